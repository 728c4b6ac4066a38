/// The source text that makes a type an aspect of the library `Eastward`: the receiver class of its pair, and an
/// extension with the conformance.
package struct AspectText: Sendable, Equatable {
  package var pair: Pair
  /// The name of the aspect's type in the scope of its pair: `Count`.
  package var type: String
  package var value: Value
  /// The prefix of the names in an extension at the top level of a file: `Model.`; empty for a type at the top level.
  package var qualifier = ""
  /// The protocols that the extension adds conformances to.
  package var conformances: [String]
  /// The attributes and modifiers of the extension, each written on a line of its own.
  package var attributes: [String] = []
  /// The access level of the members with a trailing space; empty for internal members.
  package var access = ""
  /// The expression that compares two values: `value` and `previous`.
  package var equality = "value == previous"

  package init(_ pair: Pair, of type: String, value: Value) {
    self.pair = pair
    self.type = type
    self.value = value
    conformances = [pair.isQualified ? "Eastward.Aspect" : "Aspect"]
  }

  /// The type of the aspect's value.
  package enum Value: Sendable, Equatable {
    /// A type for which the aspect declares an alias: `typealias Value = Int`. The component has one method.
    case named(String)
    /// The aspect itself, an enum: the component has one method for each case.
    case itself
  }

  /// The text of the class that conforms to the component's protocol and records the values that it receives.
  package var receiver: String {
    let start = pair.modifiers.isEmpty ? "" : pair.modifiers + " "
    let recorder = recorder
    return """
      /// Records what the component would receive.
      \(start)final class \(pair.receiver): \(pair.component) {
        private let \(recorder): (\(valueType)) -> \(pair.swift)Void

        init(_ record: @escaping (\(valueType)) -> \(pair.swift)Void) { self.\(recorder) = record }

      \(methods(calling: recorder))}

      """
  }

  /// The text of the extension that conforms the type to `Aspect`.
  package var conformance: String {
    let own = value == .itself ? "  \(access)typealias Value = Self\n\n" : ""
    let bool = pair.swift + "Bool"
    let receiver = qualifier + pair.receiver
    let component = qualifier + pair.component
    return """
      \(attributes.map { $0 + "\n" }.joined())extension \(qualifier)\(type): \(conformances.joined(separator: ", ")) {
      \(own)  \(access)static func receiver(for probe: \(probe)) -> \(receiver) { \(receiver)(probe.record) }

        \(access)static func read(from source: any \(qualifier)\(pair.provider), into receiver: \(receiver)) {
          source.\(pair.provision)(to: receiver)
        }

        \(access)static func observer(for component: any \(component), reading probe: \(probe)) -> () -> \(bool) {
          { [weak component] in
            guard let component else { return false }
            return probe.deliver { deliver($0, to: component) }
          }
        }

        \(access)static func deliver(_ value: Value, to component: any \(component)) {
      \(telling)  }

        \(access)static func isDuplicate(_ value: Value, of previous: Value) -> \(bool) { \(equality) }
      }

      """
  }

  /// The type of the probe in the extension, in which the type's own name may be that of an associated type.
  package var probe: String { pair.isQualified ? "Eastward.Probe<Self>" : "Probe<Self>" }

  private var valueType: String {
    switch value {
    case .named(let name): name
    case .itself: type
    }
  }

  /// The receiver's methods, each of which records one value.
  private func methods(calling recorder: String) -> String {
    pair.members.map { member in
      switch member {
      case .condition(let line): line + "\n"
      case .telling(let telling):
        "  \(access)\(telling.declaration) { self.\(recorder)(\(noted(telling))) }\n"
      }
    }.joined()
  }

  /// The name of the receiver's closure, which is not the name of a method.
  private var recorder: String {
    let methods = pair.members.map { member in
      if case .telling(let telling) = member { telling.method.filter { $0 != "`" } } else { "" }
    }
    var name = "record"
    while methods.contains(name) { name += "Value" }
    return name
  }

  private func noted(_ telling: Pair.ComponentMethod) -> String {
    value == .itself ? telling.value : telling.parameters.first?.name ?? "()"
  }

  /// The body of `deliver`: a call of the component's method for a value.
  private var telling: String {
    guard value == .itself else {
      return pair.members.map { member in
        guard case .telling(var telling) = member else { return "" }
        telling.parameters = telling.parameters.map { Pair.Parameter(label: $0.label, name: "value", type: $0.type) }
        return "    component.\(telling.call)\n"
      }.joined()
    }
    let cases = pair.members.map { member in
      switch member {
      case .condition(let line): line + "\n"
      case .telling(let telling): "    case \(telling.pattern): component.\(telling.call)\n"
      }
    }
    return "    switch value {\n\(cases.joined())    }\n"
  }
}
