import Eastward

enum Switch: Equatable { case on, off }
/// Is told the switch.
protocol SwitchComponent: AnyObject {
  func on()
  func off()
}
/// Tells the switch, and cannot be asked for it.
protocol KnowsTheSwitch { func provideSwitch(to component: some SwitchComponent) }

enum Single: Equatable { case only(Int) }
/// Is told the single.
protocol SingleComponent: AnyObject {
  func only(_ value: Int)
}
/// Tells the single, and cannot be asked for it.
protocol KnowsTheSingle { func provideSingle(to component: some SingleComponent) }

enum Login: Equatable { case signedIn(name: String, admin: Bool); case signedOut }
/// Is told the login.
protocol LoginComponent: AnyObject {
  func signedIn(name: String, admin: Bool)
  func signedOut()
}
/// Tells the login, and cannot be asked for it.
protocol KnowsTheLogin { func provideLogin(to component: some LoginComponent) }

enum Two: Equatable { case pair(Int, String) }
/// Is told the two.
protocol TwoComponent: AnyObject {
  func pair(_ value1: Int, _ value2: String)
}
/// Tells the two, and cannot be asked for it.
protocol KnowsTheTwo { func provideTwo(to component: some TwoComponent) }

enum Mixed: Equatable { case both(name: String, Int) }
/// Is told the mixed.
protocol MixedComponent: AnyObject {
  func both(name: String, _ value2: Int)
}
/// Tells the mixed, and cannot be asked for it.
protocol KnowsTheMixed { func provideMixed(to component: some MixedComponent) }

enum Blank: Equatable { case under(_ number: Int) }
/// Is told the blank.
protocol BlankComponent: AnyObject {
  func under(_ number: Int)
}
/// Tells the blank, and cannot be asked for it.
protocol KnowsTheBlank { func provideBlank(to component: some BlankComponent) }

enum Guarded: Equatable { case `default`, `in`(Int), `self`(`for`: Int) }
/// Is told the guarded.
protocol GuardedComponent: AnyObject {
  func `default`()
  func `in`(_ value: Int)
  func `self`(for: Int)
}
/// Tells the guarded, and cannot be asked for it.
protocol KnowsTheGuarded { func provideGuarded(to component: some GuardedComponent) }

enum Keyed: Equatable { case a(in: Int, is: Bool) }
/// Is told the keyed.
protocol KeyedComponent: AnyObject {
  func a(in: Int, is: Bool)
}
/// Tells the keyed, and cannot be asked for it.
protocol KnowsTheKeyed { func provideKeyed(to component: some KeyedComponent) }

enum Called: Equatable { case a(component: Int, probe: Int, value: Int) }
/// Is told the called.
protocol CalledComponent: AnyObject {
  func a(component theComponent: Int, probe: Int, value: Int)
}
/// Tells the called, and cannot be asked for it.
protocol KnowsTheCalled { func provideCalled(to component: some CalledComponent) }

enum Listed: Equatable { case loaded([String]), failed(Failing), table([String: [Int]]) }
/// Is told the listed.
protocol ListedComponent: AnyObject {
  func loaded(_ value: [String])
  func failed(_ value: Failing)
  func table(_ value: [String: [Int]])
}
/// Tells the listed, and cannot be asked for it.
protocol KnowsTheListed { func provideListed(to component: some ListedComponent) }

enum Arrowed: Equatable { case a(Dictionary<String, Int>, Set<Int>) }
/// Is told the arrowed.
protocol ArrowedComponent: AnyObject {
  func a(_ value1: Dictionary<String, Int>, _ value2: Set<Int>)
}
/// Tells the arrowed, and cannot be asked for it.
protocol KnowsTheArrowed { func provideArrowed(to component: some ArrowedComponent) }

enum Nested2: Equatable { case a(Dictionary<String, Dictionary<Int, Array<Int>>>, last: Bool) }
/// Is told the nested2.
protocol Nested2Component: AnyObject {
  func a(_ value1: Dictionary<String, Dictionary<Int, Array<Int>>>, last: Bool)
}
/// Tells the nested2, and cannot be asked for it.
protocol KnowsTheNested2 { func provideNested2(to component: some Nested2Component) }

enum Optionals: Equatable { case a(Int?), b(Int??), c([Int]?), d(Optional<Int>) }
/// Is told the optionals.
protocol OptionalsComponent: AnyObject {
  func a(_ value: Int?)
  func b(_ value: Int??)
  func c(_ value: [Int]?)
  func d(_ value: Optional<Int>)
}
/// Tells the optionals, and cannot be asked for it.
protocol KnowsTheOptionals { func provideOptionals(to component: some OptionalsComponent) }

enum Defaulted: Equatable { case a(Int = 3), b(name: String = "a, b", flag: Bool = false), c(_ n: Int = (1 + 2) * 3) }
/// Is told the defaulted.
protocol DefaultedComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String, flag: Bool)
  func c(_ n: Int)
}
/// Tells the defaulted, and cannot be asked for it.
protocol KnowsTheDefaulted { func provideDefaulted(to component: some DefaultedComponent) }

enum Less: Equatable { case a(flag: Bool = 1 < 2, other: Bool = 3 > 2) }
/// Is told the less.
protocol LessComponent: AnyObject {
  func a(flag: Bool, other: Bool)
}
/// Tells the less, and cannot be asked for it.
protocol KnowsTheLess { func provideLess(to component: some LessComponent) }

enum Maker: Equatable { case a(items: [Int] = Array<Int>(), table: [String: Int] = Dictionary<String, Int>(), last: Int = max(1, 2)) }
/// Is told the maker.
protocol MakerComponent: AnyObject {
  func a(items: [Int], table: [String: Int], last: Int)
}
/// Tells the maker, and cannot be asked for it.
protocol KnowsTheMaker { func provideMaker(to component: some MakerComponent) }

enum Quoted: Equatable { case a(text: String = "}{)(", raw: String = #"\(x)"#, many: String = "\(1 + 2), \("a")") }
/// Is told the quoted.
protocol QuotedComponent: AnyObject {
  func a(text: String, raw: String, many: String)
}
/// Tells the quoted, and cannot be asked for it.
protocol KnowsTheQuoted { func provideQuoted(to component: some QuotedComponent) }

enum Closing: Equatable { case a(number: Int = { 3 }(), other: Int = [1, 2, 3][0]) }
/// Is told the closing.
protocol ClosingComponent: AnyObject {
  func a(number: Int, other: Int)
}
/// Tells the closing, and cannot be asked for it.
protocol KnowsTheClosing { func provideClosing(to component: some ClosingComponent) }

enum Qualified: Equatable { case a(Swift.Int, b: Swift.Optional<Swift.String>) }
/// Is told the qualified.
protocol QualifiedComponent: AnyObject {
  func a(_ value1: Swift.Int, b: Swift.Optional<Swift.String>)
}
/// Tells the qualified, and cannot be asked for it.
protocol KnowsTheQualified { func provideQualified(to component: some QualifiedComponent) }

enum Selfish: Equatable { indirect case node(Self, Self?); case leaf }
/// Is told the selfish.
protocol SelfishComponent: AnyObject {
  func node(_ value1: Selfish, _ value2: Selfish?)
  func leaf()
}
/// Tells the selfish, and cannot be asked for it.
protocol KnowsTheSelfish { func provideSelfish(to component: some SelfishComponent) }

enum Tree: Equatable { case leaf(Int); indirect case node([Tree]) }
/// Is told the tree.
protocol TreeComponent: AnyObject {
  func leaf(_ value: Int)
  func node(_ value: [Tree])
}
/// Tells the tree, and cannot be asked for it.
protocol KnowsTheTree { func provideTree(to component: some TreeComponent) }

enum Local: Equatable { struct Part: Equatable { var a = 1 }; case a(Part), b(part: [Part]), c(Part: Int) }
/// Is told the local.
protocol LocalComponent: AnyObject {
  func a(_ value: Local.Part)
  func b(part: [Local.Part])
  func c(Part: Int)
}
/// Tells the local, and cannot be asked for it.
protocol KnowsTheLocal { func provideLocal(to component: some LocalComponent) }

enum Deeper: Equatable { enum Part { struct Leaf: Equatable {} }; case a(Part.Leaf) }
/// Is told the deeper.
protocol DeeperComponent: AnyObject {
  func a(_ value: Deeper.Part.Leaf)
}
/// Tells the deeper, and cannot be asked for it.
protocol KnowsTheDeeper { func provideDeeper(to component: some DeeperComponent) }

enum Ünder: Equatable { case größer(Int), 数(値: Int) }
/// Is told the ünder.
protocol ÜnderComponent: AnyObject {
  func größer(_ value: Int)
  func 数(値: Int)
}
/// Tells the ünder, and cannot be asked for it.
protocol KnowsTheÜnder { func provideÜnder(to component: some ÜnderComponent) }

enum Ranked: Equatable { case low, high; static let all = 3; var name: String { switch self { case .low: "low"; case .high: "high" } } }
/// Is told the ranked.
protocol RankedComponent: AnyObject {
  func low()
  func high()
}
/// Tells the ranked, and cannot be asked for it.
protocol KnowsTheRanked { func provideRanked(to component: some RankedComponent) }

enum Functional: Equatable { case on, off; static func make(_ x: Int) -> Functional { x > 1 ? .on : .off }; init?(text: String) { if text == "on" { self = .on } else { return nil } } }
/// Is told the functional.
protocol FunctionalComponent: AnyObject {
  func on()
  func off()
}
/// Tells the functional, and cannot be asked for it.
protocol KnowsTheFunctional { func provideFunctional(to component: some FunctionalComponent) }

enum Lettered: String { case a = "x", b, c = "-y" }
/// Is told the lettered.
protocol LetteredComponent: AnyObject {
  func a()
  func b()
  func c()
}
/// Tells the lettered, and cannot be asked for it.
protocol KnowsTheLettered { func provideLettered(to component: some LetteredComponent) }

enum Numbered: Int { case a = -1, b = 0, c = 0x10, d }
/// Is told the numbered.
protocol NumberedComponent: AnyObject {
  func a()
  func b()
  func c()
  func d()
}
/// Tells the numbered, and cannot be asked for it.
protocol KnowsTheNumbered { func provideNumbered(to component: some NumberedComponent) }

enum Hashed: Hashable { case a(Int) }
/// Is told the hashed.
protocol HashedComponent: AnyObject {
  func a(_ value: Int)
}
/// Tells the hashed, and cannot be asked for it.
protocol KnowsTheHashed { func provideHashed(to component: some HashedComponent) }

enum Coded: Codable, Sendable, CaseIterable { case a, b }
/// Is told the coded.
protocol CodedComponent: AnyObject {
  func a()
  func b()
}
/// Tells the coded, and cannot be asked for it.
protocol KnowsTheCoded { func provideCoded(to component: some CodedComponent) }

enum Working: Equatable { case a(run: () -> Void), b(@Sendable (Int) async throws -> String)
  static func == (l: Working, r: Working) -> Bool { true } }
/// Is told the working.
protocol WorkingComponent: AnyObject {
  func a(run: @escaping () -> Void)
  func b(_ value: @escaping @Sendable (Int) async throws -> String)
}
/// Tells the working, and cannot be asked for it.
protocol KnowsTheWorking { func provideWorking(to component: some WorkingComponent) }

enum Erased: Equatable { case a(any Error), b(error: (any Error)?, [any Sendable & Error])
  static func == (l: Erased, r: Erased) -> Bool { true } }
/// Is told the erased.
protocol ErasedComponent: AnyObject {
  func a(_ value: any Error)
  func b(error: (any Error)?, _ value2: [any Sendable & Error])
}
/// Tells the erased, and cannot be asked for it.
protocol KnowsTheErased { func provideErased(to component: some ErasedComponent) }

enum Tupled: Equatable { case a((Int, name: String)), b(size: (Int, Int))
  static func == (l: Tupled, r: Tupled) -> Bool { true } }
/// Is told the tupled.
protocol TupledComponent: AnyObject {
  func a(_ value: (Int, name: String))
  func b(size: (Int, Int))
}
/// Tells the tupled, and cannot be asked for it.
protocol KnowsTheTupled { func provideTupled(to component: some TupledComponent) }

enum Later {
  case a(Int)
}
extension Later: Equatable {}
/// Is told the later.
protocol LaterComponent: AnyObject {
  func a(_ value: Int)
}
/// Tells the later, and cannot be asked for it.
protocol KnowsTheLater { func provideLater(to component: some LaterComponent) }

enum Weather: Equatable { case sunny(degrees: Double), rainy(millimetres: Int, until: String?), unknown }
/// Is told the weather.
protocol WeatherComponent: AnyObject {
  func sunny(degrees: Double)
  func rainy(millimetres: Int, until: String?)
  func unknown()
}
/// Tells the weather, and cannot be asked for it.
protocol KnowsTheWeather { func provideWeather(to component: some WeatherComponent) }

enum Player: Equatable { case playing(track: String, at: Duration), paused, stopped(because: Failing) }
/// Is told the player.
protocol PlayerComponent: AnyObject {
  func playing(track: String, at: Duration)
  func paused()
  func stopped(because: Failing)
}
/// Tells the player, and cannot be asked for it.
protocol KnowsThePlayer { func providePlayer(to component: some PlayerComponent) }

enum Slots: Equatable { case a(InlineArray<3, Int>.Index), b([Int].Index) }
/// Is told the slots.
protocol SlotsComponent: AnyObject {
  func a(_ value: InlineArray<3, Int>.Index)
  func b(_ value: [Int].Index)
}
/// Tells the slots, and cannot be asked for it.
protocol KnowsTheSlots { func provideSlots(to component: some SlotsComponent) }

enum Metas: Equatable { case a(ObjectIdentifier), b(Swift.Result<[Int: String], Failing>) }
/// Is told the metas.
protocol MetasComponent: AnyObject {
  func a(_ value: ObjectIdentifier)
  func b(_ value: Swift.Result<[Int: String], Failing>)
}
/// Tells the metas, and cannot be asked for it.
protocol KnowsTheMetas { func provideMetas(to component: some MetasComponent) }

enum Shifted: Equatable { case a(x: Int = 1 << 3, y: Int = 8 >> 1, z: Bool = 1 <= 2) }
/// Is told the shifted.
protocol ShiftedComponent: AnyObject {
  func a(x: Int, y: Int, z: Bool)
}
/// Tells the shifted, and cannot be asked for it.
protocol KnowsTheShifted { func provideShifted(to component: some ShiftedComponent) }

enum Chosen: Equatable { case a(x: Int? = nil, y: Int = true ? 1 : 2, z: [String] = [],) }
/// Is told the chosen.
protocol ChosenComponent: AnyObject {
  func a(x: Int?, y: Int, z: [String])
}
/// Tells the chosen, and cannot be asked for it.
protocol KnowsTheChosen { func provideChosen(to component: some ChosenComponent) }

enum Raw: Equatable { case `hello world`(Int), plain }
/// Is told the raw.
protocol RawComponent: AnyObject {
  func `hello world`(_ value: Int)
  func plain()
}
/// Tells the raw, and cannot be asked for it.
protocol KnowsTheRaw { func provideRaw(to component: some RawComponent) }

enum Hash: Equatable { case a(text: String = ##"a "# b, c"##) }
/// Is told the hash.
protocol HashComponent: AnyObject {
  func a(text: String)
}
/// Tells the hash, and cannot be asked for it.
protocol KnowsTheHash { func provideHash(to component: some HashComponent) }

enum Lines: Equatable { case a(text: String = """
    case b, c { ( }
    """, n: Int) }
/// Is told the lines.
protocol LinesComponent: AnyObject {
  func a(text: String, n: Int)
}
/// Tells the lines, and cannot be asked for it.
protocol KnowsTheLines { func provideLines(to component: some LinesComponent) }
