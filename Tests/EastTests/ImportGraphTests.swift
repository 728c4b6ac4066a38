import Foundation
import Running
import Testing

@Suite("The import graph")
struct ImportGraphTests {
  private static let page = (try? String(contentsOf: packageDirectory.appending(path: pagePath), encoding: .utf8))
    .map(ModulesPage.init)
  private static let pagePath = "Documentation/Internals/Modules.md"

  @Test("the page has one row for each module")
  func modules() throws {
    let sources = packageDirectory.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }
    #expect(try #require(Self.page).rows.map(\.module).sorted() == (modules + ["Rules"]).sorted())
  }

  @Test("the sources import what the list of imports names", arguments: page?.rows ?? [])
  func imports(row: ModulesPage.Row) throws {
    var imports: Set<String> = []
    for file in try swiftFiles(in: row.directory) { imports.formUnion(try importedModules(of: file)) }
    #expect(imports == row.imports, "correct the imports of \(row.module) or the list in \(Self.pagePath)")
  }

  /// The drawing may leave out an arrow that follows from others.
  @Test("the arrows of the drawing lead where the imports lead")
  func arrows() throws {
    let page = try #require(Self.page)
    let modules = Set(page.rows.map(\.module))
    let imports = Dictionary(uniqueKeysWithValues: page.rows.map { ($0.module, $0.imports.intersection(modules)) })
    for module in modules.union(page.drawn.keys).sorted() {
      let (drawn, reached) = (closure(page.drawn)[module] ?? [], closure(imports)[module] ?? [])
      #expect(drawn == reached, "correct the arrows from \(module) in \(Self.pagePath)")
      let extra = (page.drawn[module] ?? []).subtracting(imports[module] ?? [])
      #expect(extra.isEmpty, "\(module) does not import \(extra.sorted().joined(separator: ", "))")
    }
  }

  @Test("no line of the page is longer than 160 columns")
  func lines() throws {
    let text = try String(contentsOf: packageDirectory.appending(path: Self.pagePath), encoding: .utf8)
    for line in text.split(separator: "\n") { #expect(line.count <= 160) }
  }

  @Test("the files to read first exist", arguments: page?.rows ?? [])
  func files(row: ModulesPage.Row) {
    for file in row.files {
      let path = packageDirectory.appending(path: "\(row.directory)/\(file)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(row.directory)/\(file)")
    }
  }

  @Test("a row, its imports, a chain of arrows, a corner and a label are read")
  func reading() {
    let page = ModulesPage(
      """
      ```
      a ──► b ──► c, d
        └──────► e
        └──(compiler)──► f ──► c
      ```

      | module | purpose | start with |
      | --- | --- | --- |
      | `a` | Calls `x`. | `A.swift`, `B/` |

      ## Imports

      ```
      a: b,
        e
      b: c
      ```
      """)
    #expect(page.drawn == ["a": ["b", "e"], "b": ["c", "d"], "f": ["c"]])
    #expect(closure(page.drawn)["a"] == ["b", "c", "d", "e"])
    #expect(page.rows.first?.imports == ["b", "e"] && page.rows.first?.files == ["A.swift", "B/"])
  }

  @Test("the library imports nothing, but the toolchain's Observation in its adapters")
  func libraryStandsAlone() throws {
    for file in try swiftFiles(in: "Sources/Eastward") {
      let allowed: Set<String> = file.path.contains("/Adapters/") ? ["Observation"] : []
      #expect(try importedModules(of: file).isSubset(of: allowed), "\(file.path) imports something else")
    }
  }

  @Test("only Git contains unsafe code", arguments: page?.rows ?? [])
  func unsafeStaysInGit(row: ModulesPage.Row) throws {
    let unsafe = try swiftFiles(in: row.directory).filter { try lines(of: $0).contains(where: isUnsafe) }
    #expect(unsafe.isEmpty || row.module == "Git", "\(unsafe.map(\.path))")
  }

  @Test(
    "unsafe code is found wherever the word may be",
    arguments: [
      "while unsafe next() {", "guard unsafe a == b else {", "f(unsafe pointer)", "[unsafe a]", "{ unsafe $0 }",
      "unsafe f()",
      "@unsafe struct A {", "nonisolated(unsafe) var a = 1", "return unsafe a", "let a = try unsafe b",
      "a ? unsafe b : c",
    ])
  func unsafeIsFound(line: Substring) { #expect(isUnsafe(line)) }

  @Test(
    "the word alone is not unsafe code",
    arguments: [
      "case .unsafe: f()", "case `unsafe`, weak", #"["as", "unsafe", "in"]"#, "a() // unsafe", "let unsafely = 1",
    ])
  func wordAlone(line: Substring) { #expect(!isUnsafe(line)) }

  private func isUnsafe(_ line: Substring) -> Bool {
    guard line.contains("unsafe") else { return false }
    let code = line.replacing(/"([^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    return code.contains(/(^|[^.`\w])unsafe($|[^`\w])/)
  }

  /// The modules that a file imports, but for the platform's C library; Foundation counts as its essentials.
  private func importedModules(of file: URL) throws -> Set<String> {
    var modules: Set<String> = []
    for line in try lines(of: file) {
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { continue }
      let isImport = words[..<position].allSatisfy { $0.hasPrefix("@") || accessLevels.contains(String($0)) }
      if isImport { modules.insert(String(words[position + 1].prefix { $0 != "." })) }
    }
    if modules.remove("Foundation") != nil { modules.insert("FoundationEssentials") }
    return modules.subtracting(["Darwin", "Glibc", "Musl"])
  }

  private func lines(of file: URL) throws -> [Substring] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
  }

  private let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
