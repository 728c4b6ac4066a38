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

enum Ünder: Equatable { case größer(Int), 数(値: Int) }
/// Receives the ünder.
protocol ÜnderComponent: AnyObject {
  func größer(_ value: Int)
  func 数(値: Int)
}
/// Provides the ünder, and has no getter for it.
protocol KnowsTheÜnder { func provideÜnder(to component: some ÜnderComponent) }

enum Ranked: Equatable { case low, high; static let all = 3; var name: String { switch self { case .low: "low"; case .high: "high" } } }
/// Receives the ranked.
protocol RankedComponent: AnyObject {
  func low()
  func high()
}
/// Provides the ranked, and has no getter for it.
protocol KnowsTheRanked { func provideRanked(to component: some RankedComponent) }

enum Functional: Equatable { case on, off; static func make(_ x: Int) -> Functional { x > 1 ? .on : .off }; init?(text: String) { if text == "on" { self = .on } else { return nil } } }
/// Receives the functional.
protocol FunctionalComponent: AnyObject {
  func on()
  func off()
}
/// Provides the functional, and has no getter for it.
protocol KnowsTheFunctional { func provideFunctional(to component: some FunctionalComponent) }

enum Lettered: String { case a = "x", b, c = "-y" }
/// Receives the lettered.
protocol LetteredComponent: AnyObject {
  func a()
  func b()
  func c()
}
/// Provides the lettered, and has no getter for it.
protocol KnowsTheLettered { func provideLettered(to component: some LetteredComponent) }

enum Numbered: Int { case a = -1, b = 0, c = 0x10, d }
/// Receives the numbered.
protocol NumberedComponent: AnyObject {
  func a()
  func b()
  func c()
  func d()
}
/// Provides the numbered, and has no getter for it.
protocol KnowsTheNumbered { func provideNumbered(to component: some NumberedComponent) }

enum Hashed: Hashable { case a(Int) }
/// Receives the hashed.
protocol HashedComponent: AnyObject {
  func a(_ value: Int)
}
/// Provides the hashed, and has no getter for it.
protocol KnowsTheHashed { func provideHashed(to component: some HashedComponent) }

enum Coded: Codable, Sendable, CaseIterable { case a, b }
/// Receives the coded.
protocol CodedComponent: AnyObject {
  func a()
  func b()
}
/// Provides the coded, and has no getter for it.
protocol KnowsTheCoded { func provideCoded(to component: some CodedComponent) }

enum Working: Equatable { case a(run: () -> Void), b(@Sendable (Int) async throws -> String)
  static func == (l: Working, r: Working) -> Bool { true } }
/// Receives the working.
protocol WorkingComponent: AnyObject {
  func a(run: @escaping () -> Void)
  func b(_ value: @escaping @Sendable (Int) async throws -> String)
}
/// Provides the working, and has no getter for it.
protocol KnowsTheWorking { func provideWorking(to component: some WorkingComponent) }

enum Erased: Equatable { case a(any Error), b(error: (any Error)?, [any Sendable & Error])
  static func == (l: Erased, r: Erased) -> Bool { true } }
/// Receives the erased.
protocol ErasedComponent: AnyObject {
  func a(_ value: any Error)
  func b(error: (any Error)?, _ value2: [any Sendable & Error])
}
/// Provides the erased, and has no getter for it.
protocol KnowsTheErased { func provideErased(to component: some ErasedComponent) }

enum Tupled: Equatable { case a((Int, name: String)), b(size: (Int, Int))
  static func == (l: Tupled, r: Tupled) -> Bool { true } }
/// Receives the tupled.
protocol TupledComponent: AnyObject {
  func a(_ value: (Int, name: String))
  func b(size: (Int, Int))
}
/// Provides the tupled, and has no getter for it.
protocol KnowsTheTupled { func provideTupled(to component: some TupledComponent) }

enum Later {
  case a(Int)
}
extension Later: Equatable {}
/// Receives the later.
protocol LaterComponent: AnyObject {
  func a(_ value: Int)
}
/// Provides the later, and has no getter for it.
protocol KnowsTheLater { func provideLater(to component: some LaterComponent) }

enum Weather: Equatable { case sunny(degrees: Double), rainy(millimetres: Int, until: String?), unknown }
/// Receives the weather.
protocol WeatherComponent: AnyObject {
  func sunny(degrees: Double)
  func rainy(millimetres: Int, until: String?)
  func unknown()
}
/// Provides the weather, and has no getter for it.
protocol KnowsTheWeather { func provideWeather(to component: some WeatherComponent) }

enum Player: Equatable { case playing(track: String, at: Duration), paused, stopped(because: Failing) }
/// Receives the player.
protocol PlayerComponent: AnyObject {
  func playing(track: String, at: Duration)
  func paused()
  func stopped(because: Failing)
}
/// Provides the player, and has no getter for it.
protocol KnowsThePlayer { func providePlayer(to component: some PlayerComponent) }

enum Slots: Equatable { case a(InlineArray<3, Int>.Index), b([Int].Index) }
/// Receives the slots.
protocol SlotsComponent: AnyObject {
  func a(_ value: InlineArray<3, Int>.Index)
  func b(_ value: [Int].Index)
}
/// Provides the slots, and has no getter for it.
protocol KnowsTheSlots { func provideSlots(to component: some SlotsComponent) }

enum Metas: Equatable { case a(ObjectIdentifier), b(Swift.Result<[Int: String], Failing>) }
/// Receives the metas.
protocol MetasComponent: AnyObject {
  func a(_ value: ObjectIdentifier)
  func b(_ value: Swift.Result<[Int: String], Failing>)
}
/// Provides the metas, and has no getter for it.
protocol KnowsTheMetas { func provideMetas(to component: some MetasComponent) }

enum Shifted: Equatable { case a(x: Int = 1 << 3, y: Int = 8 >> 1, z: Bool = 1 <= 2) }
/// Receives the shifted.
protocol ShiftedComponent: AnyObject {
  func a(x: Int, y: Int, z: Bool)
}
/// Provides the shifted, and has no getter for it.
protocol KnowsTheShifted { func provideShifted(to component: some ShiftedComponent) }

enum Chosen: Equatable { case a(x: Int? = nil, y: Int = true ? 1 : 2, z: [String] = [],) }
/// Receives the chosen.
protocol ChosenComponent: AnyObject {
  func a(x: Int?, y: Int, z: [String])
}
/// Provides the chosen, and has no getter for it.
protocol KnowsTheChosen { func provideChosen(to component: some ChosenComponent) }

enum Raw: Equatable { case `hello world`(Int), plain }
/// Receives the raw.
protocol RawComponent: AnyObject {
  func `hello world`(_ value: Int)
  func plain()
}
/// Provides the raw, and has no getter for it.
protocol KnowsTheRaw { func provideRaw(to component: some RawComponent) }

enum Hash: Equatable { case a(text: String = ##"a "# b, c"##) }
/// Receives the hash.
protocol HashComponent: AnyObject {
  func a(text: String)
}
/// Provides the hash, and has no getter for it.
protocol KnowsTheHash { func provideHash(to component: some HashComponent) }

enum Lines: Equatable { case a(text: String = """
    case b, c { ( }
    """, n: Int) }
/// Receives the lines.
protocol LinesComponent: AnyObject {
  func a(text: String, n: Int)
}
/// Provides the lines, and has no getter for it.
protocol KnowsTheLines { func provideLines(to component: some LinesComponent) }

enum Labelled: Equatable { case a(`var`: Int), b(`let`: Int, `in`: Int), c(`inout`: Int) }
protocol LabelledComponent: AnyObject {
  func a(`var`: Int)
  func b(`let`: Int, in: Int)
  func c(`inout`: Int)
}
protocol KnowsTheLabelled { func provideLabelled(to component: some LabelledComponent) }

enum Doubled: Equatable { case a(Int, value1: Int), b(self: Int, value: Int), c(component: Int, theComponent: Int) }
protocol DoubledComponent: AnyObject {
  func a(_ value12: Int, value1: Int)
  func b(self value2: Int, value: Int)
  func c(component theComponent2: Int, theComponent: Int)
}
protocol KnowsTheDoubled { func provideDoubled(to component: some DoubledComponent) }

enum Audio: Equatable { case record, stop, recordValue(Int) }
protocol AudioComponent: AnyObject {
  func record()
  func stop()
  func recordValue(_ value: Int)
}
protocol KnowsTheAudio { func provideAudio(to component: some AudioComponent) }

enum Compared { case a(() -> Void), b }
extension Compared: Equatable { static func == (l: Compared, r: Compared) -> Bool { true } }
protocol ComparedComponent: AnyObject {
  func a(_ value: @escaping () -> Void)
  func b()
}
protocol KnowsTheCompared { func provideCompared(to component: some ComparedComponent) }

enum Membered: Equatable {
  case a(Int)
  static let first = Kind.case
  static let isA = if case .a = Membered.a(1) { 1 } else if case .b = Membered.b { 2 } else { 3 }
  enum Kind { case `case`, other }
  case b
}
protocol MemberedComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
protocol KnowsTheMembered { func provideMembered(to component: some MemberedComponent) }
