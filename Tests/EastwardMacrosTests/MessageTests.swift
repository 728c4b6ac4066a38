import Foundation
import Running
import Testing

// Recording writes the messages before their answers are recorded.
@Suite("The messages of the compiler", .serialized)
struct MessageTests {
  private static func lines(of file: String) throws -> [Data] {
    try text(of: file).split(separator: "\n").map { Data($0.utf8) }
  }

  @Test("this compiler sends what was recorded, as far as the macros look at it")
  func recorded() throws {
    let sent = try Self.sent()
    if isRecording {
      try Data((try sent.map(Self.shortened).joined(separator: "\n") + "\n").utf8)
        .write(to: testDirectory.appending(path: "Messages/recorded.jsonl"), options: .atomic)
    }
    let recorded = try Self.lines(of: "Messages/recorded.jsonl").map(Self.essence)
    let now = try sent.map(Self.essence)
    #expect(Set(now) == Set(recorded), "\(recordingHint)")
  }

  @Test("what a compiler once sent is answered as it was then")
  func replayed() throws {
    let plugin = try PluginProcess()
    let answers = try Self.lines(of: "Messages/recorded.jsonl").map { message in
      let answer = try JSONSerialization.jsonObject(with: try plugin.answer(to: message))
      return String(decoding: try JSONSerialization.data(withJSONObject: answer, options: .sortedKeys), as: UTF8.self)
    }
    let text = answers.joined(separator: "\n") + "\n"
    #expect(
      text == (try snapshot(text, in: testDirectory.appending(path: "Messages/answers.jsonl"))), "\(recordingHint)")
    #expect(answers.count > 10)
  }

  /// What the compiler sends for the sample.
  private static func sent() throws -> [Data] {
    try inScratchDirectory { folder in
      let recorder = folder.appending(path: "recorder")
      let script = "#!/bin/sh\ntee '\(folder.path)/sent' | '\(plugin.path)'\n"
      try Data(script.utf8).write(to: recorder)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: recorder.path)
      let sample = folder.appending(path: "Sample.swift")
      try Data(try text(of: "Messages/Sample.swift").utf8).write(to: sample)
      let ending = try compile(
        ["-typecheck", "-load-plugin-executable", recorder.path + "#EastwardMacrosPlugin", "Sample.swift"], in: folder,
        loadsPlugin: false)
      #expect(ending.status == 0, "\(ending.everything)")
      var bytes = try Data(contentsOf: folder.appending(path: "sent"))[...]
      var messages: [Data] = []
      while bytes.count >= 8 {
        let length = Int(bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        bytes = bytes.dropFirst(8)
        if length > 0 { messages.append(Data(bytes.prefix(length))) }
        bytes = bytes.dropFirst(length)
      }
      return messages
    }
  }

  /// A message with the long list of what the compiler can do cut off.
  private static func shortened(_ message: Data) throws -> String {
    var whole = try #require(try JSONSerialization.jsonObject(with: message) as? [String: [String: Any]])
    if whole["expandAttachedMacro"]?["staticBuildConfiguration"] != nil {
      whole["expandAttachedMacro"]?["staticBuildConfiguration"] = "{}"
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys), as: UTF8.self)
  }

  /// A message without what the macros pass over.
  private static func essence(_ message: Data) throws -> String {
    let whole = try #require(try JSONSerialization.jsonObject(with: message) as? [String: [String: Any]])
    var essence: [String: [String: Any]] = [:]
    for (name, fields) in whole {
      let read = [
        "macro", "macroRole", "attributeSyntax", "declSyntax", "extendedTypeSyntax", "conformanceListSyntax",
        "lexicalContext",
      ]
      essence[name] = name == "expandAttachedMacro" ? fields.filter { read.contains($0.key) } : [:]
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: essence, options: .sortedKeys), as: UTF8.self)
  }

  /// What a compiler may say, and what the answer says.
  static let handshakes: [(String, String)] = [
    (#"{"getCapability":{"capability":{"protocolVersion":7}}}"#, #""protocolVersion":7"#),
    (#"{"getCapability":{"capability":{"protocolVersion":99,"more":{"deep":[1]}}}}"#, #""protocolVersion":7"#),
    (#"{"getCapability":{"capability":{"protocolVersion":6}}}"#, #""protocolVersion":6"#),
    (#"{"getCapability":{}}"#, #""protocolVersion":0"#),
  ]

  @Test("a newer compiler is told what the macros speak, an older one gets its own version", arguments: handshakes)
  func handshake(message: String, part: String) throws {
    let answer = String(decoding: try PluginProcess().answer(to: Data(message.utf8)), as: UTF8.self)
    #expect(answer.contains("getCapabilityResult") && answer.contains(part), "\(answer)")
  }

  @Test("a compiler that is too old hears so for each macro, and what to do")
  func tooOld() throws {
    let plugin = try PluginProcess()
    _ = try plugin.answer(to: Data(#"{"getCapability":{"capability":{"protocolVersion":4}}}"#.utf8))
    let answer = try plugin.answer(to: try expansion(of: "@Aspect enum Count { case a }"))
    let result = try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult
    #expect(result.expandedSource == nil)
    #expect(result.diagnostics.first?.message.contains("uses version 4 of the plug-in protocol") == true)
  }

  /// What no compiler says today, and a part of the answer.
  static let strange: [(String, String)] = [
    (
      #"{"loadPluginLibrary":{"libraryPath":"a.so","moduleName":"A"}}"#,
      "do not support the message 'loadPluginLibrary'"
    ),
    (
      #"{"expandFreestandingMacro":{"macro":{"typeName":"AspectMacro"}}}"#,
      "do not support the message 'expandFreestandingMacro'"
    ),
    (#"{"tomorrow":null}"#, "do not support the message 'tomorrow'"), (#"{}"#, "cannot read a message"),
    (#"{"a":1,"b":2}"#, "cannot read a message"), (#"[]"#, "cannot read a message"),
    ("\u{0}\u{1}", "cannot read a message"), (#"{"expandAttachedMacro":{}}"#, "cannot read a message"),
    (#"{"expandAttachedMacro":[["#, "cannot read a message"),
    ("{\"getCapability\":\"\u{FFFF}\"}", "cannot read a message"),
    (String(repeating: "[", count: 100_000), "cannot read a message"),
  ]

  @Test(
    "what the macros do not understand is answered with a sentence, and the next message is read", arguments: strange)
  func unknown(message: String, part: String) throws {
    let plugin = try PluginProcess()
    let answer = try JSONDecoder().decode(Answer.self, from: try plugin.answer(to: Data(message.utf8)))
    #expect(answer.expandMacroResult.diagnostics.first?.message.contains(part) == true, "\(answer)")
    #expect(answer.expandMacroResult.diagnostics.first?.severity == "error")
    let next = try plugin.answer(to: try expansion(of: "@Aspect enum Count { case a }"))
    #expect(try JSONDecoder().decode(Answer.self, from: next).expandMacroResult.diagnostics.isEmpty)
    #expect(try plugin.end() == 0)
  }

  @Test("an offset at the end of all numbers is no reason to stop", arguments: [Int.max, Int.min, -1])
  func offsets(offset: Int) throws {
    let message = String(decoding: try expansion(of: "@Aspect struct Count {}"), as: UTF8.self)
    let plugin = try PluginProcess()
    let answer = try plugin.answer(to: Data(message.replacing("100", with: "\(offset)").utf8))
    #expect(try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult.diagnostics.count == 1)
    #expect(try plugin.end() == 0)
  }

  /// Bytes that break off.
  static let broken: [Data] = [
    Data(), Data(repeating: 0, count: 8), Data([1]), Data([1, 2, 3, 4, 5, 6, 7]), Data([9, 0, 0, 0, 0, 0, 0, 0]),
    Data([9, 0, 0, 0, 0, 0, 0, 0, 0x7b]),
    Data(repeating: 0xff, count: 8), Data(repeating: 0xff, count: 100_000),
  ]

  @Test("a compiler that breaks off ends the plug-in, with no answer and no complaint", arguments: broken)
  func brokenOff(bytes: Data) throws {
    let plugin = try PluginProcess()
    try plugin.send(raw: bytes)
    #expect(try plugin.end() == 0)
  }

  @Test(
    "a macro or a role that is not ours is refused",
    arguments: [("Other", "peer"), ("Aspect", "body"), ("Provides", "accessor")])
  func notOurs(macro: String, role: String) throws {
    let answer = try PluginProcess().answer(to: try expansion(of: "enum Count { case a }", macro: macro, role: role))
    let said = try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult.diagnostics.first
    #expect(said?.message == "Eastward has no macro '\(macro)Macro' that is a \(role)")
    #expect(said?.position == Answer.Diagnostic.Position(fileName: "App.swift", offset: 100))
  }
}
