package import SwiftReader

/// The facts of a file as text, one line per fact, in the form that the referee writes too.
///
/// - Parameter bytes: the file; the first byte of a chain tells a value from one in parentheses or behind `#if`.
package func transcript(of facts: FileFacts, bytes: [UInt8]) -> [String] {
  let scribe = FactScribe(facts: facts, bytes: bytes)
  let lines =
    facts.chains.map(scribe.line) + facts.declarations.map(scribe.line)
    + facts.bindings.filter { facts.names[$0.name] != "_" }.map(scribe.line)
    + facts.keyPaths.map(scribe.line)
  return facts.imports.map { "I \(facts.names[$0.module]) \(facts.names[$0.name])" } + lines.inOrder()
}

struct FactScribe {
  var facts: FileFacts
  var bytes: [UInt8]

  func line(_ chain: Chain) -> Line {
    let use = "\(chain.use)"
    return Line(
      offset: chain.start,
      text: "C \(chain.start) \(root(of: chain)) [\(links(chain.links))] \(use) in=\(declaration(around: chain.scope))")
  }

  func line(_ keyPath: KeyPath) -> Line {
    Line(offset: keyPath.offset, text: "K \(keyPath.offset) [\(links(keyPath.components))]")
  }

  func line(_ binding: Binding) -> Line {
    let name = facts.names[binding.name]
    return Line(offset: binding.offset, text: "B \(binding.offset) \(name) \(binding.kind)")
  }

  private func links(_ range: Range<UInt32>) -> String {
    facts.links[Int(range.lowerBound)..<Int(range.upperBound)].map { "\(sign($0.kind))@\($0.offset)" }
      .joined(separator: " ")
  }

  private func sign(_ kind: Link.Kind) -> String {
    switch kind {
    case .property: "."
    case .tupleElement: "#"
    case .call: "c"
    case .subscript: "s"
    case .optionalChaining: "?"
    case .forceUnwrap: "!"
    }
  }

  private func declaration(around scope: ScopeID) -> String {
    let index = facts.scopes[Int(scope.index)].declaration
    return index.map { "\(facts.declarations[Int($0)].offset)" } ?? "-"
  }
}
