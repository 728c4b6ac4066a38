import Foundation
import Running
import Testing

@Suite("Calls between folders")
struct FolderCallTests {
  private static let modules =
    ((try? FileManager.default.contentsOfDirectory(atPath: packageDirectory.appending(path: "Sources").path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  @Test("lead in no circle", arguments: modules)
  func circles(module: String) throws {
    let circles = try FolderCalls(of: module).circles
    #expect(circles == [])
  }

  @Test("calls of Analysis are seen")
  func calls() throws {
    #expect(Self.modules.contains("Analysis"))
    let calls = try FolderCalls(of: "Analysis").calls
    #expect(calls[.init(from: "Chains", to: "Types")]?.contains(.init(name: "resolve", label: "_")) == true)
  }

  @Test("a circle is reported with the calls that close it")
  func circle() {
    let files = [
      (folder: "A", code: "func a(of b: B) { b.b() }"), ("B", "extension B {\n  func b() { c(1) }\n}"),
      ("C", "func c<T>(_ t: T) {\n  a(\n    of: t) }"),
    ]
    #expect(FolderCalls(files).circles == ["A calls B: b()", "B calls C: c(_:)", "C calls A: a(of:)"])
    #expect(FolderCalls(Array(files.dropLast())).circles == [])
  }

  @Test(
    "a name is no call of another folder's function",
    arguments: [
      "private func b() {}\nfunc f() { b() }", "enum E { case b() }\nfunc f() { b() }", "func f() { b(1) }",
      "func f() { b(of: 1) }", "func f() { d() }",
      "func f() { if case .b(let c) = e { b() } }", "func f() { append(1) }", "let b: (Int) -> Int\nfunc f() { b() }",
    ])
  func others(code: String) {
    let files = [
      (folder: "A", code: "func b() { f() }\nfunc append(_ a: Int) {}"), ("B", code), ("C", "private func d() { f() }"),
    ]
    #expect(FolderCalls(files).circles == [])
  }
}
