import SwiftReader
import SwiftTokens

extension FileFacts {
  /// Every index and offset points into its table or file.
  func checkIndices(in size: Int) throws(Failure) {
    let limit = UInt32(clamping: size)
    try require(lines.starts.first == 0, "the first line does not start at 0")
    try require(lines.starts.allSatisfy { $0 <= limit }, "a line starts behind the end")
    try require(zip(lines.starts, lines.starts.dropFirst()).allSatisfy { $0 < $1 }, "lines are out of order")
    try checkChains(limit)
    try checkDeclarations(limit)
    try checkScopes(limit)
    for (index, node) in types.nodes.enumerated() {
      try require(isName(node.name) && Int(node.children.upperBound) <= types.children.count, "type \(index)")
      for child in types.children(of: TypeID(index: UInt32(index))) {
        try require(child.type.index < index && isName(child.label), "a child of type \(index)")
      }
    }
    for cast in casts { try require(isType(cast.type) && isValue(cast.value), "a cast") }
    for value in operands { try require(isValue(value), "an operand") }
    for range in generatedNotices { try require(range.upperBound <= limit, "a notice") }
    for range in longStrings { try require(range.upperBound <= limit, "a long string") }
    for problem in problems { try require(problem.offset <= limit, "a problem") }
    for comment in suppressions {
      try require(comment.offset <= comment.end && comment.end <= limit, "a suppression comment")
    }
    try require(
      (imports.flatMap { [$0.module, $0.name] } + attributes.flatMap { [$0.name, $0.argumentName] })
        .allSatisfy { isName($0) }, "an import or attribute")
    for (index, part) in parts.enumerated() {
      try require(part.outer.map { $0.index < index } ?? true, "part \(index) is of a later one")
      if case .payload(let name, _) = part.step { try require(isName(name), "part \(index)") }
    }
  }

  private func checkChains(_ limit: UInt32) throws(Failure) {
    for (index, chain) in chains.enumerated() {
      let isInside = Int(chain.links.upperBound) <= links.count && chain.start <= limit && isScope(chain.scope)
      try require(isInside && isValue(chain.root), "chain \(index)")
      if case .chain(let root) = chain.root { try require(root < index, "chain \(index) begins with a later one") }
    }
    for (index, link) in links.enumerated() {
      let isInside = link.offset <= limit && Int(link.offset) + Int(link.length) <= Int(limit) + 1
      try require(
        isInside && Int(link.arguments.upperBound) <= arguments.count && isName(link.name), "link \(index)")
    }
    for argument in arguments { try require(isName(argument.label) && isValue(argument.value), "an argument") }
    for path in keyPaths {
      try require(
        Int(path.components.upperBound) <= links.count && isScope(path.scope) && (path.root.map(isType) ?? true)
          && path.offset <= limit, "a key path")
    }
    for path in spelledPaths {
      try require(Int(path.components.upperBound) <= links.count && isScope(path.scope), "a spelled key path")
    }
  }

  private func checkDeclarations(_ limit: UInt32) throws(Failure) {
    for (index, declaration) in declarations.enumerated() {
      let hasRanges =
        Int(declaration.parameters.upperBound) <= parameters.count
        && Int(declaration.inheritance.upperBound) <= inheritance.count
        && Int(declaration.requirements.upperBound) <= requirements.count
        && Int(declaration.attributes.upperBound) <= attributes.count
      let isInside = declaration.offset <= limit && isName(declaration.name) && isScope(declaration.scope)
      let hasParent = declaration.parent.map { $0 < index } ?? true
      let hasType = declaration.type.map(isType) ?? true
      try require(
        hasRanges && isInside && hasParent && hasType && isValue(declaration.value), "declaration \(index)")
    }
    for parameter in parameters {
      try require(
        isName(parameter.label) && isName(parameter.name) && (parameter.type.map(isType) ?? true), "a parameter")
    }
    for type in inheritance { try require(isType(type), "an inherited type") }
    for requirement in requirements {
      try require(isType(requirement.subject) && (requirement.type.map(isType) ?? true), "a requirement")
    }
  }

  private func checkScopes(_ limit: UInt32) throws(Failure) {
    for (index, scope) in scopes.enumerated() {
      let hasParent = index == 0 || scope.parent.index < index
      let isInside = scope.range.upperBound <= limit && (scope.declaration.map { $0 < declarations.count } ?? true)
      try require(hasParent && isInside && isName(scope.name) && isValue(scope.soleValue), "scope \(index)")
    }
    for binding in bindings {
      let isInside = binding.visibleFrom <= limit && binding.offset <= limit
      try require(
        isScope(binding.scope) && isInside && isName(binding.name) && isValue(binding.value)
          && (binding.type.map(isType) ?? true) && (binding.part.map { $0.index < parts.count } ?? true), "a local")
    }
    for assignment in assignments {
      try require(
        isScope(assignment.scope) && isName(assignment.name) && isValue(assignment.value), "an assignment")
    }
    for stored in storedValues { try require(stored.chain < chains.count && isValue(stored.value), "a stored value") }
  }

  private func isName(_ name: Name) -> Bool { name.index < names.count }
  private func isScope(_ scope: ScopeID) -> Bool { scope.index < scopes.count }
  private func isType(_ type: TypeID) -> Bool { type.index < types.nodes.count }

  private func isValue(_ value: Value) -> Bool {
    switch value {
    case .name(let name), .macro(let name): isName(name)
    case .array(let range), .dictionary(let range), .tuple(let range), .choice(let range), .result(let range):
      Int(range.start) + Int(range.count) <= operands.count
    case .cast(let index): index < casts.count
    case .chain(let index): index < chains.count
    case .closure(let scope): isScope(scope)
    case .keyPath(let index): index < keyPaths.count
    default: true
    }
  }
}
