/// One line of a ``Recorder``'s export: an action, the name of its store and its schema.
///
/// As JSON: `{"action":…,"schema":1,"store":"AppState"}`. An action that was delivered together with the next one, in a
/// batch, has `"joined":true`, and a disabled one has `"disabled":true`.
public struct RecordedAction: Encodable {
  let heading: Heading
  let action: any Encodable

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Heading.Key.self)
    try container.encode(heading.store, forKey: .store)
    try container.encode(heading.schema, forKey: .schema)
    try action.encode(to: container.superEncoder(forKey: .action))
    if heading.isJoined { try container.encode(true, forKey: .joined) }
    if heading.isSkipped { try container.encode(true, forKey: .disabled) }
  }
}

/// The fields of a line except its action.
struct Heading: Decodable {
  var store: String
  var schema: Int
  var isJoined: Bool
  var isSkipped: Bool

  enum Key: String, CodingKey {
    case store, schema, action, joined, disabled
  }

  /// Returns whether the line is about the store of a name.
  func isAbout(_ store: String) -> Bool { self.store == store }
}

extension Heading {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    store = try container.decode(String.self, forKey: .store)
    schema = try container.decode(Int.self, forKey: .schema)
    isJoined = try container.decodeIfPresent(Bool.self, forKey: .joined) ?? false
    isSkipped = try container.decodeIfPresent(Bool.self, forKey: .disabled) ?? false
  }
}

/// A line that is decoded as a line of a store with a known type of actions.
///
/// Lines are read in sequence, and each is first decoded as a line of the previous line's store. If the line belongs to
/// another store, the result for the action is ignored.
struct ReadLine<Action: Versioned>: Decodable {
  let heading: Heading
  let action: Result<Action, any Error>

  init(from decoder: any Decoder) throws {
    let heading = try Heading(from: decoder)
    self.heading = heading
    action = Result {
      let container = try decoder.container(keyedBy: Heading.Key.self)
      return try Action(from: container.superDecoder(forKey: .action), writtenAs: heading.schema)
    }
  }
}
