/// Stamps a value with its schema when it is written, and reads what older versions wrote.
///
/// As JSON: `{"schema":1,"value":…}`. Actions need no stamp; their lines have one.
public struct Stamped<Value: Versioned> {
  /// What is stamped.
  public let value: Value

  /// Stamps `value`.
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
  /// Reads a value of this schema or of an older one, and refuses newer ones.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    value = try Value(from: container.superDecoder(forKey: .value), writtenAs: schema)
  }
}

extension Stamped: Sendable where Value: Sendable {}
