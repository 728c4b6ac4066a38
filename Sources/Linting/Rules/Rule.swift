package import Analysis
package import Findings

/// A rule of the linter, which finds its violations in a codebase.
///
/// A rule is three files: `Rules/<Rule>.swift`, `Rules/Pages/<id>.md`, and its entry in `Rules/Rules.swift`.
package protocol Rule: Sendable {
  associatedtype Options: Codable & Sendable & Equatable

  /// The rule's page, with its id, documentation and tests.
  static var page: Page { get }

  /// The options of a rule whose configuration sets none.
  static var defaults: Options { get }

  /// The restrictions of option values beyond their types, by option name.
  static var limits: [String: OptionLimit] { get }

  /// Whether the rule counts the uses that other files make of a linted file's declarations.
  static var countsUses: Bool { get }

  /// Whether the rule usually takes as long as all others together, so that it begins first.
  static var takesLong: Bool { get }

  init(_ options: Options)

  /// The rule whose options of the same names apply where this rule's are not set; `nil` if there is none.
  static var sharedOptions: (rule: String, names: [String])? { get }

  /// Returns the violations of the rule in the codebase, in no particular order.
  func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding]

  /// What the rule forbids, if it is a short form of a rule in `uses`.
  var restrictions: [Restriction] { get }

  /// Returns sentences about options that have no effect, because the codebase lacks what they name.
  func warnings(about codebase: Codebase) -> [String]
}

extension Rule {
  /// The name of the rule in configurations and suppressions.
  package static var id: String { page.id }

  package static var limits: [String: OptionLimit] { [:] }

  package static var countsUses: Bool { false }

  package static var takesLong: Bool { false }

  package static var sharedOptions: (rule: String, names: [String])? { nil }

  package var restrictions: [Restriction] { [] }

  package func warnings(about codebase: Codebase) -> [String] { [] }
}

/// What a configuration says to every rule.
package struct RuleContext: Sendable {
  /// The configured severity; a rule may report a lower one, or a higher one that its page states.
  package var severity: Severity
  /// The minimum confidence of returned findings.
  package var confidence: Confidence
  package var conventions: Conventions

  package init(severity: Severity, confidence: Confidence, conventions: Conventions = Conventions()) {
    (self.severity, self.confidence, self.conventions) = (severity, confidence, conventions)
  }
}

/// A rule that a configuration enables, with its severity.
package struct ActiveRule: Sendable {
  package let rule: any Rule
  package let severity: Severity

  package init(_ rule: any Rule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  package var id: String { type(of: rule).id }

  var takesLong: Bool { type(of: rule).takesLong }

  func findings(in codebase: Codebase, _ confidence: Confidence, _ conventions: Conventions) -> [Finding] {
    rule.findings(in: codebase, RuleContext(severity: severity, confidence: confidence, conventions: conventions))
  }
}
