import Eastward
import EastwardMacros

@Aspect enum Switch { case on, off }

@Aspect enum Single { case only(Int) }

@Aspect enum Login { case signedIn(name: String, admin: Bool); case signedOut }

@Aspect enum Two { case pair(Int, String) }

@Aspect enum Mixed { case both(name: String, Int) }

@Aspect enum Blank { case under(_ number: Int) }

@Aspect enum Guarded { case `default`, `in`(Int), `self`(`for`: Int) }

@Aspect enum Keyed { case a(in: Int, is: Bool) }

@Aspect enum Called { case a(component: Int, probe: Int, value: Int) }

@Aspect enum Listed { case loaded([String]), failed(Failing), table([String: [Int]]) }

@Aspect enum Arrowed { case a(Dictionary<String, Int>, Set<Int>) }

@Aspect enum Nested2 { case a(Dictionary<String, Dictionary<Int, Array<Int>>>, last: Bool) }

@Aspect enum Optionals { case a(Int?), b(Int??), c([Int]?), d(Optional<Int>) }

@Aspect enum Defaulted { case a(Int = 3), b(name: String = "a, b", flag: Bool = false), c(_ n: Int = (1 + 2) * 3) }

@Aspect enum Less { case a(flag: Bool = 1 < 2, other: Bool = 3 > 2) }

@Aspect enum Maker { case a(items: [Int] = Array<Int>(), table: [String: Int] = Dictionary<String, Int>(), last: Int = max(1, 2)) }

@Aspect enum Quoted { case a(text: String = "}{)(", raw: String = #"\(x)"#, many: String = "\(1 + 2), \("a")") }

@Aspect enum Closing { case a(number: Int = { 3 }(), other: Int = [1, 2, 3][0]) }

@Aspect enum Qualified { case a(Swift.Int, b: Swift.Optional<Swift.String>) }

@Aspect enum Selfish { indirect case node(Self, Self?); case leaf }

@Aspect enum Tree { case leaf(Int); indirect case node([Tree]) }

@Aspect enum Local { struct Part: Equatable { var a = 1 }; case a(Part), b(part: [Part]), c(Part: Int) }

@Aspect enum Deeper { enum Part { struct Leaf: Equatable {} }; case a(Part.Leaf) }

@Aspect enum Ünder { case größer(Int), 数(値: Int) }

@Aspect enum Ranked { case low, high; static let all = 3; var name: String { switch self { case .low: "low"; case .high: "high" } } }

@Aspect enum Functional { case on, off; static func make(_ x: Int) -> Functional { x > 1 ? .on : .off }; init?(text: String) { if text == "on" { self = .on } else { return nil } } }

@Aspect enum Lettered: String { case a = "x", b, c = "-y" }

@Aspect enum Numbered: Int { case a = -1, b = 0, c = 0x10, d }

@Aspect enum Hashed: Hashable { case a(Int) }

@Aspect enum Coded: Codable, Sendable, CaseIterable { case a, b }

@Aspect enum Working: Equatable { case a(run: () -> Void), b(@Sendable (Int) async throws -> String)
  static func == (l: Working, r: Working) -> Bool { true } }

@Aspect enum Erased: Equatable { case a(any Error), b(error: (any Error)?, [any Sendable & Error])
  static func == (l: Erased, r: Erased) -> Bool { true } }

@Aspect enum Tupled: Equatable { case a((Int, name: String)), b(size: (Int, Int))
  static func == (l: Tupled, r: Tupled) -> Bool { true } }

@Aspect enum Later {
  case a(Int)
}
extension Later: Equatable {}

@Aspect enum Weather { case sunny(degrees: Double), rainy(millimetres: Int, until: String?), unknown }

@Aspect enum Player { case playing(track: String, at: Duration), paused, stopped(because: Failing) }

@Aspect enum Slots { case a(InlineArray<3, Int>.Index), b([Int].Index) }

@Aspect enum Metas { case a(ObjectIdentifier), b(Swift.Result<[Int: String], Failing>) }

@Aspect enum Shifted { case a(x: Int = 1 << 3, y: Int = 8 >> 1, z: Bool = 1 <= 2) }

@Aspect enum Chosen { case a(x: Int? = nil, y: Int = true ? 1 : 2, z: [String] = [],) }

@Aspect enum Raw { case `hello world`(Int), plain }

@Aspect enum Hash { case a(text: String = ##"a "# b, c"##) }

@Aspect enum Lines { case a(text: String = """
    case b, c { ( }
    """, n: Int) }

@Aspect enum Labelled { case a(`var`: Int), b(`let`: Int, `in`: Int), c(`inout`: Int) }

@Aspect enum Doubled { case a(Int, value1: Int), b(self: Int, value: Int), c(component: Int, theComponent: Int) }

@Aspect enum Audio { case record, stop, recordValue(Int) }

@Aspect enum Compared { case a(() -> Void), b }
extension Compared: Equatable { static func == (l: Compared, r: Compared) -> Bool { true } }

@Aspect enum Membered {
  case a(Int)
  static let first = Kind.case
  static let isA = if case .a = Membered.a(1) { 1 } else if case .b = Membered.b { 2 } else { 3 }
  enum Kind { case `case`, other }
  case b
}
