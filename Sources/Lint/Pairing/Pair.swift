/// A component that is told something, and the provider that tells it: what their text is made of.
///
/// Whoever prints a pair, the command as well as a macro, prints it from this value.
package struct Pair: Sendable, Equatable {
  /// What the component is told: `Count`.
  package var name: String
  /// What is told in one call each, in order.
  package var tellings: [Telling]
  /// The attribute and access level before each declaration, as `@MainActor public`; empty for neither.
  package var modifiers: String

  package init(_ name: String, _ tellings: [Telling], modifiers: String = "") {
    self.name = name
    self.tellings = tellings
    self.modifiers = modifiers
  }

  /// One method of the component.
  package struct Telling: Sendable, Equatable {
    /// `newCount`
    package var method: String
    /// The parameter's name inside, back-ticks included.
    package var parameter: String
    /// The type as it stands in a parameter list.
    package var type: String

    package init(method: String, parameter: String, type: String) {
      self.method = method
      self.parameter = parameter
      self.type = type
    }
  }

  package var component: String { name + "Component" }
  package var provider: String { "KnowsThe" + name }
  /// The provider's only requirement.
  package var provision: String { "func provide\(name)(to component: some \(component))" }

  /// The two protocols.
  ///
  /// - Parameter indentation: what one step of indentation is.
  package func protocols(indentation: String = "  ") -> String {
    let methods = tellings.map { "\(indentation)func \($0.method)(_ \($0.parameter): \($0.type))\n" }
    let start = modifiers.isEmpty ? "" : modifiers + " "
    return """
      \(start)protocol \(component): AnyObject {
      \(methods.joined())}

      \(start)protocol \(provider) {
      \(indentation)\(provision)
      }

      """
  }
}

extension Pair {
  /// A pair for one value, as `east pair Count Int` asks for it.
  package init(_ name: PairName, _ type: PairType) {
    let telling = Telling(method: "new" + name.text, parameter: name.parameter, type: type.asParameter)
    self.init(name.text, [telling])
  }

  /// The page that a user pastes: the protocols, the closure form, and how a state conforms.
  package static func page(_ name: PairName, _ type: PairType) -> String {
    let pair = Pair(name, type)
    let tell = "(\(type.asParameter)) -> Void"
    let comment = "/// Tells the \(name.words), and cannot be asked for it."
    return """
      /// Is told the \(name.words).
      \(pair.protocols().replacing("\n\nprotocol", with: "\n\n\(comment)\nprotocol"))
      extension \(pair.provider) {
        /// Tells a closure instead of a component.
        func provide\(name.text)(to tell: \(tell)) {
          withoutActuallyEscaping(tell) { provide\(name.text)(to: \(name.text)Listener($0)) }
        }
      }

      private final class \(name.text)Listener: \(pair.component) {
        private let tell: \(tell)

        init(_ tell: @escaping \(tell)) { self.tell = tell }

        func new\(name.text)(_ \(name.parameter): \(type.asParameter)) { tell(\(name.parameter)) }
      }

      // A state conforms like this, and nothing of it can be read:
      //
      // extension AppState: \(pair.provider) {
      //   \(pair.provision) {
      //     component.new\(name.text)(\(name.parameter))
      //   }
      // }

      """
  }
}
