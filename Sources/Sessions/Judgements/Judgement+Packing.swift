import Analysis
package import Findings
import Linting
package import SwiftReader

extension Judgement {
  /// Returns the judgement as 32-bit words, after other words.
  func words(after head: [UInt32]) -> [UInt32] {
    var writer = WordWriter(head, reserving: 1024 + 128 * report.findings.count)
    var judgement = self
    Self.code(&judgement, &writer)
    return writer.words
  }

  /// Reads a judgement from untrusted words.
  ///
  /// - Returns: `nil` if the words are not a judgement.
  init?(packed words: ArraySlice<UInt32>) {
    var reader = WordReader(words)
    self.init(report: .empty, unread: [], summary: Summary(), modules: [:], warnings: [])
    Self.code(&self, &reader)
    guard reader.isSound, reader.isAtEnd else { return nil }
  }

  private static func code(_ judgement: inout Judgement, _ fields: inout some WordCoder) {
    fields.list(&judgement.report.findings, of: .blank) { $1.finding(&$0) }
    fields.list(&judgement.report.silenced, of: .blank) { $1.finding(&$0) }
    fields.list(&judgement.report.malformed, of: .blank) { $1.location(&$0) }
    fields.counts(&judgement.report.suppressed.all)
    fields.counts(&judgement.report.suppressed.adopted)
    fields.number(&judgement.report.chainCounts.chains)
    fields.number(&judgement.report.chainCounts.candidates)
    fields.number(&judgement.report.chainCounts.typed)
    fields.list(&judgement.unread, of: .blank) { $1.finding(&$0) }
    fields.summary(&judgement.summary)
    var modules = judgement.modules.sorted { $0.key < $1.key }
    fields.list(&modules, of: ("", "")) {
      $1.name(&$0.key); $1.name(&$0.value)
    }
    judgement.modules = Dictionary(modules) { first, _ in first }
    fields.list(&judgement.warnings, of: "") { $1.text(&$0) }
  }
}

extension WordCoder {
  package mutating func name(_ name: inout ByteString) {
    var bytes = name.bytes
    self.bytes(&bytes)
    name = ByteString(bytes)
  }

  fileprivate mutating func position(_ position: inout Position) {
    var (line, column) = (position.line, position.column)
    number(&line)
    number(&column)
    position = Position(line: line, column: column)
  }

  /// Codes what is known of a summary before findings are counted.
  fileprivate mutating func summary(_ summary: inout Summary) {
    number(&summary.files)
    var bytes = UInt64(summary.bytes)
    number(&bytes)
    summary.bytes = Int(clamping: bytes)
    var reasons = summary.skipped.reasons
    list(&reasons, of: (.excluded, 0)) {
      $1.choice(&$0.reason); $1.number(&$0.count)
    }
    summary.skipped = Skipped()
    for (reason, count) in reasons { summary.skipped.count(reason, times: count) }
  }

  fileprivate mutating func counts(_ counts: inout [ByteString: Int]) {
    var list = counts.sorted { $0.key < $1.key }
    self.list(&list, of: ("", 0)) {
      $1.name(&$0.key); $1.number(&$0.value)
    }
    counts = Dictionary(list) { first, _ in first }
  }

  fileprivate mutating func location(_ location: inout RelatedLocation) {
    name(&location.path)
    position(&location.position)
    text(&location.message)
    flag(&location.isStep)
  }

  package mutating func finding(_ finding: inout Finding) {
    text(&finding.rule)
    choice(&finding.severity)
    choice(&finding.confidence)
    optional(&finding.reason, "") { $1.text(&$0) }
    name(&finding.path)
    position(&finding.position)
    position(&finding.end)
    subject(&finding.subject)
    text(&finding.message)
    text(&finding.advice)
    list(&finding.related, of: .blank) { $1.location(&$0) }
  }

  private mutating func subject(_ subject: inout FindingSubject) {
    var kind = subject.kind
    choice(&kind)
    switch kind {
    case .reach:
      var reach = subject.asReach ?? .blank
      name(&reach.declaration)
      name(&reach.edge)
      name(&reach.member)
      name(&reach.chain)
      number(&reach.reach)
      number(&reach.uses)
      list(&reach.lines, of: 0) { $1.number(&$0) }
      subject = .reach(reach)
    case .member:
      var member = subject.asMember ?? .blank
      name(&member.declaration)
      name(&member.edge)
      name(&member.name)
      number(&member.uses)
      subject = .member(member)
    case .suppression:
      var (declaration, rules) = (subject.declaration, subject.edge)
      name(&declaration)
      name(&rules)
      subject = .suppression(declaration: declaration, rules: rules)
    case .file:
      var path = subject.edge
      name(&path)
      subject = .file(path)
    }
  }
}

extension FindingSubject {
  fileprivate enum Kind: CaseIterable {
    case reach, member, suppression, file
  }

  fileprivate var kind: Kind {
    switch self {
    case .reach: .reach
    case .member: .member
    case .suppression: .suppression
    case .file: .file
    }
  }

  fileprivate var asReach: Reach? { if case .reach(let reach) = self { reach } else { nil } }
  fileprivate var asMember: Member? { if case .member(let member) = self { member } else { nil } }
}

extension FindingSubject.Reach {
  fileprivate static var blank: Self {
    Self(declaration: "", edge: "", member: "", chain: "", reach: 0, uses: 0, lines: [])
  }
}

extension FindingSubject.Member {
  fileprivate static var blank: Self { Self(declaration: "", edge: "", name: "", uses: 0) }
}

extension RelatedLocation {
  fileprivate static var blank: Self { Self(path: "", position: Position(line: 1, column: 1), message: "") }
}

extension Finding {
  package static var blank: Self {
    let start = Position(line: 1, column: 1)
    return Self(.file(""), rule: "", severity: .note, path: "", from: start, to: start, message: "", advice: "")
  }
}
