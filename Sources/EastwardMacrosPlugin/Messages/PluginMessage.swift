/// A response of the plug-in to the compiler.
enum PluginMessage: Encodable, Equatable {
  case getCapabilityResult(version: Int)
  case expandMacroResult(source: String?, diagnostics: [Diagnostic])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .getCapabilityResult(let version):
      try Named(getCapabilityResult: Capability(protocolVersion: version)).encode(to: encoder)
    case .expandMacroResult(let source, let diagnostics):
      try Named(expandMacroResult: Result(expandedSource: source, diagnostics: diagnostics)).encode(to: encoder)
    }
  }

  /// The encoded form of a message: an object with one key, the name of the message.
  private struct Named: Encodable {
    struct Capabilities: Encodable { var capability: Capability }

    var getCapabilityResult: Capabilities?
    var expandMacroResult: Result?

    init(getCapabilityResult capability: Capability) { getCapabilityResult = Capabilities(capability: capability) }

    init(expandMacroResult result: Result) { expandMacroResult = result }
  }

  private struct Capability: Encodable {
    var protocolVersion: Int
    /// The optional features that the plug-in supports: none.
    var features: [String] = []
  }

  private struct Result: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }
}

/// A diagnostic that the compiler shows to the user.
struct Diagnostic: Encodable, Equatable {
  enum Severity: String, Encodable { case error, warning, note }

  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }

  struct PositionRange: Encodable, Equatable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  struct Note: Encodable, Equatable {
    var position: Position
    var message: String
  }

  struct FixIt: Encodable, Equatable {
    struct Change: Encodable, Equatable {
      var range: PositionRange
      var newText: String
    }

    var message: String
    var changes: [Change]
  }

  var message: String
  var severity: Severity
  var position: Position
  var highlights: [PositionRange] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []
}
