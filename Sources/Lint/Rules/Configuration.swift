#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `.east.json` and the presets say: which rules speak, how loudly, and how sure a finding must be.
package struct Configuration: Sendable, Equatable, Codable {
  package var confidence: Confidence?
  package var rules: [String: RuleSetting]

  package init(confidence: Confidence? = nil, rules: [String: RuleSetting]) {
    self.confidence = confidence
    self.rules = rules
  }

  /// Decodes JSON that may have comments and trailing commas.
  package init(json bytes: [UInt8]) throws(ConfigurationError) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      self = try decoder.decode(Configuration.self, from: Data(bytes))
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Picks the rules that are switched on, in the order of the registry.
  package func activeRules(from registry: [any Rule.Type]) throws(ConfigurationError) -> [ActiveRule] {
    if let unknown = rules.keys.sorted().first(where: { id in !registry.contains { $0.id == id } }) {
      throw .unknownRule(unknown)
    }
    var active: [ActiveRule] = []
    for type in registry {
      guard let setting = rules[type.id], let severity = setting.severity else { continue }
      active.append(ActiveRule(try made(type, with: setting.options), severity: severity))
    }
    return active
  }

  private func made(_ type: any Rule.Type, with options: JSON?) throws(ConfigurationError) -> any Rule {
    guard let options else { return type.usual }
    do {
      return try type.made(from: JSONEncoder().encode(options))
    } catch {
      throw .badOptions(rule: type.id, "\(error)")
    }
  }
}

/// One rule's entry: `"reach": "warning"`, or `"reach": { "severity": "warning", "allowed": 2 }`; `"off"` silences it.
package struct RuleSetting: Sendable, Equatable, Codable {
  /// `nil` when the rule is off.
  package var severity: Severity?
  /// Everything beside the severity.
  package var options: JSON?

  package init(severity: Severity?, options: JSON? = nil) {
    self.severity = severity
    self.options = options
  }

  package init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    switch json {
    case .string(let word):
      self.init(severity: try Self.severity(named: word, decoder))
    case .object(var members):
      guard case .string(let word)? = members.removeValue(forKey: "severity") else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no severity"))
      }
      self.init(severity: try Self.severity(named: word, decoder), options: members.isEmpty ? nil : .object(members))
    default:
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no severity"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let word = JSON.string(severity?.rawValue ?? "off")
    guard case .object(var members)? = options else { return try word.encode(to: encoder) }
    members["severity"] = word
    try JSON.object(members).encode(to: encoder)
  }

  private static func severity(named word: String, _ decoder: any Decoder) throws -> Severity? {
    if word == "off" { return nil }
    if let severity = Severity(rawValue: word) { return severity }
    let words = "off, note, warning or error, not “\(word)”"
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: words))
  }
}

/// Why a configuration cannot be followed.
package enum ConfigurationError: Error, Sendable, Equatable {
  case unreadable(String)
  case unknownRule(String)
  case badOptions(rule: String, String)

  /// One sentence that names the thing.
  package var sentence: String {
    switch self {
    case .unreadable(let why): "the configuration cannot be read: \(why)"
    case .unknownRule(let id): "the configuration names the rule '\(id)', which does not exist"
    case .badOptions(let rule, let why): "the options of '\(rule)' cannot be read: \(why)"
    }
  }
}

extension Rule {
  fileprivate static var usual: Self { Self(defaults) }

  fileprivate static func made(from data: Data) throws -> Self {
    Self(try JSONDecoder().decode(Options.self, from: data))
  }
}
