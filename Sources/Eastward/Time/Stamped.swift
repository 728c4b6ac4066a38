/// Encodes a value with its schema, and decodes values of older schemas.
///
/// As JSON: `{"schema":1,"value":…}`. Actions do not need it; their lines contain the schema.
public struct Stamped<Value: Versioned> {
  /// The value.
  public let value: Value

  /// Creates an envelope of `value`.
  public init(_ value: Value) { self.value = value }

  private enum Key: CodingKey {
    case schema, value
  }
}

extension Stamped: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Value.schema, forKey: .schema)
    try value.encode(to: container.superEncoder(forKey: .value))
  }
}

extension Stamped: Decodable {
  /// Decodes a value of this schema or an older one. Throws for a newer one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    value = try Value(from: container.superDecoder(forKey: .value), writtenAs: schema)
  }
}

extension Stamped: Sendable where Value: Sendable {}
