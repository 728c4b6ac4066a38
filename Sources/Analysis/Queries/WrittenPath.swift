import SwiftReader

/// A key path in any of its notations.
struct WrittenPath {
  /// The components, as the numbers of the file's links.
  let components: Range<UInt32>
  let scope: ScopeID
  let text: String
  let context: String
}

extension SymbolTable {
  /// Returns the key paths of a file: `\Root.a.b`, `#keyPath(Root.a.b)`, and `forKeyPath: "a.b"`.
  func writtenPaths(in file: Int) -> [WrittenPath] {
    let facts = files[file].facts
    let contexts = facts.keyPathContexts
    return facts.keyPaths.indices.map { facts.written($0, contexts[UInt32($0)] ?? "") } + facts.macroPaths()
      + facts.spelledPaths.map(facts.spelled)
  }
}

extension FileFacts {
  fileprivate func written(_ number: Int, _ context: String) -> WrittenPath {
    let path = keyPaths[number]
    let root = path.root.map { names[types[$0].name] } ?? ""
    return WrittenPath(
      components: path.components, scope: path.scope, text: "\\" + root + text(of: path.components),
      context: context)
  }

  fileprivate func spelled(_ path: SpelledPath) -> WrittenPath {
    WrittenPath(
      components: path.components, scope: path.scope, text: "\"" + text(of: path.components).dropFirst() + "\"",
      context: Self.label)
  }

  /// The label of arguments whose string is a key path.
  private static let label = "forKeyPath"

  /// Returns the chains that are the argument of `#keyPath`; the root is the type.
  fileprivate func macroPaths() -> [WrittenPath] {
    chains.indices.filter { isPath(chains[$0]) }.map { index in
      let chain = chains[index]
      return WrittenPath(
        components: chain.links, scope: chain.scope, text: "#keyPath(" + text(ofChain: UInt32(index)) + ")",
        context: "keyPath")
    }
  }

  private func isPath(_ chain: Chain) -> Bool {
    let scope = scopes[Int(chain.scope.index)]
    return scope.kind == .macro && names[scope.name] == "keyPath"
  }

  private func text(of components: Range<UInt32>) -> String {
    components.map { text(of: links[Int($0)]) }.joined()
  }

  /// The name of the function to which each key path that is an argument is passed, by the number of the key path.
  fileprivate var keyPathContexts: [UInt32: String] {
    var contexts: [UInt32: String] = [:]
    if keyPaths.isEmpty { return contexts }
    for chain in chains {
      for link in chain.links {
        for argument in links[Int(link)].arguments {
          guard case .keyPath(let number) = arguments[Int(argument)].value, contexts[number] == nil else { continue }
          contexts[number] = called(at: link, in: chain)
        }
      }
    }
    return contexts
  }

  private func called(at link: UInt32, in chain: Chain) -> String {
    if link > chain.links.lowerBound { return names[links[Int(link) - 1].name] }
    guard case .name(let name) = chain.root else { return "" }
    return names[name]
  }
}
