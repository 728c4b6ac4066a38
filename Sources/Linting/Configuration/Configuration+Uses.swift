import Analysis
import Findings

extension Configuration {
  /// Reads the groups of `groups`, by name.
  static func groups(_ json: LocatedJSON) throws(ConfigurationError) -> [String: CodeGroup] {
    var groups: [String: CodeGroup] = [:]
    for member in try json.members("'groups'") {
      groups[member.name] = try CodeGroup(member.value, named: member.name, line: member.line)
    }
    return groups
  }

  /// Reads the rules of `uses`, by name.
  static func uses(_ json: LocatedJSON) throws(ConfigurationError) -> [String: UseRule] {
    var rules: [String: UseRule] = [:]
    for member in try json.members("'uses'") {
      guard member.name.isRuleName else {
        throw ConfigurationError(
          "'\(member.name)' is no name for a rule; write lower-case words with '-' between them, such as 'screens-ask-the-facade'",
          line: member.line)
      }
      rules[member.name] = try UseRule(member.value, named: member.name, line: member.line)
    }
    return rules
  }
}

extension CodeGroup {
  fileprivate init(_ json: LocatedJSON, named name: String, line: Int) throws(ConfigurationError) {
    self.init()
    self.line = line
    self.json = json.json
    let keys = ["modules", "types", "members", "paths", "optional"]
    for member in try json.members("the group '\(name)'") {
      let what = "groups.\(name).\(member.name)"
      switch member.name {
      case "modules": modules = try member.value.texts(what)
      case "types": types = try member.value.texts(what)
      case "members": members = try member.value.texts(what)
      case "paths": paths = try member.value.texts(what)
      case "optional": isOptional = try member.value.truth(what)
      default: throw .unknown("key", member.name, among: keys, line: member.line)
      }
    }
    if modules.isEmpty, types.isEmpty, members.isEmpty, paths.isEmpty {
      throw ConfigurationError("the group '\(name)' is empty; name its modules, types, members or paths", line: line)
    }
  }
}

extension UseRule {
  private static let keys = [
    "severity", "from", "to", "onlyFrom", "layers", "apart", "how", "except", "because", "instead", "page",
  ]

  fileprivate init(_ json: LocatedJSON, named name: String, line: Int) throws(ConfigurationError) {
    var lists: [String: [CodeReference]] = [:]
    var because: String?
    self.init(name: name, severity: .warning, form: .layers([]), because: "", line: line)
    self.json = json.json
    for member in try json.members("the rule 'uses.\(name)'") {
      let what = "uses.\(name).\(member.name)"
      switch member.name {
      case "severity":
        let word = try member.value.word("'\(what)'", [RuleSetting.off] + Severity.allCases.map(\.rawValue))
        severity = Severity(rawValue: word)
      case "from", "to", "onlyFrom", "layers", "apart": lists[member.name] = try member.value.references(what)
      case "how": actions = try Self.actions(member.value, what)
      case "except": exceptions = try member.value.exceptions(what)
      case "because": because = try member.value.line(what)
      case "instead": instead = try member.value.line(what)
      case "page": page = try member.value.text(what)
      default: throw .unknown("key", member.name, among: Self.keys, line: member.line)
      }
    }
    guard let because else {
      throw ConfigurationError("the rule 'uses.\(name)' needs 'because', a sentence for those who break it", line: line)
    }
    self.because = because
    form = try Self.form(of: lists, name, line)
  }

  private static func form(
    of lists: [String: [CodeReference]], _ name: String, _ line: Int
  ) throws(ConfigurationError) -> Form {
    for key in ["layers", "apart"] {
      guard let parts = lists[key] else { continue }
      if let other = ["from", "to", "onlyFrom", "apart"].first(where: { lists[$0] != nil && $0 != key }) {
        throw ConfigurationError(
          "the rule 'uses.\(name)' has both '\(key)' and '\(other)'; write two rules", line: line)
      }
      guard parts.count > 1 else {
        throw ConfigurationError("'uses.\(name).\(key)' needs two entries or more", line: line)
      }
      return key == "layers" ? .layers(parts) : .apart(parts)
    }
    guard let to = lists["to"], lists["from"] != nil || lists["onlyFrom"] != nil else {
      throw ConfigurationError(
        "the rule 'uses.\(name)' needs 'to', and 'from' or 'onlyFrom'; or 'layers' or 'apart' alone", line: line)
    }
    return .uses(from: lists["from"] ?? [], to: to, onlyFrom: lists["onlyFrom"] ?? [])
  }

  private static func actions(_ json: LocatedJSON, _ what: String) throws(ConfigurationError) -> MemberActions {
    var actions: MemberActions = []
    let names = MemberActions.named.map(\.name)
    for located in try json.texts(what) {
      guard let action = MemberActions.named.first(where: { $0.name == located.text })?.action else {
        throw ConfigurationError(
          "invalid value '\(located.text)' for '\(what)'\(choices(for: located.text, among: names))", line: located.line
        )
      }
      actions.insert(action)
    }
    if actions.isEmpty {
      throw ConfigurationError("'\(what)' is empty; write 'read', 'write' or 'call', or remove it", line: json.line)
    }
    return actions
  }
}

extension LocatedJSON {
  /// Returns the code that a string or a list of strings names; an empty list is an error.
  fileprivate func references(_ what: String) throws(ConfigurationError) -> [CodeReference] {
    let references = try texts(what).map(CodeReference.init)
    if references.isEmpty { throw ConfigurationError("'\(what)' is empty; name code, or remove it", line: line) }
    return references
  }

  /// Reads a list of code that may be used, or of objects with `from` and `to`.
  fileprivate func exceptions(_ what: String) throws(ConfigurationError) -> [UseRule.Exception] {
    var exceptions: [UseRule.Exception] = []
    var elements = [self]
    if case .array(let several) = content { elements = several }
    for element in elements {
      guard case .object(let members) = element.content else {
        exceptions.append(UseRule.Exception(to: try element.references(what)))
        continue
      }
      var exception = UseRule.Exception()
      for member in members {
        switch member.name {
        case "from": exception.from = try member.value.references("\(what).from")
        case "to": exception.to = try member.value.references("\(what).to")
        default: throw .unknown("key", member.name, among: ["from", "to"], line: member.line)
        }
      }
      if members.isEmpty {
        throw ConfigurationError("an exception of '\(what)' is empty; write 'from' or 'to'", line: element.line)
      }
      exceptions.append(exception)
    }
    return exceptions
  }

  /// Reads a text of one line.
  fileprivate func line(_ what: String) throws(ConfigurationError) -> String {
    let text = try text(what).text
    guard !text.isEmpty, text.utf8.count <= 300,
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f })
    else {
      throw ConfigurationError("'\(what)' must be one line of at most 300 bytes", line: line)
    }
    return text
  }
}

extension String {
  /// Whether the text can be a part of a rule's id: `screens-ask-the-facade`.
  fileprivate var isRuleName: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || 0x30...0x39 ~= $0 }
    }
  }
}
