import SwiftReader
import Testing

/// The referee cannot compare these: SwiftSyntax refuses them.
@Suite("What only the compiler accepts")
struct CompilerFormTests {
  @Test(
    "has the facts of a common spelling with as many bytes",
    arguments: [
      (#"let a = \..part"#, #"let a = \ .part"#),
      (#"let a = \..part?.piece"#, #"let a = \ .part?.piece"#),
      (#"let a = f(\Whole..part.piece)"#, #"let a = f(\Whole .part.piece)"#),
      (#"let a = \..self"#, #"let a = \ .self"#),
      ("func f(_ a: @MainActor([Int]) -> Void) {}", "func f(_ a: @MainActor ([Int])-> Void) {}"),
      (
        "func f(_ a: @escaping @Sendable(Int) async -> Void) {}",
        "func f(_ a: @escaping @Sendable (Int)async -> Void) {}"
      ),
      ("let a: @MainActor() throws(E) -> Void = b", "let a: @MainActor ()throws(E) -> Void = b"),
      ("typealias A = [@MainActor(Int) -> Void]", "typealias A = [@MainActor (Int)-> Void]"),
    ])
  func facts(_ form: String, _ common: String) {
    let facts = SwiftReader.facts(of: Array(form.utf8))
    #expect(facts.problems.isEmpty)
    #expect(facts == SwiftReader.facts(of: Array(common.utf8)))
  }
}
