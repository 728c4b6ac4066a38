/// What the compiler asks of a plug-in.
///
/// A message is an object with one key, which says what it is. What the compiler adds in later versions is passed over.
enum HostMessage: Decodable, Equatable {
  /// The compiler says which version of the messages it speaks, and asks for ours.
  case getCapability(version: Int)
  case expandAttachedMacro(Expansion)
  /// Something else; its name.
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
      // The first compilers with macros did not say it.
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

/// An attribute on a declaration, and what the compiler wants written for it.
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
  /// The type as an extension names it.
  var extendedTypeSyntax: Syntax?
  /// The protocols that the type does not conform to yet, as far as the macro says that it may add them.
  var conformanceListSyntax: Syntax?
  /// The heads of the declarations around it, the innermost first.
  var lexicalContext: [Syntax]?
}

extension Expansion {
  /// Whether the type does not conform to `Equatable` yet, as far as the macro may say that it does.
  var isNotEquatable: Bool { conformanceListSyntax?.source.contains("Equatable") ?? false }
}

/// A piece of source.
struct Syntax: Decodable, Equatable {
  struct Location: Decodable, Equatable {
    var fileName: String
    /// Where the piece begins in the file, in bytes.
    var offset: Int

    /// The position of a byte of the piece; the highest one if a message has an offset that is out of range.
    func position(_ byte: some BinaryInteger) -> Diagnostic.Position {
      let (sum, isOutOfRange) = offset.addingReportingOverflow(Int(clamping: byte))
      return Diagnostic.Position(fileName: fileName, offset: isOutOfRange ? .max : sum)
    }
  }

  var source: String
  var location: Location
}
