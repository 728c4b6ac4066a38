package import PairWriting

extension Pair {
  /// A pair for one value, as `east pair Count Int` asks for it.
  package init(_ name: PairName, _ type: PairType) {
    let parameter = Parameter(name: name.parameter, type: type.asParameter)
    let telling = Telling(method: "new" + name.text, parameters: [parameter])
    self.init(name.text, [.telling(telling)], comments: Comments(telling: name.words))
  }

  /// The page for an aspect of the library: what a macro would write, and the enum that it would stand on.
  package static func aspect(_ name: PairName, _ type: PairType) -> String {
    let pair = Pair(name, type)
    let text = AspectText(pair, of: name.text, value: .named(type.text))
    // The first line is apart, lest it be taken for an import of this file.
    return "import Eastward\n\n" + """
      \(pair.protocols())
      \(text.receiver)
      enum \(name.text) { typealias Value = \(type.text) }

      \(text.conformance)
      """
  }

  /// The page that a user pastes: the protocols, the closure form, and how a state conforms.
  package static func page(_ name: PairName, _ type: PairType) -> String {
    let pair = Pair(name, type)
    let closure = "(\(type.asParameter)) -> Void"
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

        func new\(name.text)(_ \(name.parameter): \(type.asParameter)) { deliver(\(name.parameter)) }
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
