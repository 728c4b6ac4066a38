import Eastward

enum Switch: Equatable { case on, off }
/// Receives the switch.
protocol SwitchComponent: AnyObject {
  func on()
  func off()
}
/// Provides the switch, and has no getter for it.
protocol KnowsTheSwitch { func provideSwitch(to component: some SwitchComponent) }

enum Single: Equatable { case only(Int) }
/// Receives the single.
protocol SingleComponent: AnyObject {
  func only(_ value: Int)
}
/// Provides the single, and has no getter for it.
protocol KnowsTheSingle { func provideSingle(to component: some SingleComponent) }

enum Login: Equatable { case signedIn(name: String, admin: Bool); case signedOut }
/// Receives the login.
protocol LoginComponent: AnyObject {
  func signedIn(name: String, admin: Bool)
  func signedOut()
}
/// Provides the login, and has no getter for it.
protocol KnowsTheLogin { func provideLogin(to component: some LoginComponent) }

enum Two: Equatable { case pair(Int, String) }
/// Receives the two.
protocol TwoComponent: AnyObject {
  func pair(_ value1: Int, _ value2: String)
}
/// Provides the two, and has no getter for it.
protocol KnowsTheTwo { func provideTwo(to component: some TwoComponent) }

enum Mixed: Equatable { case both(name: String, Int) }
/// Receives the mixed.
protocol MixedComponent: AnyObject {
  func both(name: String, _ value2: Int)
}
/// Provides the mixed, and has no getter for it.
protocol KnowsTheMixed { func provideMixed(to component: some MixedComponent) }

enum Blank: Equatable { case under(_ number: Int) }
/// Receives the blank.
protocol BlankComponent: AnyObject {
  func under(_ number: Int)
}
/// Provides the blank, and has no getter for it.
protocol KnowsTheBlank { func provideBlank(to component: some BlankComponent) }

enum Guarded: Equatable { case `default`, `in`(Int), `self`(`for`: Int) }
/// Receives the guarded.
protocol GuardedComponent: AnyObject {
  func `default`()
  func `in`(_ value: Int)
  func `self`(for: Int)
}
/// Provides the guarded, and has no getter for it.
protocol KnowsTheGuarded { func provideGuarded(to component: some GuardedComponent) }

enum Keyed: Equatable { case a(in: Int, is: Bool) }
/// Receives the keyed.
protocol KeyedComponent: AnyObject {
  func a(in: Int, is: Bool)
}
/// Provides the keyed, and has no getter for it.
protocol KnowsTheKeyed { func provideKeyed(to component: some KeyedComponent) }

enum Called: Equatable { case a(component: Int, probe: Int, value: Int) }
/// Receives the called.
protocol CalledComponent: AnyObject {
  func a(component theComponent: Int, probe: Int, value: Int)
}
/// Provides the called, and has no getter for it.
protocol KnowsTheCalled { func provideCalled(to component: some CalledComponent) }

enum Listed: Equatable { case loaded([String]), failed(Failing), table([String: [Int]]) }
/// Receives the listed.
protocol ListedComponent: AnyObject {
  func loaded(_ value: [String])
  func failed(_ value: Failing)
  func table(_ value: [String: [Int]])
}
/// Provides the listed, and has no getter for it.
protocol KnowsTheListed { func provideListed(to component: some ListedComponent) }

enum Arrowed: Equatable { case a(Dictionary<String, Int>, Set<Int>) }
/// Receives the arrowed.
protocol ArrowedComponent: AnyObject {
  func a(_ value1: Dictionary<String, Int>, _ value2: Set<Int>)
}
/// Provides the arrowed, and has no getter for it.
protocol KnowsTheArrowed { func provideArrowed(to component: some ArrowedComponent) }

enum Nested2: Equatable { case a(Dictionary<String, Dictionary<Int, Array<Int>>>, last: Bool) }
/// Receives the nested2.
protocol Nested2Component: AnyObject {
  func a(_ value1: Dictionary<String, Dictionary<Int, Array<Int>>>, last: Bool)
}
/// Provides the nested2, and has no getter for it.
protocol KnowsTheNested2 { func provideNested2(to component: some Nested2Component) }

enum Optionals: Equatable { case a(Int?), b(Int??), c([Int]?), d(Optional<Int>) }
/// Receives the optionals.
protocol OptionalsComponent: AnyObject {
  func a(_ value: Int?)
  func b(_ value: Int??)
  func c(_ value: [Int]?)
  func d(_ value: Optional<Int>)
}
/// Provides the optionals, and has no getter for it.
protocol KnowsTheOptionals { func provideOptionals(to component: some OptionalsComponent) }

enum Defaulted: Equatable { case a(Int = 3), b(name: String = "a, b", flag: Bool = false), c(_ n: Int = (1 + 2) * 3) }
/// Receives the defaulted.
protocol DefaultedComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String, flag: Bool)
  func c(_ n: Int)
}
/// Provides the defaulted, and has no getter for it.
protocol KnowsTheDefaulted { func provideDefaulted(to component: some DefaultedComponent) }

enum Less: Equatable { case a(flag: Bool = 1 < 2, other: Bool = 3 > 2) }
/// Receives the less.
protocol LessComponent: AnyObject {
  func a(flag: Bool, other: Bool)
}
/// Provides the less, and has no getter for it.
protocol KnowsTheLess { func provideLess(to component: some LessComponent) }

enum Maker: Equatable { case a(items: [Int] = Array<Int>(), table: [String: Int] = Dictionary<String, Int>(), last: Int = max(1, 2)) }
/// Receives the maker.
protocol MakerComponent: AnyObject {
  func a(items: [Int], table: [String: Int], last: Int)
}
/// Provides the maker, and has no getter for it.
protocol KnowsTheMaker { func provideMaker(to component: some MakerComponent) }

enum Quoted: Equatable { case a(text: String = "}{)(", raw: String = #"\(x)"#, many: String = "\(1 + 2), \("a")") }
/// Receives the quoted.
protocol QuotedComponent: AnyObject {
  func a(text: String, raw: String, many: String)
}
/// Provides the quoted, and has no getter for it.
protocol KnowsTheQuoted { func provideQuoted(to component: some QuotedComponent) }

enum Closing: Equatable { case a(number: Int = { 3 }(), other: Int = [1, 2, 3][0]) }
/// Receives the closing.
protocol ClosingComponent: AnyObject {
  func a(number: Int, other: Int)
}
/// Provides the closing, and has no getter for it.
protocol KnowsTheClosing { func provideClosing(to component: some ClosingComponent) }

enum Qualified: Equatable { case a(Swift.Int, b: Swift.Optional<Swift.String>) }
/// Receives the qualified.
protocol QualifiedComponent: AnyObject {
  func a(_ value1: Swift.Int, b: Swift.Optional<Swift.String>)
}
/// Provides the qualified, and has no getter for it.
protocol KnowsTheQualified { func provideQualified(to component: some QualifiedComponent) }

enum Selfish: Equatable { indirect case node(Self, Self?); case leaf }
/// Receives the selfish.
protocol SelfishComponent: AnyObject {
  func node(_ value1: Selfish, _ value2: Selfish?)
  func leaf()
}
/// Provides the selfish, and has no getter for it.
protocol KnowsTheSelfish { func provideSelfish(to component: some SelfishComponent) }

enum Tree: Equatable { case leaf(Int); indirect case node([Tree]) }
/// Receives the tree.
protocol TreeComponent: AnyObject {
  func leaf(_ value: Int)
  func node(_ value: [Tree])
}
/// Provides the tree, and has no getter for it.
protocol KnowsTheTree { func provideTree(to component: some TreeComponent) }

enum Local: Equatable { struct Part: Equatable { var a = 1 }; case a(Part), b(part: [Part]), c(Part: Int) }
/// Receives the local.
protocol LocalComponent: AnyObject {
  func a(_ value: Local.Part)
  func b(part: [Local.Part])
  func c(Part: Int)
}
/// Provides the local, and has no getter for it.
protocol KnowsTheLocal { func provideLocal(to component: some LocalComponent) }

enum Deeper: Equatable { enum Part { struct Leaf: Equatable {} }; case a(Part.Leaf) }
/// Receives the deeper.
protocol DeeperComponent: AnyObject {
  func a(_ value: Deeper.Part.Leaf)
}
/// Provides the deeper, and has no getter for it.
protocol KnowsTheDeeper { func provideDeeper(to component: some DeeperComponent) }
