/// Encodes and decodes the actions of a store.
struct Codec<Action> {
  let schema: Int
  /// The type that a decoder decodes for a line.
  let lineType: any Decodable.Type
  /// Returns the heading and the action of the decoded value; nil if the value has another type than `lineType`.
  let open: (any Decodable) -> (heading: Heading, action: Result<Action, any Error>)?
}

extension Codec {
  /// Creates a codec, or nil if actions of this type are not ``Versioned``.
  init?() {
    guard let type = Action.self as? any Versioned.Type, let codec = Self.make(type) else { return nil }
    self = codec
  }

  private static func make<Known: Versioned>(_ type: Known.Type) -> Codec? {
    Codec(
      schema: Known.schema, lineType: ReadLine<Known>.self,
      open: { decoded in
        guard let line = decoded as? ReadLine<Known> else { return nil }
        let action = line.action.flatMap { known in
          (known as? Action).map(Result.success) ?? .failure(WrongLine(type: "\(Known.self)"))
        }
        return (line.heading, action)
      })
  }
}

/// The error of a decoder that returned another type than it was asked for.
struct WrongLine: Error, CustomStringConvertible {
  let type: String

  var description: String { "the decoder gave no line of \(type); return what it is asked for" }
}
