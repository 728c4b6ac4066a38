extension Pair {
  /// One method of the component: `newCount(_ count: Int)`.
  package struct ComponentMethod: Sendable, Equatable {
    /// The name of the method, in back-ticks if needed: `newCount`.
    package var method: String
    package var parameters: [Parameter]
    /// The lines of the method's comment, including the slashes.
    package var comment: [String]

    package init(method: String, parameters: [Parameter], comment: [String] = []) {
      self.method = method
      self.parameters = parameters
      self.comment = comment
    }
  }

  /// A parameter of a component's method.
  package struct Parameter: Sendable, Equatable {
    /// The argument label; `nil` for none.
    package var label: String?
    /// The name of the parameter in the body, in back-ticks if needed.
    package var name: String
    /// The type as it is written in a parameter list.
    package var type: String

    package init(label: String? = nil, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }
}

extension Pair.ComponentMethod {
  /// The declaration: `func newCount(_ count: Int)`.
  package var declaration: String { "func \(method)(\(parameters.map(\.text).joined(separator: ", ")))" }

  /// A call with the parameters' names as arguments: `newCount(count)`.
  package var call: String { "\(method)(\(parameters.map(\.argument).joined(separator: ", ")))" }

  /// The enum case with the parameters as associated values: `.signedIn(name: name)`.
  var value: String { parameters.isEmpty ? ".\(method)" : ".\(call)" }

  /// The pattern that binds the associated values of the case: `.signedIn(name: let name)`.
  var pattern: String {
    let parts = parameters.map { ($0.callLabel.map { "\($0): " } ?? "") + "let \($0.name)" }
    return ".\(method)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }
}

extension Pair.Parameter {
  /// The text of the parameter in a declaration.
  fileprivate var text: String {
    guard let label else { return "_ \(name): \(type)" }
    // A label may be a keyword, a name may not: the label `in` and the name `in` in back-ticks are written once.
    let isBoth = label == name || name == "`\(label)`"
    return isBoth ? "\(label): \(type)" : "\(label) \(name): \(type)"
  }

  /// The text of the argument in a call that passes the parameter on.
  fileprivate var argument: String { callLabel.map { "\($0): \(name)" } ?? name }

  /// The label in a call or a pattern, in which `let` and `var` are not in back-ticks.
  fileprivate var callLabel: String? {
    label.map { ["`let`", "`var`"].contains($0) ? String($0.dropFirst().dropLast()) : $0 }
  }
}
