import SwiftReader

extension FileFacts {
  /// Returns what other code can see of a declaration, as words: without positions and without its body.
  func shape(of declaration: Declaration) -> [String] {
    var words = ["\(declaration.kind)", "\(declaration.modifiers.rawValue)"]
    words += declaration.attributes.map { self.words(of: attributes[Int($0)]) }
    if let type = declaration.type { words += [":"] + self.words(of: type) }
    for parameter in declaration.parameters { words += self.words(ofParameter: parameter) }
    for number in declaration.requirements { words += self.words(ofRequirement: requirements[Int(number)]) }
    for type in declaration.inheritance.map({ inheritance[Int($0)] }) { words += ["<"] + self.words(of: type) }
    // Where no type is written, the initial value determines it.
    if declaration.type == nil, declaration.kind == .property { words += ["=", valueText(declaration.value)] }
    return words
  }

  private func words(of attribute: Attribute) -> String {
    let name = "@" + names[attribute.name]
    return attribute.argument == .other ? name : name + "(\(attribute.argument) " + names[attribute.argumentName] + ")"
  }

  private func words(ofParameter number: UInt32) -> [String] {
    let parameter = parameters[Int(number)]
    let traits = [(parameter.isInout, "inout"), (parameter.isVariadic, "..."), (parameter.hasDefault, "=")]
    return ["(", names[parameter.label]] + traits.filter(\.0).map(\.1) + (parameter.type.map { words(of: $0) } ?? [])
  }

  private func words(ofRequirement requirement: Requirement) -> [String] {
    ["where \(requirement.kind)"] + words(of: requirement.subject) + (requirement.type.map { words(of: $0) } ?? [])
  }

  private func valueText(_ value: Value) -> String {
    if case .chain(let chain) = value { return text(ofChain: chain) }
    return text(of: value)
  }

  /// Returns the nodes of a type from the outside in. It does not recurse, because a file can nest types deeply.
  private func words(of type: TypeID) -> [String] {
    var words: [String] = []
    var waiting = [type]
    while let next = waiting.popLast() {
      let node = types[next]
      words.append("\(node.kind) \(names[node.name])")
      waiting += types.children(of: next).map(\.type).reversed()
    }
    return words
  }
}
