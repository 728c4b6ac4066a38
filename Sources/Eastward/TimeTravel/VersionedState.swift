/// Encodes a value, such as the saved part of a state, with its schema, and decodes values of older schemas.
///
/// As JSON: `{"schema":1,"value":…}`. Actions do not need it; their lines contain the schema.
public struct VersionedState<Value: Versioned> {
  /// The value.
  public let value: Value

  /// Creates the encodable form of `value`.
  public init(_ value: Value) { self.value = value }

  private enum Key: CodingKey {
    case schema, value
  }
}

extension VersionedState: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Value.schema, forKey: .schema)
    try value.encode(to: container.superEncoder(forKey: .value))
  }
}

extension VersionedState: Decodable {
  /// Decodes a value of this schema or an older one. Throws for a newer one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    value = try Value(from: container.superDecoder(forKey: .value), writtenAs: schema)
  }
}

extension VersionedState: Sendable where Value: Sendable {}
