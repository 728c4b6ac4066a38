/// A type whose encoded values later versions of the app can decode.
///
/// A ``Recorder`` exports the schema version with each action. When the action type changes, increase the schema
/// version and decode the old form:
///
/// ```swift
/// extension Counter.Action: Versioned {
///   static var schema: Int { 2 }
///
///   init(from decoder: any Decoder, schema: Int) throws {
///     switch schema {
///     case 1: self = .add(try OldStep(from: decoder).step)
///     default: try self.init(from: decoder)
///     }
///   }
/// }
/// ```
///
/// A type that has not changed yet needs only the conformance. ``VersionedState`` adds the schema version to a single
/// value, such as the saved part of a state.
public protocol Versioned: Codable {
  /// The version of the encoded form, from 1.
  static var schema: Int { get }

  /// Decodes the form of an earlier schema version. `schema` is never greater than the type's own.
  init(from decoder: any Decoder, schema: Int) throws
}

extension Versioned {
  /// The first version.
  public static var schema: Int { 1 }

  /// Decodes this schema version, and throws for older ones.
  public init(from decoder: any Decoder, schema: Int) throws {
    guard schema == Self.schema else { throw UnknownSchema(schema: schema, type: "\(Self.self)", known: Self.schema) }
    try self.init(from: decoder)
  }
}

/// The error of a type that cannot decode an older schema.
struct UnknownSchema: Error, CustomStringConvertible {
  let schema: Int
  let type: String
  let known: Int

  var description: String {
    "\(type) reads schema \(known) and not \(schema); give it init(from:schema:) and read the old form there"
  }
}

extension Versioned {
  /// Decodes a value that was encoded with `schema`. A newer schema than this version's is rejected.
  init(from decoder: any Decoder, writtenAs schema: Int) throws {
    guard schema <= Self.schema else {
      throw NewerSchema(schema: schema, type: "\(Self.self)", known: Self.schema)
    }
    try self.init(from: decoder, schema: schema)
  }
}

/// The error of a value that a newer version of the app has encoded.
struct NewerSchema: Error, CustomStringConvertible {
  let schema: Int
  let type: String
  let known: Int

  var description: String {
    "it has schema \(schema) and \(type) reads up to \(known), so a newer version of the app wrote it"
  }
}
