import Analysis
import Findings
import Foundation
import Running
import SwiftReader

/// A package that builds on this machine, as the compiler and as the linter see it.
struct BuiltPackage {
  let trees: SyntaxTrees
  let steps: [ResolvedStep]
  /// The demangled form of every mangled name of the trees that is needed.
  let names: [String: String]
  let compiled: Int
  let root: String

  /// What the compiler says of a package, and what the linter says. The package's folder is left as it is.
  ///
  /// - Parameter kept: a folder of earlier trees; what is found there is not built again.
  init(_ folder: String, kept: String?) throws {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let file = kept.map { URL(fileURLWithPath: $0).appendingPathComponent(root.replacing("/", with: "_") + ".json") }
    let old = file.flatMap { try? Data(contentsOf: $0) }
    let trees = try old.map { try JSONDecoder().decode(SyntaxTrees.self, from: $0) } ?? Self.built(root)
    if let file, old == nil { try JSONEncoder().encode(trees).write(to: file) }
    let compiled = Set(trees.references.keys)
    steps = Codebase(sources(below: root, linting: compiled), jobs: 2).resolvedSteps()
    names = try demangled(trees, at: steps, root)
    (self.trees, self.root) = (trees, root)
    self.compiled = compiled.count
  }

  /// Builds a package from scratch and asks the build's own frontend commands for their trees.
  private static func built(_ root: String) throws -> SyntaxTrees {
    let sandbox = try Sandbox()
    let scratch = sandbox.root
    // Lists of files would be gone after the build: everything has to stand in the command.
    let inline = ["-Xswiftc", "-driver-filelist-threshold=100000"]
    let build = try run(["swift", "build", "-v", "--package-path", root, "--scratch-path", scratch.path] + inline)
    guard build.status == 0 else { throw Failure(text: "\(root) does not build") }
    var trees = SyntaxTrees()
    for command in commands(build.everything, below: root) {
      let dumped = try command.dump(into: scratch)
      for file in command.primaries where file.hasPrefix(root + "/") {
        let isRead = dumped[file].map { tree in autoreleased { trees.read(tree, of: file) } } ?? false
        if !isRead { trees.unread.append(file) }
        if let tree = dumped[file] { try? FileManager.default.removeItem(at: tree) }
      }
    }
    return trees
  }

  /// Every compilation once; a build prints some of them twice.
  private static func commands(_ output: String, below root: String) -> [FrontendCommand] {
    var seen: Set<[String]> = []
    return output.split(separator: "\n").compactMap { FrontendCommand(line: $0) }.filter { command in
      // A batch may hold sources that the build itself made elsewhere.
      command.primaries.contains { $0.hasPrefix(root + "/") && $0 != root + "/Package.swift" }
        && seen.insert(command.primaries).inserted
    }
  }
}

struct Failure: Error {
  let text: String
}

/// The package's Swift files, of which those are linted that the compiler saw.
private func sources(below root: String, linting compiled: Set<String>) -> [SourceFile] {
  guard let entries = FileManager.default.enumerator(atPath: root) else { return [] }
  var files: [SourceFile] = []
  while let entry = entries.nextObject() as? String {
    if entry.hasPrefix(".") { entries.skipDescendants() }
    guard entry.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: "\(root)/\(entry)") else {
      continue
    }
    let isLinted = compiled.contains("\(root)/\(entry)")
    files.append(SourceFile(path: ByteString(entry), facts: facts(of: [UInt8](data)), role: isLinted ? .linted : .test))
  }
  return files
}

/// Translates the names that the steps meet, all in one go.
private func demangled(_ trees: SyntaxTrees, at steps: [ResolvedStep], _ root: String) throws -> [String: String] {
  var mangled: Set<String> = []
  for step in steps {
    for reference in trees.references["\(root)/\(step.path)"]?[Int(step.offset)] ?? [] {
      mangled.insert(reference.receiver)
      if reference.member.hasPrefix("s:") { mangled.insert("$s" + reference.member.dropFirst(2)) }
    }
  }
  let list = mangled.filter { !$0.isEmpty }.sorted()
  let output = try run(["swift", "demangle", "-simplified"], input: Data((list.joined(separator: "\n") + "\n").utf8))
    .text
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return Dictionary(zip(list, lines), uniquingKeysWith: { first, _ in first })
}

/// Trees are large: on Darwin their objects would stay until the end.
private func autoreleased<Result>(_ body: () -> Result) -> Result {
  #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
  #else
    body()
  #endif
}
