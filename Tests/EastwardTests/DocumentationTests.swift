import Foundation
import Running
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The language modes and isolations that apps have.
  enum Mode: CaseIterable {
    case swift6, mainActorByDefault, swift5

    var version: String { self == .swift5 ? "5" : "6" }

    var flags: [String] { self == .mainActorByDefault ? ["-default-isolation", "MainActor"] : [] }
  }

  /// The blocks of all guides, each with those that it continues, for few starts of the compiler.
  static let programs = Result { try Guide.programs() }

  @Test(
    "each block of code of a guide compiles when it is copied alone",
    arguments: (try? programs.get())?.inputs.indices ?? 0..<0, Mode.allCases)
  func compiles(input: Int, mode: Mode) throws {
    try StandIns.built.get()
    try temporaryFile(try #require(Self.programs.get().inputs[input]["main.swift"])) { file in
      let ending = try compile(file, version: mode.version, flags: mode.flags + ["-I", StandIns.folder.path])
      #expect(ending.status == 0, "\(ending.everything)")
    }
  }

  @Test("five blocks of six need no other block")
  func selfContained() throws {
    let blocks = try #require(Guide.names).flatMap { try Guide($0).blocks }
    #expect(blocks.count > 50)
    #expect(try !Self.programs.get().inputs.isEmpty)
    #expect(blocks.count { !$0.continued.isEmpty } * 6 <= blocks.count)
  }

  @Test("the catalogue builds without a warning", .enabled(if: (try? run(["docc", "--help"]))?.status == 0))
  func builds() throws {
    let sandbox = try Sandbox()
    try emitSymbols(of: "Eastward", into: sandbox)
    let built = try run([
      "docc", "convert", Guide.folder.path, "--additional-symbol-graph-dir", sandbox.root.path,
      "--output-path", sandbox.url("out").path, "--warnings-as-errors",
    ])
    #expect(built.status == 0, "\(built.everything)")
  }

  /// What implements a documented requirement has the requirement's comment.
  @Test("every public symbol has a comment")
  func comments() throws {
    let sandbox = try Sandbox()
    for module in ["Eastward", "EastwardTesting", "EastwardTestReporters", "EastwardReSwift", "EastwardPersistence"] {
      try emitSymbols(of: module, into: sandbox)
      let data = try Data(contentsOf: sandbox.url("\(module).symbols.json"))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      #expect(graph.symbols.count > 10)
      #expect(graph.withoutComment.isEmpty, "\(module): \(graph.withoutComment)")
    }
  }

  /// Writes a module and its public symbols into a directory that has the modules that it imports.
  private func emitSymbols(of module: String, into sandbox: Sandbox) throws {
    let sources = packageDirectory.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let ending = try run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-package-name", "eastward"]
        + ["-emit-module", "-I", sandbox.root.path, "-o", sandbox.url("\(module).swiftmodule").path]
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", sandbox.root.path]
        + files.map { sources.appending(path: $0).path })
    #expect(ending.status == 0, "\(ending.everything)")
  }

  @Test("everything that the table of requirements names exists, and every line is there")
  func requirements() throws {
    let rows = try text(of: packageDirectory.appending(path: "Documentation/Internals/Requirements.md"))
      .split(separator: "\n").compactMap { line -> (number: Int, shown: Substring)? in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count >= 3, let number = Int(cells[0]), let shown = line.split(separator: "|").last else {
          return nil
        }
        return (number, shown)
      }
    #expect(rows.map(\.number) == Array(1...110))
    for row in rows {
      let names = row.shown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      #expect(!names.isEmpty || row.shown.contains("open"), "line \(row.number) names nothing")
      for name in names where !Self.isProse(name) { #expect(try exists(name), "line \(row.number): \(name)") }
    }
  }

  /// Words of code that name nothing to look up.
  private static func isProse(_ name: String) -> Bool {
    ["forms", "News", "Analytics", "fetchUserList", "@CaseAccessors"].contains(name)
  }

  private func exists(_ name: String) throws -> Bool {
    if name.contains("/") { return FileManager.default.fileExists(atPath: packageDirectory.appending(path: name).path) }
    let words = name.split(separator: ".")
    guard words.count == 2 else { return false }
    let suite = packageDirectory.appending(path: "Tests/EastwardTests/\(words[0]).swift")
    return try text(of: suite).contains("func \(words[1])(")
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func temporaryFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "eastward-\(UUID().uuidString).swift")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }
}

/// What the compiler writes of a module's public symbols, as far as the tests read it.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {}
    struct Location: Decodable {}

    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let docComment: Comment?
    /// Nothing where the compiler wrote the symbol.
    let location: Location?
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}

    let source: String
    /// The requirement whose comment the symbol has.
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  var withoutComment: [String] {
    let inheriting = Set(relationships.filter { $0.sourceOrigin != nil }.map(\.source))
    let silent = symbols.filter {
      $0.accessLevel == "public" && $0.location != nil && $0.docComment == nil
        && !inheriting.contains($0.identifier.precise)
    }
    return silent.map { $0.pathComponents.joined(separator: ".") }
  }
}
