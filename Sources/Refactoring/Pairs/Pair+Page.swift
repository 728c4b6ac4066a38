package import PairWriting

extension Pair {
  /// Creates a pair for one value, as for `east pair Count Int`.
  package init(_ name: PairName, _ type: PairType) {
    let parameter = Parameter(name: name.parameter, type: type.asParameter)
    let telling = ComponentMethod(method: "new" + name.text, parameters: [parameter])
    self.init(name.text, [.telling(telling)], comments: Comments(telling: name.words))
  }

  /// Returns the source text of an aspect for the library: the code that the macro would generate, and the enum that
  /// the macro would be attached to.
  package static func aspect(_ name: PairName, _ type: PairType) -> String {
    let pair = Pair(name, type)
    let text = AspectText(pair, of: name.text, value: .named(type.text))
    // The import is not part of the literal, so that it is not mistaken for an import of this file.
    return "import Eastward\n\n" + """
      \(pair.protocols())
      \(text.receiver)
      enum \(name.text) { typealias Value = \(type.text) }

      \(text.conformance)
      """
  }

  /// Returns the source text that a user pastes: the protocols, the method with a closure, and an example of a
  /// conforming state.
  package static func page(_ name: PairName, _ type: PairType) -> String {
    let pair = Pair(name, type)
    let closure = "(\(type.asParameter)) -> Void"
    let call = name.parameter == "deliver" ? "self.deliver" : "deliver"
    return """
      \(pair.protocols())
      extension \(pair.provider) {
        /// Provides the value to a closure instead of a component.
        func \(pair.provision)(to receiver: \(closure)) {
          withoutActuallyEscaping(receiver) { \(pair.provision)(to: \(pair.receiver)($0)) }
        }
      }

      private final class \(pair.receiver): \(pair.component) {
        private let deliver: \(closure)

        init(_ deliver: @escaping \(closure)) { self.deliver = deliver }

        func new\(name.text)(_ \(name.parameter): \(type.asParameter)) { \(call)(\(name.parameter)) }
      }

      // Conform the state to the protocol; its properties stay private:
      //
      // extension AppState: \(pair.provider) {
      //   \(pair.requirement) {
      //     component.new\(name.text)(\(name.parameter))
      //   }
      // }

      """
  }
}
