import Eastward

struct User {
  var name = ""
}

protocol UserComponent: AnyObject { func newUser(_ user: User) }
protocol KnowsTheUser { func provideUser(to component: some UserComponent) }

enum TheUser: Aspect {  // ← make them 'Equatable', or implement it // ← does not conform to protocol 'AspectValue'
  typealias Value = User

  static func read(from source: any KnowsTheUser, into probe: Probe<TheUser>) { source.provideUser(to: probe) }
  static func observer(for component: any UserComponent, reading probe: Probe<TheUser>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newUser($0) } }
  }
}

extension Probe: UserComponent where Observed == TheUser {
  func newUser(_ user: User) { record(user) }
}

func react(_ store: Store<Int, Int>) -> SubscriptionToken {
  store.react(to: { _ in User() }) { _ in 1 }  // ← cannot convert value of type 'User' to closure result type 'Bool?'
}
