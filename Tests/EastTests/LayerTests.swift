import Foundation
import Running
import Testing

@Suite("The layers of Analysis")
struct LayerTests {
  /// The layers that `Documentation/Internals/Modules.md` draws, the highest first; each names folders or files.
  private static let layers: [[String]] = {
    let path = packageDirectory.appending(path: "Documentation/Internals/Modules.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").drop { $0 != "## Layers of Analysis" }
    let drawing = lines.first { $0.contains("──►") } ?? ""
    return drawing.split(separator: "──►").map { layer in
      layer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  private static let root = packageDirectory.appending(path: "Sources/Analysis")

  @Test("the drawing has every folder and file of Sources/Analysis once")
  func folders() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
    let names = entries.filter { !$0.hasPrefix(".") }.map { $0.replacing(".swift", with: "") }
    #expect(Self.layers.joined().sorted() == names.sorted())
  }

  @Test("a folder names no type of a higher layer, and none of its neighbours", arguments: layers.indices)
  func uses(layer: Int) throws {
    let higher = Self.layers[..<layer].joined()
    for name in Self.layers[layer] {
      let neighbours = Self.layers[layer].filter { $0 != name }
      let forbidden = try (higher + neighbours).reduce(into: Set<String>()) { $0.formUnion(try declaredTypes(in: $1)) }
        .subtracting(try declaredTypes(in: name))
      for (file, code) in try sources(of: name) {
        let words = Set(code.matches(of: /\b[A-Z]\w*\b/).map { String($0.output) })
        #expect(words.isDisjoint(with: forbidden), "\(file) uses \(words.intersection(forbidden).sorted())")
      }
    }
  }

  @Test("only AskedTable.swift looks up what other files can change", arguments: ["Types", "Chains"])
  func lookups(folder: String) throws {
    let lookup =
      /\btable\.(firstType|first|topLevelType|nestedType|inherits|inheritances|inheritanceHeads|functionsInExtensions|mayDeclare|declaresProperty|members)\b/
    for (file, code) in try sources(of: folder) where !file.hasSuffix("AskedTable.swift") {
      #expect(code.matches(of: lookup).map { String($0.output.0) } == [], "\(file)")
    }
  }

  /// The names of the repository's types mean what the conventions of a configuration say, which Rules read.
  @Test("names of the repository's types decide nothing in the analysis of chains")
  func names() throws {
    for (file, code) in try sources(of: "Chains") where !file.hasSuffix("Certainty.swift") {
      #expect(code.matches(of: /\bhas(Suffix|Prefix)\b|\.(starts|ends)\(/).isEmpty, "\(file)")
    }
  }

  /// `shape(of: made())` may read the arena of types before `made()` adds a type to it, and then the type is not in it.
  @Test("no argument of a function that reads the types adds a type")
  func additions() throws {
    let files = try ["Types", "Chains"].flatMap(sources).filter {
      ["ChainAnalyzer", "MemberSearch", "TypeArena", "TypeNameSearch", "TypeResolver"].contains(where: $0.file.contains)
    }
    let functions = files.flatMap { file, code in
      code.matches(of: /(mutating )?func (\w+)/).map { (file: file, isAdding: $0.1 != nil, name: $0.2) }
    }
    let ofArena = functions.filter { $0.file.hasSuffix("Arena.swift") && !$0.isAdding }.map(\.name)
    let adding = Set(functions.filter(\.isAdding).map(\.name)).subtracting(ofArena)
    let ofAnalyzer = functions.filter { $0.file.contains("ChainAnalyzer") && !$0.isAdding }.map(\.name)
    let reading = Set(ofArena + ofAnalyzer).subtracting(adding)
    #expect(reading.contains("unwrapped") && adding.contains("resolve"))
    for (file, code) in files {
      for call in code.matches(of: /(\w+)[(\[](?:\w+: )?(?:(?:types|self)\.|unwrapped\()*(\w+)\(/) {
        let isRead = reading.contains(call.1) || call.1 == "arena"
        #expect(!isRead || !adding.contains(call.2), "\(file): \(call.0)")
      }
    }
  }

  @Test("no argument of a function that reads the types is given them to change")
  func nestedAdditions() throws {
    let reading: Set<Substring> = ["shape", "kind", "child", "children", "unwrapped", "labels", "lastChild", "isSame"]
    for (file, code) in try ["Types", "Chains"].flatMap(sources) {
      for call in code.matches(of: /\b(?:types|arena)\.(\w+)\([^(){}]*\w\([^(){}]*in: &/) {
        #expect(!reading.contains(call.1), "\(file): \(call.0)")
      }
    }
  }

  /// The types that the files of a folder declare outside of others.
  private func declaredTypes(in name: String) throws -> Set<String> {
    let types = try sources(of: name).flatMap { _, code in
      code.matches(of: /(?m)^(?:package )?(?:final |indirect )?(?:struct|enum|class|protocol|typealias) (\w+)/).map {
        String($0.1)
      }
    }
    return Set(types)
  }

  /// The code of each file, without its comments and tables of text.
  private func sources(of name: String) throws -> [(file: String, code: String)] {
    let file = Self.root.appending(path: "\(name).swift")
    let files =
      FileManager.default.fileExists(atPath: file.path) ? [file] : try swiftFiles(in: "Sources/Analysis/\(name)")
    return try files.map { ($0.path, try code(of: $0)) }
  }
}
