import Analysis
import Findings
import Testing

@Suite("Changes of declarations")
struct DeclarationChangeTests {
  @Test(
    "include what a declaration asks of its callers",
    arguments: [
      "func f<T>(_ item: T) where T: Named {}", "func f<T: Named>(_ item: T) {}", "func f<T>(_ item: inout T) {}",
      "func f<T>(_ item: T...) {}", "func f<T>(_ item: T = make()) {}",
    ])
  func asked(newer: String) {
    let older = codebase(["A.swift": "func f<T>(_ item: T) {}"])
    #expect(changedDeclarations(from: older, to: codebase(["A.swift": newer])).map(\.name) == ["f(_:)"])
    let body = codebase(["A.swift": "func f<T>(_ item: T) { print(item) }"])
    #expect(changedDeclarations(from: older, to: body).isEmpty)
  }
}
