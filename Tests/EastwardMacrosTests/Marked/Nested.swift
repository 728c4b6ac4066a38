import Eastward
import EastwardMacros

struct Account: KnowsTheBalance {  // ← cannot find type 'KnowsTheBalance' in scope
  @Aspect enum Balance { typealias Value = Int }
  private let balance = 0

  func provideBalance(to component: some BalanceComponent) { component.newBalance(balance) }
}
