import Foundation
import Testing

@Suite("The import graph")
struct ImportGraphTests {
  /// What the files of each target may import of this package, besides the standard library and Foundation.
  private static let arrows: [(directory: String, imports: Set<String>)] = [
    ("Sources/east", ["Git", "Rules", "Lint", "PairWriting", "SwiftReader", "SwiftTokens"]),
    ("Rules", ["Lint", "SwiftReader"]),
    ("Sources/Lint", ["PairWriting", "SwiftReader"]),
    ("Sources/SwiftReader", ["SwiftTokens"]),
    ("Sources/SwiftTokens", []),
    ("Sources/PairWriting", []),
    ("Sources/Git", ["Clibgit2"]),
    ("Sources/Eastward", []),
    ("Sources/EastwardMacros", ["Eastward"]),
    ("Sources/EastwardMacrosPlugin", ["PairWriting", "SwiftTokens"]),
    ("Sources/EastwardTesting", ["Eastward"]),
  ]

  /// What belongs to the system or the toolchain.
  private static let system: Set<String> = [
    "Darwin", "Glibc", "Musl", "Foundation", "FoundationEssentials", "Synchronization", "Dispatch", "Observation",
  ]

  @Test("a module imports only what it was introduced to", arguments: arrows)
  func imports(directory: String, allowed: Set<String>) throws {
    let files = try swiftFiles(in: directory)
    #expect(!files.isEmpty, "there is no Swift file in \(directory)")
    for file in files {
      let strangers = try importedModules(of: file).subtracting(allowed).subtracting(Self.system)
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted().joined(separator: ", "))")
    }
  }

  @Test("the library imports nothing, but the toolchain's Observation in the adapter to it")
  func libraryStandsAlone() throws {
    for file in try swiftFiles(in: "Sources/Eastward") {
      let allowed: Set<String> = file.path.hasSuffix("/Adapters/Told.swift") ? ["Observation"] : []
      #expect(try importedModules(of: file) == allowed, "\(file.path) imports something else")
    }
  }

  @Test("a report receives findings and knows neither codebase, rule nor configuration")
  func reports() throws {
    for file in try swiftFiles(in: "Sources/Lint/Reports") {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for word in ["Codebase", "FileFacts", "SourceFile", "Configuration", "any Rule", "ActiveRule"] {
        #expect(!text.contains(try Regex("\\b\(word)\\b")), "\(file.path) speaks of \(word)")
      }
    }
  }

  @Test("unsafe is said in Git and nowhere else")
  func unsafeStaysInGit() throws {
    for directory in [
      "Sources/east", "Sources/Lint", "Sources/SwiftReader", "Sources/Eastward", "Rules", "Sources/SwiftTokens",
      "Sources/PairWriting", "Sources/EastwardMacrosPlugin", "Sources/EastwardTesting",
    ] {
      for file in try swiftFiles(in: directory) {
        let lines = try lines(of: file)
        // The reader knows the word as a token, so only code that uses it counts.
        #expect(!lines.contains { $0.contains(/(= |return |try |@)unsafe\b/) }, "\(file.path) is unsafe")
      }
    }
  }

  private func swiftFiles(in directory: String) throws -> [URL] {
    let root = packageDirectory.appending(path: directory)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { root.appending(path: $0) }
  }

  private func importedModules(of file: URL) throws -> Set<String> {
    var modules: Set<String> = []
    for line in try lines(of: file) {
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { continue }
      let isImport = words[..<position].allSatisfy { $0.hasPrefix("@") || accessLevels.contains(String($0)) }
      if isImport { modules.insert(String(words[position + 1].prefix { $0 != "." })) }
    }
    return modules
  }

  private func lines(of file: URL) throws -> [Substring] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
  }

  private let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
