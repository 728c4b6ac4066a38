import SwiftReader

/// A key path in any of its notations.
struct WrittenPath {
  /// The components, as the numbers of the file's links.
  let components: Range<UInt32>
  let scope: ScopeID
  let text: String
  let context: String
}

/// The key paths that one file writes: `\Root.a.b`, `#keyPath(Root.a.b)`, and `forKeyPath: "a.b"`.
struct WrittenPaths {
  private let facts: FileFacts

  init(in facts: FileFacts) {
    self.facts = facts
  }

  /// The key paths, those of each notation in source order.
  var all: [WrittenPath] {
    let contexts = keyPathContexts
    return facts.keyPaths.indices.map { written($0, contexts[UInt32($0)] ?? "") } + macroPaths()
      + facts.spelledPaths.map(spelled)
  }

  private func written(_ number: Int, _ context: String) -> WrittenPath {
    let path = facts.keyPaths[number]
    let root = path.root.map { facts.names[facts.types[$0].name] } ?? ""
    return WrittenPath(
      components: path.components, scope: path.scope, text: "\\" + root + text(of: path.components),
      context: context)
  }

  private func spelled(_ path: SpelledPath) -> WrittenPath {
    WrittenPath(
      components: path.components, scope: path.scope, text: "\"" + text(of: path.components).dropFirst() + "\"",
      context: Self.label)
  }

  /// The label of arguments whose string is a key path.
  private static let label = "forKeyPath"

  /// Returns the chains that are the argument of `#keyPath`; the root is the type.
  private func macroPaths() -> [WrittenPath] {
    facts.chains.indices.filter { isPath(facts.chains[$0]) }.map { index in
      let chain = facts.chains[index]
      return WrittenPath(
        components: chain.links, scope: chain.scope, text: "#keyPath(" + facts.text(ofChain: UInt32(index)) + ")",
        context: "keyPath")
    }
  }

  private func isPath(_ chain: Chain) -> Bool {
    let scope = facts.scopes[Int(chain.scope.index)]
    return scope.kind == .macro && facts.names[scope.name] == "keyPath"
  }

  private func text(of components: Range<UInt32>) -> String {
    components.map { facts.text(of: facts.links[Int($0)]) }.joined()
  }

  /// The name of the function to which each key path that is an argument is passed, by the number of the key path.
  private var keyPathContexts: [UInt32: String] {
    var contexts: [UInt32: String] = [:]
    if facts.keyPaths.isEmpty { return contexts }
    for chain in facts.chains {
      for link in chain.links {
        for argument in facts.links[Int(link)].arguments {
          guard case .keyPath(let number) = facts.arguments[Int(argument)].value, contexts[number] == nil else {
            continue
          }
          contexts[number] = called(at: link, in: chain)
        }
      }
    }
    return contexts
  }

  private func called(at link: UInt32, in chain: Chain) -> String {
    if link > chain.links.lowerBound { return facts.names[facts.links[Int(link) - 1].name] }
    guard case .name(let name) = chain.root else { return "" }
    return facts.names[name]
  }
}
