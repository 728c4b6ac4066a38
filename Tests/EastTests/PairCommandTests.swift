import Foundation
import Running
import Testing

@Suite("east pair NAME TYPE")
struct PairCommandTests {
  private static let compiler = URL(filePath: "/usr/bin/env")

  /// Whether the compiler takes the text in Swift 6 mode without a warning; its complaint if not.
  private func complaint(about text: String, in sandbox: Sandbox) throws -> String {
    try sandbox.write(text, to: "Pair.swift")
    let words = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "Pair.swift"]
    let ending = try run(Self.compiler, words, in: sandbox.root)
    return ending.status == 0 ? "" : ending.error
  }

  @Test("prints the seed's pair")
  func seed() throws {
    let sandbox = try Sandbox()
    let ending = try sandbox.east("pair", "Count", "Int")
    #expect(ending.status == 0)
    let file = packageDirectory.appending(path: "Tests/EastTests/Snapshots/pair.swift.text")
    #expect(ending.text == (try snapshot(ending.text, in: file)), "\(recordingHint)")
    let state = """
      struct AppState { private var count = 3 }

      extension AppState: KnowsTheCount {
        func provideCount(to component: some CountComponent) { component.newCount(count) }
      }

      func show(_ state: any KnowsTheCount, in label: any CountComponent) {
        state.provideCount(to: label)
        state.provideCount { print($0) }
      }
      """
    #expect(try complaint(about: ending.text + state, in: sandbox) == "")
  }

  /// The words after `pair`, and the two lines that show the grammar of names.
  private static let spelled: [([String], String, String)] = [
    (["items", "[Int]"], "protocol KnowsTheItems {", "func newItems(_ items: [Int])"),
    (["default", "Int?"], "protocol DefaultComponent: AnyObject {", "func newDefault(_ `default`: Int?)"),
    (["URL", "String"], "/// Receives the url.", "func newURL(_ url: String)"),
    (["deliver", "Int"], "protocol KnowsTheDeliver {", "{ self.deliver(deliver) }"),
    (["self", "Int"], "protocol KnowsTheSelf {", "func newSelf(_ value: Int)"),
    (["signedInUser", "String"], "/// Receives the signed in user.", "func newSignedInUser(_ signedInUser: String)"),
    (["Size", "(width: Int, height: Int)"], "protocol KnowsTheSize {", "_ size: (width: Int, height: Int))"),
    (["Step", "(Int) -> Void"], "protocol KnowsTheStep {", "func newStep(_ step: @escaping (Int) -> Void)"),
    (
      ["Load", "@Sendable (Int) async throws -> String"], "protocol KnowsTheLoad {",
      "_ load: @escaping @Sendable (Int) async throws -> String)"
    ),
    (["Thing", "any Equatable & Sendable"], "protocol KnowsTheThing {", "_ thing: any Equatable & Sendable)"),
    (["Answer", "Result<Int, any Error>"], "protocol KnowsTheAnswer {", "_ answer: Result<Int, any Error>)"),
  ]

  @Test("makes names that read well and compile", arguments: spelled)
  func names(words: [String], first: String, second: String) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), ["pair"] + words, in: sandbox.root)
    #expect(ending.text.contains(first) && ending.text.contains(second), "\(ending.text)\(ending.error)")
    #expect(try complaint(about: ending.text, in: sandbox) == "")
  }

  private static let wrong: [([String], String)] = [
    ([], "`east pair` takes a name and a type, as in `east pair Count Int`, or --edge, --owner or --all"),
    (["Count"], "`east pair` takes a name and a type"),
    (["Count", "Int", "Int"], "`east pair` takes a name and a type"),
    (["1st", "Int"], "'1st' is not a name for an aspect; use one word of letters and digits"),
    (["a.b", "Int"], "'a.b' is not a name"), (["_", "Int"], "'_' is not a name"),
    (
      ["KnowsTheCount", "Int"],
      "'KnowsTheCount' is the generated name; pass the name of the aspect: `east pair Count …`"
    ),
    (
      ["CountComponent", "Int"],
      "'CountComponent' is the generated name; pass the name of the aspect: `east pair Count …`"
    ),
    (["Count", ""], "'' is not a type; write one type, as in"), (["Count", "[Int"], "'[Int' is not a type"),
    (["Count", "Int String"], "'Int String' is not a type"), (["Count", "Int, y: Int"], "'Int, y: Int' is not a type"),
    (["Count", "Int = 3"], "'Int = 3' is not a type: it contains '='"),
    (["Count", "inout Int"], "'inout Int' is a parameter, not a type"),
    (["Count", "some View"], "'some View' cannot be named in a protocol; write 'any'"),
    (["--aspect", "Self", "Int"], "'Self' is a keyword; choose another name"),
    (["Count", "Int!"], "'Int!' is no type of a value; write 'Int?'"),
    (["Count", "Void"], "'Void' has no values that differ"),
    (["--aspect", "Count", "() -> Void"], "'() -> Void' cannot be compared"),
    (["--aspect", "Count", "[any Error]"], "'[any Error]' cannot be compared"),
    (["--aspect", "Count", "Any"], "'Any' cannot be compared, and the values of an aspect are"),
    (["--aspect", "Count", "(Int, Int)?"], "'(Int, Int)?' cannot be compared"),
    (["Count", "Int", "--format", "json"], "--format needs --edge, --owner or --all"),
    (["Count", "Int", "--max", "3"], "--max needs --all"), (["--edge", "A.b", "--max", "3"], "--max needs --all"),
    (["Count", "Int", "--staged"], "--staged needs --edge, --owner or --all"),
    (["--edge", "A.b", "--aspect"], "--aspect and --edge are mutually exclusive"),
    (["--all", "--aspect"], "--aspect and --all are mutually exclusive"),
    (["--edg", "Server.info"], "`east pair` has no flag --edg; did you mean '--edge'?"),
  ]

  @Test("refuses what gives no pair", arguments: wrong)
  func refused(words: [String], sentence: String) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), ["pair"] + words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }
}
