import SwiftReader

/// The facts of one source text in words, for tests to compare.
struct Wording {
  let facts: FileFacts

  init(_ source: String) {
    facts = SwiftReader.facts(of: Array(source.utf8))
  }

  /// `a.b()`, `self`, `choice(a, b)`.
  func words(for value: Value) -> String {
    switch value {
    case .unknown: "?"
    case .selfReference: "self"
    case .superReference: "super"
    case .name(let name): facts.names[name]
    case .closureParameter(let number): "$\(number)"
    case .implicitMember: ""
    case .literal(let literal): "\(literal)"
    case .range(let bounds): "\(bounds) range"
    case .array(let operands): "array" + list(operands)
    case .dictionary(let operands): "dictionary" + list(operands)
    case .tuple(let operands): "tuple" + list(operands)
    case .choice(let operands): "choice" + list(operands)
    case .result(let operands): "result" + list(operands)
    case .cast(let index):
      words(for: facts.casts[Int(index)].value) + " as " + words(for: facts.casts[Int(index)].type)
    case .chain(let index): words(for: facts.chains[Int(index)])
    case .closure: "closure"
    case .type: "type"
    case .keyPath: "keyPath"
    case .macro(let name): "#" + facts.names[name]
    }
  }

  func words(for chain: Chain) -> String {
    words(for: chain.root)
      + facts.links[Int(chain.links.lowerBound)..<Int(chain.links.upperBound)].map { link in
        switch link.kind {
        case .property: "." + facts.names[link.name]
        case .tupleElement: ".#"
        case .call: "()"
        case .subscript: "[]"
        case .optionalChaining: "?"
        case .forceUnwrap: "!"
        }
      }.joined()
  }

  func words(for type: TypeID) -> String {
    let parts = facts.types.children(of: type).map { words(for: $0.type) }.joined(separator: ",")
    let name = facts.names[facts.types[type].name]
    return facts.types[type].kind == .named
      ? name + (parts.isEmpty ? "" : "<\(parts)>") : "\(facts.types[type].kind)(\(parts))"
  }

  /// `x local whole: Int = a.b`, a line for each local name.
  var bindings: [String] {
    facts.bindings.map { binding in
      "\(facts.names[binding.name]) \(binding.kind) \(words(for: binding.part))"
        + (binding.type.map { ": " + words(for: $0) } ?? "") + " = " + words(for: binding.value)
    }
  }

  private func words(for part: PartID?) -> String {
    guard let part else { return "whole" }
    return facts.steps(to: part).map { step in
      if case .payload(let name, let position) = step {
        "payload(\(facts.names[name]), \(position))"
      } else {
        "\(step)"
      }
    }.joined(separator: ".")
  }

  private func list(_ operands: Operands) -> String {
    let start = Int(operands.start)
    return "(" + facts.operands[start..<start + Int(operands.count)].map(words(for:)).joined(separator: ", ") + ")"
  }
}
