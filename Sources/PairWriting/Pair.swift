/// The text of a provider/component pair, for the command and the macros.
package struct Pair: Sendable, Equatable {
  /// The name of the aspect: `Count`.
  package var name: String
  package var members: [Member]
  /// The attribute and access level before each declaration, as `@MainActor public`; empty for neither.
  package var modifiers: String
  /// What stands above the component and above the provider, without the slashes; none for neither.
  package var comments: Comments?

  package init(_ name: String, _ members: [Member], modifiers: String = "", comments: Comments? = nil) {
    self.name = name
    self.members = members
    self.modifiers = modifiers
    self.comments = comments
  }

  /// What stands between the braces of the component.
  package enum Member: Sendable, Equatable {
    case telling(Telling)
    /// A line of conditional compilation: `#if DEBUG`, `#else`, `#endif`.
    case condition(String)
  }

  /// The sentences above the two protocols.
  package struct Comments: Sendable, Equatable {
    package var component: String
    package var provider: String

    /// - Parameter words: the name of the aspect in a sentence: `signed in user`.
    package init(telling words: String) {
      component = "Receives the \(words)."
      provider = "Provides the \(words), and has no getter for it."
    }
  }

  package var component: String { name + "Component" }
  package var provider: String { "KnowsThe" + name }
  /// The class that receives values in the place of a component.
  package var receiver: String { name + "Receiver" }
  /// The provider's method.
  package var provision: String { "provide" + name }
  /// The provider's only requirement.
  package var requirement: String { "func \(provision)(to component: some \(component))" }

  /// The two protocols.
  ///
  /// - Parameter indentation: what one step of indentation is.
  package func protocols(indentation: String = "  ") -> String {
    let start = modifiers.isEmpty ? "" : modifiers + " "
    let methods = members.map { member in
      switch member {
      case .condition(let line): line + "\n"
      case .telling(let telling):
        telling.comment.map { "\(indentation)\($0)\n" }.joined() + "\(indentation)\(telling.declaration)\n"
      }
    }
    return """
      \(comment(comments?.component))\(start)protocol \(component): AnyObject {
      \(methods.joined())}

      \(comment(comments?.provider))\(start)protocol \(provider) {
      \(indentation)\(requirement)
      }

      """
  }

  private func comment(_ sentence: String?) -> String { sentence.map { "/// \($0)\n" } ?? "" }
}
