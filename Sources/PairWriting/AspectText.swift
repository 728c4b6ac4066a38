/// What makes a type an aspect of the library `Eastward`: the text of a class beside its pair, and of its extension.
package struct AspectText: Sendable, Equatable {
  package var pair: Pair
  /// The type as it is called beside the pair: `Count`.
  package var type: String
  package var value: Value
  /// What an extension at the top of a file puts before the names: `Model.`.
  package var qualifier = ""
  /// The protocols that the extension adds.
  package var conformances = ["Aspect"]
  /// The attributes and modifiers of the extension, each on a line of its own.
  package var attributes: [String] = []
  /// The access level of the members, with a blank behind it; empty for that of the module.
  package var access = ""
  /// The expression that compares two values.
  package var equality = "value == previous"

  package init(_ pair: Pair, of type: String, value: Value) {
    self.pair = pair
    self.type = type
    self.value = value
  }

  /// The value.
  package enum Value: Sendable, Equatable {
    /// A type that the type names: `typealias Value = Int`. There is one telling.
    case named(String)
    /// A value of the type itself: each case is a telling.
    case itself
  }

  /// The class that receives values in the place of a component and records them.
  package var receiver: String {
    let start = pair.modifiers.isEmpty ? "" : pair.modifiers + " "
    return """
      /// Records what the component would receive.
      \(start)final class \(pair.receiver): \(pair.component) {
        private let record: (\(valueType)) -> Void

        init(_ record: @escaping (\(valueType)) -> Void) { self.record = record }

      \(methods)}

      """
  }

  /// The extension.
  package var conformance: String {
    let own = value == .itself ? "  \(access)typealias Value = \(qualifier)\(type)\n\n" : ""
    let probe = "Probe<\(qualifier)\(type)>"
    let receiver = qualifier + pair.receiver
    let component = qualifier + pair.component
    return """
      \(attributes.map { $0 + "\n" }.joined())extension \(qualifier)\(type): \(conformances.joined(separator: ", ")) {
      \(own)  \(access)static func receiver(for probe: \(probe)) -> \(receiver) { \(receiver)(probe.record) }

        \(access)static func read(from source: any \(qualifier)\(pair.provider), into receiver: \(receiver)) {
          source.\(pair.provision)(to: receiver)
        }

        \(access)static func observer(for component: any \(component), reading probe: \(probe)) -> () -> Bool {
          { [weak component] in
            guard let component else { return false }
            return probe.deliver { deliver($0, to: component) }
          }
        }

        \(access)static func deliver(_ value: Value, to component: any \(component)) {
      \(telling)  }

        \(access)static func isDuplicate(_ value: Value, of previous: Value) -> Bool { \(equality) }
      }

      """
  }

  private var valueType: String {
    switch value {
    case .named(let name): name
    case .itself: type
    }
  }

  /// What notes each telling.
  private var methods: String {
    pair.members.map { member in
      switch member {
      case .condition(let line): line + "\n"
      case .telling(let telling):
        "  \(access)\(telling.declaration) { self.record(\(noted(telling))) }\n"
      }
    }.joined()
  }

  private func noted(_ telling: Pair.Telling) -> String {
    value == .itself ? telling.value : telling.parameters.first?.name ?? "()"
  }

  /// What tells a value to a component.
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
