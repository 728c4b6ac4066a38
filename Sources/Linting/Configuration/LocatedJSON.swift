/// A JSON value with the line of the text on which it begins, for error messages.
package struct LocatedJSON: Sendable {
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    /// The members in the order of the text; each name occurs once.
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    /// The line of the name, from 1.
    package let line: Int
    package let value: LocatedJSON
  }

  package let content: Content
  /// The line on which the value begins, from 1.
  package let line: Int

  /// Reads JSON that may have comments and trailing commas.
  package init(_ bytes: [UInt8]) throws(ConfigurationError) {
    var reader = JSONReader(bytes)
    self = try reader.readDocument()
  }

  init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The value without line numbers.
  package var json: JSON {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.json))
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, $0.value.json) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The values of an object's members, by name; `nil` for any other value.
  var values: [String: LocatedJSON]? {
    guard case .object(let members) = content else { return nil }
    return Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// A description of the value for error messages: the value of a string or Boolean, the kind of any other value.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number: "a number"
    case .string(let value): "'\(value)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
