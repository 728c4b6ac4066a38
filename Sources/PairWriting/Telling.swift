extension Pair {
  /// One method of the component.
  package struct Telling: Sendable, Equatable {
    /// The name as it is declared, back-ticks included: `newCount`.
    package var method: String
    package var parameters: [Parameter]
    /// The lines of its comment, slashes included.
    package var comment: [String]

    package init(method: String, parameters: [Parameter], comment: [String] = []) {
      self.method = method
      self.parameters = parameters
      self.comment = comment
    }
  }

  /// A parameter of a component's method.
  package struct Parameter: Sendable, Equatable {
    /// The argument's label; nil for none.
    package var label: String?
    /// The name inside, back-ticks included.
    package var name: String
    /// The type as it stands in a parameter list.
    package var type: String

    package init(label: String? = nil, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }
}

extension Pair.Telling {
  /// `func newCount(_ count: Int)`
  package var declaration: String { "func \(method)(\(parameters.map(\.text).joined(separator: ", ")))" }

  /// `newCount(count)`
  package var call: String { "\(method)(\(parameters.map(\.argument).joined(separator: ", ")))" }

  /// The case with the delivered values: `.signedIn(name: name)`.
  var value: String { parameters.isEmpty ? ".\(method)" : ".\(call)" }

  /// The pattern that takes it apart: `.signedIn(name: let name)`.
  var pattern: String {
    let parts = parameters.map { ($0.label.map { "\($0): " } ?? "") + "let \($0.name)" }
    return ".\(method)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }
}

extension Pair.Parameter {
  /// The parameter as a declaration has it.
  fileprivate var text: String {
    guard let label else { return "_ \(name): \(type)" }
    // A label may be a keyword, a name may not: `in` names what is called `in` inside, in back-ticks.
    let isBoth = label == name || name == "`\(label)`"
    return isBoth ? "\(label): \(type)" : "\(label) \(name): \(type)"
  }

  /// The argument that hands it on.
  fileprivate var argument: String { label.map { "\($0): \(name)" } ?? name }
}
