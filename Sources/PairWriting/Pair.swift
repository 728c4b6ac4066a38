/// A provider/component pair that can be written as source text, for `east pair` and the macros.
package struct Pair: Sendable, Equatable {
  /// The name of the aspect: `Count`.
  package var name: String
  package var members: [Member]
  /// The attribute and access level before each declaration, such as `@MainActor public`; empty for neither.
  package var modifiers: String
  /// The doc comments of the component and the provider, without the slashes; `nil` for no comments.
  package var comments: Comments?
  /// Whether the names of the libraries are qualified, so that an app may have types of the same names.
  package var isQualified = false

  package init(_ name: String, _ members: [Member], modifiers: String = "", comments: Comments? = nil) {
    self.name = name
    self.members = members
    self.modifiers = modifiers
    self.comments = comments
  }

  /// A line of the component's protocol.
  package enum Member: Sendable, Equatable {
    case telling(ComponentMethod)
    /// A line of conditional compilation: `#if DEBUG`, `#else`, `#endif`.
    case condition(String)
  }

  /// The doc comments of the two protocols.
  package struct Comments: Sendable, Equatable {
    package var component: String
    package var provider: String

    /// - Parameter words: the name of the aspect as words of a sentence: `signed in user`.
    package init(telling words: String) {
      component = "Receives the \(words)."
      provider = "Provides the \(words), and has no getter for it."
    }
  }

  package var component: String { name + "Component" }
  package var provider: String { "KnowsThe" + name }
  /// The name of the class that conforms to the component and records values.
  package var receiver: String { name + "Receiver" }
  /// The name of the provider's method.
  package var provision: String { "provide" + name }
  /// The prefix of the names of the standard library.
  var swift: String { isQualified ? "Swift." : "" }
  /// The provider's only requirement, without the indentation.
  package var requirement: String { "func \(provision)(to component: some \(component))" }

  /// Returns the text of the two protocols.
  ///
  /// - Parameter indentation: the text of one indentation level.
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
      \(comment(comments?.component))\(start)protocol \(component): \(swift)AnyObject {
      \(methods.joined())}

      \(comment(comments?.provider))\(start)protocol \(provider) {
      \(indentation)\(requirement)
      }

      """
  }

  private func comment(_ sentence: String?) -> String { sentence.map { "/// \($0)\n" } ?? "" }
}
