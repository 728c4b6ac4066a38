package import Analysis
package import Findings

/// A rule of a team's own: an entry of `uses` in a configuration.
package struct UseRule: Sendable, Equatable {
  /// The name in `uses`.
  package var name: String
  package var severity: Severity?
  package var form: Form
  /// What counts as a use.
  package var actions: MemberActions = .all
  package var exceptions: [Exception] = []
  /// Why the rule exists, for messages.
  package var because: String
  /// What to use instead, for messages; empty if nothing is.
  package var instead = ""
  /// The path of the page with the rule's examples; `nil` if it has none.
  package var page: Configuration.Located?
  package var line = 0
  /// The rule as the configuration writes it.
  package var json = JSON.null
  /// The directory to which paths are relative.
  package var directory: ByteString = ""

  /// What the rule forbids.
  package enum Form: Sendable, Equatable {
    /// Some code uses members, or all code but some.
    case uses(from: [CodeReference], to: [CodeReference], onlyFrom: [CodeReference])
    /// A layer uses one that is listed before it.
    case layers([CodeReference])
    /// One of some parts uses another.
    case apart([CodeReference])
  }

  package struct Exception: Sendable, Equatable {
    var from: [CodeReference] = []
    var to: [CodeReference] = []
  }

  /// The id in findings, suppressions and settings: `uses/NAME`.
  package var id: String { Self.prefix + name }

  package static let prefix = "uses/"

  /// Returns whether the rule forbids the same uses as another one, given the same groups.
  package func forbidsTheSame(as other: UseRule) -> Bool {
    form.hasTheSameTexts(as: other.form) && actions == other.actions && directory == other.directory
      && exceptions.map { $0.from.map(\.text) } == other.exceptions.map { $0.from.map(\.text) }
      && exceptions.map { $0.to.map(\.text) } == other.exceptions.map { $0.to.map(\.text) }
  }

  /// Returns the restrictions that the rule is made of.
  ///
  /// - Parameters:
  ///   - groups: the groups of the configuration, by name.
  ///   - paths: reads the patterns of paths.
  package func restrictions(
    in groups: [String: CodeGroup], _ paths: PathReader
  ) throws(ConfigurationError) -> [Restriction] {
    func patterns(_ references: [CodeReference]) throws(ConfigurationError) -> [CodePattern] {
      try references.map { reference throws(ConfigurationError) in
        if let group = groups[reference.text] { return try group.pattern(named: reference.text, paths) }
        var pattern = try reference.pattern { paths($0, directory) }
        pattern.groups = groups.keys.sorted()
        return pattern
      }
    }
    let exceptions = try exceptions.map { exception throws(ConfigurationError) in
      Restriction.Exception(from: try patterns(exception.from), to: try patterns(exception.to))
    }
    switch form {
    case .uses(let from, let to, let onlyFrom):
      return [
        Restriction(
          from: try patterns(from), to: try patterns(to), onlyFrom: try patterns(onlyFrom), actions: actions,
          exceptions: exceptions)
      ]
    case .layers(let references):
      let layers = try patterns(references)
      return layers.indices.dropFirst().map {
        Restriction(from: [layers[$0]], to: Array(layers[..<$0]), actions: actions, exceptions: exceptions)
      }
    case .apart(let references):
      let parts = try patterns(references)
      return parts.indices.map { part in
        let others = parts.indices.filter { $0 != part }.map { parts[$0] }
        return Restriction(from: [parts[part]], to: others, actions: actions, exceptions: exceptions)
      }
    }
  }
}

extension UseRule.Form {
  fileprivate func hasTheSameTexts(as other: UseRule.Form) -> Bool {
    switch (self, other) {
    case (.uses(let from, let to, let onlyFrom), .uses(let otherFrom, let otherTo, let otherOnly)):
      from.map(\.text) == otherFrom.map(\.text) && to.map(\.text) == otherTo.map(\.text)
        && onlyFrom.map(\.text) == otherOnly.map(\.text)
    case (.layers(let one), .layers(let other)), (.apart(let one), .apart(let other)):
      one.map(\.text) == other.map(\.text)
    default: false
    }
  }
}

extension UseRule {
  /// The rule in Markdown: what it forbids, why, and what to use instead.
  package var text: String {
    let what =
      switch form {
      case .uses(let from, let to, let onlyFrom):
        [("from", from), ("to", to), ("only from", onlyFrom)].filter { !$0.1.isEmpty }
      case .layers(let layers): [("layers, the highest first", layers)]
      case .apart(let parts): [("apart", parts)]
      }
    var lines = what.map { "- \($0.0): \($0.1.map { "`\($0.text)`" }.joined(separator: ", "))" }
    if actions != .all {
      lines.append(
        "- how: \(MemberActions.named.filter { actions.contains($0.action) }.map(\.name).joined(separator: ", "))")
    }
    if !instead.isEmpty { lines.append("- instead: \(instead)") }
    return "# \(id)\n\n\(because)\n\n\(lines.joined(separator: "\n"))\n"
  }
}

/// A rule of a team's own that a configuration enables.
package struct ActiveUseRule: Sendable {
  package let rule: UseRule
  package let severity: Severity
  package let restrictions: [Restriction]

  package init(_ rule: UseRule, severity: Severity, restrictions: [Restriction]) {
    (self.rule, self.severity, self.restrictions) = (rule, severity, restrictions)
  }

  package var id: String { rule.id }

  /// Returns the finding for a use that one of the restrictions forbids.
  func finding(_ use: RestrictedUse, against restriction: Restriction) -> Finding {
    Finding(
      use, rule: id, severity: severity,
      message: "\(use.actions.verbs) '\(use.edge)', which \(restriction.permission): \(rule.because)",
      advice: rule.instead.isEmpty ? restriction.advice : "use \(rule.instead)")
  }
}

extension MemberActions {
  /// The actions as verbs: `reads and writes`.
  fileprivate var verbs: String {
    Self.named.filter { contains($0.action) }.map { "\($0.name)s" }.joined(separator: " and ")
  }
}

extension Restriction {
  /// Who may use the members: `only Store may use`.
  fileprivate var permission: String {
    if !onlyFrom.isEmpty { return "only \(onlyFrom.texts("and")) may use" }
    return from.isEmpty ? "no code may use" : "\(from.texts("and")) may not use"
  }

  fileprivate var advice: String {
    onlyFrom.isEmpty
      ? "move this use to other code, or add it to 'except'" : "leave this use to \(onlyFrom.texts("or"))"
  }
}

extension [CodePattern] {
  /// The patterns as a list in a sentence: `Screens, Store* and module:State`.
  fileprivate func texts(_ conjunction: String) -> String {
    let texts = map(\.text)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
