import Testing

@Suite("Numbers of methods")
struct MethodCountTests {
  private static let limit = 60

  /// The types with more methods, and the numbers that they may not exceed. Lower them when a type shrinks.
  private static let ceilings = [
    "SwiftReader.Parser": 191
  ]

  @Test("no type has more than 60 methods, and those that had more get no others")
  func limits() throws {
    let counts = try MethodCounts(in: ["Sources", "Rules"]).counts
    #expect(counts.filter { $0.value > Self.ceilings[$0.key] ?? Self.limit } == [:])
    #expect(Self.ceilings.keys.filter { counts[$0] ?? 0 <= Self.limit } == [], "An exception is not needed any more")
  }

  @Test("methods in extensions of all modules count for the type, and those of a namesake do not")
  func extensions() {
    let files = [
      (module: "A", code: "struct S {\n  init() {}\n  subscript(i: Int) -> Int { i }\n  func f() { func g() {} }\n}"),
      ("B", "extension S { static func h() {} }\nextension S.T { func i() {} }\nextension Int { func j() {} }"),
      ("C", "class S { func k() {} }\nextension S { func l() {}\n struct T { func m() {} } }\nfunc n() {}"),
    ]
    #expect(MethodCounts(files).counts == ["A.S": 4, "C.S": 2, "C.S.T": 2])
  }
}
