/// Can be written down and read again by a later version of the app.
///
/// A ``Recorder`` writes the schema beside each action. When a case of the action changes, raise the schema and read the
/// old form by hand:
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
/// A type that has not changed yet needs nothing but the conformance. ``Stamped`` does the same for a value on its own, such as
/// what an app saves of its state.
public protocol Versioned: Codable {
  /// The version of what is written, from 1.
  static var schema: Int { get }

  /// Reads what a version of the app wrote whose schema was `schema`, which is never above this one's.
  init(from decoder: any Decoder, schema: Int) throws
}

extension Versioned {
  /// The first version.
  public static var schema: Int { 1 }

  /// Reads this version, and refuses older ones, for nobody said how to read them.
  public init(from decoder: any Decoder, schema: Int) throws {
    guard schema == Self.schema else { throw UnknownSchema(schema: schema, type: "\(Self.self)", known: Self.schema) }
    try self.init(from: decoder)
  }
}

/// Says that nobody taught a type to read an older version of itself.
struct UnknownSchema: Error, CustomStringConvertible {
  let schema: Int
  let type: String
  let known: Int

  var description: String {
    "\(type) reads schema \(known) and not \(schema); give it init(from:schema:) and read the old form there"
  }
}

extension Versioned {
  /// Reads what was written with `schema`; a newer one than this version's is refused before anybody tries.
  init(from decoder: any Decoder, writtenAs schema: Int) throws {
    guard schema <= Self.schema else {
      throw NewerSchema(schema: schema, type: "\(Self.self)", known: Self.schema)
    }
    try self.init(from: decoder, schema: schema)
  }
}

/// Says that something comes from the future.
struct NewerSchema: Error, CustomStringConvertible {
  let schema: Int
  let type: String
  let known: Int

  var description: String {
    "it has schema \(schema) and \(type) reads up to \(known), so a newer version of the app wrote it"
  }
}
