import Foundation

/// The plug-in, run as the compiler runs it: a length of eight bytes, the smallest first, then a message.
struct PluginProcess: ~Copyable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    process.executableURL = plugin
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Whoever waits for an answer that never comes is told so in the end; tests wait minutes for their turn.
    let watched = process
    DispatchQueue.global().asyncAfter(deadline: .now() + 1800) { if watched.isRunning { watched.terminate() } }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Sends bytes as they are, without a length.
  func send(raw bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  func send(_ message: Data) throws {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    try send(raw: Data(length) + message)
  }

  /// Sends a message and waits for the answer.
  func answer(to message: Data) throws -> Data {
    try send(message)
    return try answer()
  }

  func answer() throws -> Data {
    let head = try read(8)
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return try read(Int(length))
  }

  /// Hangs up, and answers how the plug-in ended.
  consuming func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try output.fileHandleForReading.read(upToCount: count - bytes.count), !more.isEmpty else {
        throw Silence()
      }
      bytes += more
    }
    return bytes
  }

  /// The plug-in ended without an answer.
  struct Silence: Error {}
}

/// What the plug-in says to an attribute on a declaration.
struct Answer: Decodable, Equatable {
  var expandMacroResult: Result

  struct Result: Decodable, Equatable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Decodable, Equatable {
    struct Position: Decodable, Equatable {
      var fileName: String
      var offset: Int
    }

    struct FixIt: Decodable, Equatable {
      struct Change: Decodable, Equatable {
        struct Range: Decodable, Equatable {
          var startOffset: Int
          var endOffset: Int
        }

        var range: Range
        var newText: String
      }

      var message: String
      var changes: [Change]
    }

    var message: String
    var severity: String
    var position: Position
    var fixIts: [FixIt]
  }
}

/// The message that the compiler sends for an attribute on a declaration.
func expansion(
  of declaration: String, macro: String = "Aspect", role: String = "peer", attribute: String? = nil,
  around: [String] = [],
  type: String? = nil
) throws -> Data {
  func syntax(_ source: String, _ kind: String) -> [String: Any] {
    let location =
      ["column": 1, "line": 1, "offset": 100, "fileID": "App/App.swift", "fileName": "App.swift"] as [String: Any]
    return ["kind": kind, "source": source, "location": location]
  }
  var content: [String: Any] = [
    "macro": ["moduleName": "EastwardMacrosPlugin", "typeName": macro + "Macro", "name": macro], "macroRole": role,
    "attributeSyntax": syntax(attribute ?? "@\(macro)", "attribute"), "declSyntax": syntax(declaration, "declaration"),
    "lexicalContext": around.map { syntax($0, "declaration") }, "discriminator": "$s1",
  ]
  if let type { content["extendedTypeSyntax"] = syntax(type, "type") }
  return try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
}
