package import Findings
import SwiftReader

extension Codebase {
  /// The paths of all files, in order.
  package var paths: [ByteString] { files.map(\.path) }

  /// Returns whether a manifest assigns a file to a module.
  package func hasTarget(fileAt path: ByteString) -> Bool {
    table.number(ofFileAt: path).map { table.isListed($0) } ?? false
  }

  /// Returns whether a file is part of a target for tests, or without a target imports a framework for tests.
  package func isProvenTest(fileAt path: ByteString) -> Bool {
    table.number(ofFileAt: path).map { table.isProvenTest($0) } ?? false
  }

  /// Returns those of some files that share a module with one of others.
  package func files(at paths: Set<ByteString>, inModulesOf others: Set<ByteString>) -> Set<ByteString> {
    let modules = table.modules(of: others.compactMap(table.number(ofFileAt:)))
    return paths.filter { path in table.number(ofFileAt: path).map { table.belongs($0, to: modules) } ?? false }
  }

  /// Returns the name of a file's module; empty if it has none.
  package func moduleName(ofFile file: Int) -> ByteString { table.moduleName(ofFile: file) }

  /// Returns whether any file imports a module.
  package func imports(_ module: String) -> Bool {
    table.imported.contains { $0.mention(Spelling(module)) }
  }

  /// Returns the chains of a file, each as the qualified name of its declaration and its text.
  package func chainKeys(in file: Int) -> Set<[ByteString]> {
    Set(
      (0..<UInt32(files[file].facts.chains.count)).map { chain in
        [
          ByteString(table.qualifiedName(of: table.declaration(aroundChain: chain, in: file))),
          ByteString(table.text(ofChain: chain, in: file)),
        ]
      })
  }

  /// Returns the qualified names of the types that declare a member of this name.
  package func holders(ofMember name: ByteString) -> Set<ByteString> {
    let spelling = Spelling(name.bytes)
    guard table.mayDeclare(spelling) else { return [] }
    var holders: Set<ByteString> = []
    for file in files.indices where !table.isDependency(file) {
      for local in table.declarations(in: file) {
        let id = table.id(local, in: file)
        if table.spelling(of: id) == spelling { holders.insert(ByteString(table.nameOfOwner(of: id))) }
      }
    }
    return holders
  }
}
