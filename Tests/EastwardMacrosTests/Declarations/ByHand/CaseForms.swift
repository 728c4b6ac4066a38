import Eastward
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
