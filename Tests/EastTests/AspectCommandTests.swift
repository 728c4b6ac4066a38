import Foundation
import Running
import Testing

@Suite("east pair --aspect NAME TYPE")
struct AspectCommandTests {
  @Test(
    "prints what the macro writes, word for word but for the modules of names and how it compares values",
    arguments: [("Count", "Int"), ("SignedInUser", "[String: Int]?")])
  func same(name: String, type: String) throws {
    let sandbox = try Sandbox()
    let printed = try run(
      productsDirectory.appending(path: "east"), ["pair", "--aspect", name, type], in: sandbox.root)
    #expect(printed.status == 0, "\(printed.error)")
    let source = "import Eastward\nimport EastwardMacros\n@Aspect enum \(name) { typealias Value = \(type) }\n"
    try sandbox.write(source, to: "Aspect.swift")
    let expanded = try compile(["-Xfrontend", "-dump-macro-expansions", "Aspect.swift"], in: sandbox)
    #expect(expanded.status == 0, "\(expanded.error)")
    let parts = printed.text.components(separatedBy: "enum \(name) { typealias Value = \(type) }\n")
    let pair = try #require(parts.first).replacing("import Eastward\n\n", with: "").trimmingCharacters(in: .newlines)
    let conformance = try #require(parts.last).trimmingCharacters(in: .newlines)
    // The macro qualifies names, and its expression makes the compiler say what a value lacks.
    let written = expanded.error.replacing("Eastward.", with: "").replacing("Swift.", with: "")
      .replacing("Probe<Self>.areEqual(value, previous)", with: "value == previous")
    #expect(written.contains(pair) && written.contains(conformance), "\(printed.text)\n\(written)")
  }

  @Test("what it prints compiles beside a state that tells it")
  func compiles() throws {
    let sandbox = try Sandbox()
    let printed = try run(
      productsDirectory.appending(path: "east"), ["pair", "--aspect", "Count", "Int"], in: sandbox.root)
    let state = """

      struct AppState: KnowsTheCount {
        private var counter = 0
        func provideCount(to component: some CountComponent) { component.newCount(counter) }
        static func reduce(_ state: inout AppState, _ action: Int) { state.counter += action }
      }
      let store = Store(AppState(), reduce: AppState.reduce)
      let token = store.provider(of: Count.self) { $0 }.provide { print($0) }
      """
    try sandbox.write(printed.text + state, to: "Aspect.swift")
    let ending = try compile(["-warnings-as-errors", "Aspect.swift"], in: sandbox)
    #expect(ending.status == 0, "\(ending.error)")
  }

  private func compile(_ words: [String], in sandbox: Sandbox) throws -> Ending {
    let plugin = productsDirectory.appending(path: "EastwardMacrosPlugin-tool").path
    let modules = productsDirectory.appending(path: "Modules").path
    return try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "6", "-typecheck", "-I", modules, "-load-plugin-executable",
        plugin + "#EastwardMacrosPlugin",
      ]
        + words, in: sandbox.root)
  }
}
