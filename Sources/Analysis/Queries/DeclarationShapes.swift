import SwiftReader

/// What other code can see of the declarations of one file.
struct DeclarationShapes {
  private let facts: FileFacts

  init(in facts: FileFacts) {
    self.facts = facts
  }

  /// Returns what other code can see of a declaration, as words: without positions and without its body.
  func shape(of declaration: Declaration) -> [String] {
    var shape = ["\(declaration.kind)", "\(declaration.modifiers.rawValue)"]
    shape += declaration.attributes.map { words(of: facts.attributes[Int($0)]) }
    if let type = declaration.type { shape += [":"] + words(of: type) }
    for parameter in declaration.parameters { shape += words(ofParameter: parameter) }
    for number in declaration.requirements { shape += words(ofRequirement: facts.requirements[Int(number)]) }
    for type in declaration.inheritance.map({ facts.inheritance[Int($0)] }) { shape += ["<"] + words(of: type) }
    // Where no type is written, the initial value determines it.
    if declaration.type == nil, declaration.kind == .property { shape += ["=", valueText(declaration.value)] }
    return shape
  }

  private func words(of attribute: Attribute) -> String {
    let name = "@" + facts.names[attribute.name]
    return attribute.argument == .other
      ? name : name + "(\(attribute.argument) " + facts.names[attribute.argumentName] + ")"
  }

  private func words(ofParameter number: UInt32) -> [String] {
    let parameter = facts.parameters[Int(number)]
    let traits = [(parameter.isInout, "inout"), (parameter.isVariadic, "..."), (parameter.hasDefault, "=")]
    return ["(", facts.names[parameter.label]] + traits.filter(\.0).map(\.1)
      + (parameter.type.map { words(of: $0) } ?? [])
  }

  private func words(ofRequirement requirement: Requirement) -> [String] {
    ["where \(requirement.kind)"] + words(of: requirement.subject) + (requirement.type.map { words(of: $0) } ?? [])
  }

  private func valueText(_ value: Value) -> String {
    if case .chain(let chain) = value { return facts.text(ofChain: chain) }
    return facts.text(of: value)
  }

  /// Returns the nodes of a type from the outside in. It does not recurse, because a file can nest types deeply.
  private func words(of type: TypeID) -> [String] {
    var words: [String] = []
    var waiting = [type]
    while let next = waiting.popLast() {
      let node = facts.types[next]
      words.append("\(node.kind) \(facts.names[node.name])")
      waiting += facts.types.children(of: next).map(\.type).reversed()
    }
    return words
  }
}
