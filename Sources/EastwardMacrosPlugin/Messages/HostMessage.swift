/// A request of the compiler to the plug-in.
///
/// A message is an object with one key, the name of the message. Other keys of its value, which later compilers may
/// add, are ignored.
enum HostMessage: Decodable, Equatable {
  /// A request for the plug-in's version of the protocol, with the version of the compiler.
  case getCapability(version: Int)
  case expandAttachedMacro(Expansion)
  /// Another message; its name.
  case unknown(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      let context = DecodingError.Context(codingPath: [], debugDescription: "a message has one key")
      throw DecodingError.dataCorrupted(context)
    }
    switch key.stringValue {
    case "getCapability":
      let asked = try container.decode(CapabilityRequest.self, forKey: key)
      // The first compilers with macros did not send their version.
      self = .getCapability(version: asked.capability?.protocolVersion ?? 0)
    case "expandAttachedMacro": self = .expandAttachedMacro(try container.decode(Expansion.self, forKey: key))
    case let name: self = .unknown(name)
    }
  }

  private struct CapabilityRequest: Decodable {
    struct Capability: Decodable { var protocolVersion: Int }

    var capability: Capability?
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

/// A request to expand an attached macro: the attribute, the declaration that it is attached to, and the role.
struct Expansion: Decodable, Equatable {
  struct Macro: Decodable, Equatable {
    /// The type that the macro's declaration names.
    var typeName: String
  }

  var macro: Macro
  /// `peer`, `extension`, `member` …
  var macroRole: String
  var attributeSyntax: Syntax
  var declSyntax: Syntax
  /// The name of the type for an extension of it.
  var extendedTypeSyntax: Syntax?
  /// The protocols to which the type does not conform yet, among those that the macro may add.
  var conformanceListSyntax: Syntax?
  /// The heads of the enclosing declarations, the innermost first.
  var lexicalContext: [Syntax]?
}

extension Expansion {
  /// Whether the type does not conform to `Equatable` yet, and the macro may add the conformance.
  var isNotEquatable: Bool { conformanceListSyntax?.source.contains("Equatable") ?? false }
}

/// A piece of source code and its location.
struct Syntax: Decodable, Equatable {
  struct Location: Decodable, Equatable {
    var fileName: String
    /// The offset of the piece in the file, in bytes.
    var offset: Int

    /// Returns the position of a byte of the piece; the highest position if a message has an offset that is out of
    /// range.
    func position(_ byte: some BinaryInteger) -> Diagnostic.Position {
      let (sum, isOutOfRange) = offset.addingReportingOverflow(Int(clamping: byte))
      return Diagnostic.Position(fileName: fileName, offset: isOutOfRange ? .max : sum)
    }
  }

  var source: String
  var location: Location
}
