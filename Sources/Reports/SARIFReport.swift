import Findings
import SwiftReader

extension ReportFormat {
  package static let sarif = ReportFormat(
    "sarif", .json, for: "GitHub code scanning, editors",
    notes: "SARIF 2.1.0, a result for each edge and file, see below", [.marks, .rules, .history, .owners]
  ) { content, _ in ByteText(content.sarif) }
}

extension ReportContent {
  /// The report as a log in the Static Analysis Results Interchange Format (SARIF), version 2.1.0, for code scanning.
  var sarif: String {
    let annotations = Annotation.annotations(of: items)
    let shown = annotations.worst(mostResults)
    let silenced = Annotation.annotations(of: suppressed.filter { $0.means == .comment }.map(\.item))
    let recorded = Annotation.annotations(of: suppressed.filter { $0.means == .baseline }.map(\.item))
    let results =
      shown.map { SARIFResult(annotation: $0) }
      + (silenced.map { SARIFResult(annotation: $0, means: .comment) }
      + recorded.map { SARIFResult(annotation: $0, means: .baseline) }).prefix(mostResults - shown.count)
    let hidden = omitted + annotations.count + silenced.count + recorded.count - results.count
    return JSONText.document { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.lines("runs", [self]) { json, content in
        json.object("tool") { $0.object("driver") { content.writeDriver(into: &$0) } }
        json.object("automationDetails") { $0.member("id", "east/") }
        json.member("columnKind", "utf16CodeUnits")
        json.array("invocations", [hidden]) { $0.writeInvocation(hidden: $1, summary) }
        if let provenance { json.array("versionControlProvenance", [provenance]) { $1.write(into: &$0) } }
        json.lines("results", results) { $1.write(into: &$0, rules, owners, isCompared: isCompared) }
      }
    }
  }

  /// Whether the findings were compared with a base or baseline, so that each is either new or unchanged.
  private var isCompared: Bool { summary.gate != nil || summary.baselined > 0 }

  private func writeDriver(into json: inout JSONText) {
    json.member("name", "east")
    json.member("semanticVersion", version)
    json.lines("rules", rules) { $1.writeDescriptor(into: &$0) }
  }
}

/// The maximum number of results; code scanning rejects a run with more.
private let mostResults = 25_000

/// A result of the log: the findings of an edge in a file, and what suppresses them, if anything.
private struct SARIFResult {
  var annotation: Annotation
  var means: ReportContent.Suppressed.Means?

  func write(into json: inout JSONText, _ rules: [RuleText], _ owners: FileOwners?, isCompared: Bool) {
    annotation.writeResult(into: &json, rules, owners)
    if isCompared { json.member("baselineState", means == nil ? "new" : "unchanged") }
    guard let means else { return }
    json.array("suppressions", [means]) { $0.member("kind", $1 == .comment ? "inSource" : "external") }
  }
}

extension Provenance {
  fileprivate func write(into json: inout JSONText) {
    json.member("repositoryUri", repository)
    json.member("revisionId", revision)
    json.object("mappedTo") { $0.member("uriBaseId", "%SRCROOT%") }
  }
}

extension JSONText {
  fileprivate mutating func writeInvocation(hidden: Int, _ summary: Summary) {
    member("executionSuccessful", true)
    summary.writeNotifications(into: &self)
    guard hidden > 0 else { return }
    array("toolExecutionNotifications", [pluralized(hidden, "more result")]) { json, count in
      json.member("level", "note")
      json.object("message") { $0.member("text", "\(count) omitted") }
    }
  }

  /// Writes a text as `{ "text": … }`, which SARIF uses for all texts for people.
  fileprivate mutating func text(_ name: String, _ text: String) {
    object(name) { $0.member("text", text) }
  }
}

extension Summary {
  fileprivate func writeNotifications(into json: inout JSONText) { settings?.writeNotifications(into: &json) }
}

extension GateSettings {
  /// Writes what changes of settings silence. It concerns the configuration of the tool.
  fileprivate func writeNotifications(into json: inout JSONText) {
    let sentences = sentences
    if sentences.isEmpty { return }
    json.array("toolConfigurationNotifications", sentences) { json, sentence in
      json.member("level", needsAttention ? "warning" : "note")
      json.text("message", unlinked(sentence))
    }
  }
}

extension RuleText {
  fileprivate func writeDescriptor(into json: inout JSONText) {
    json.member("id", id)
    json.text("shortDescription", summary)
    json.text("fullDescription", reason)
    json.object("help") {
      $0.member("text", page)
      $0.member("markdown", page)
    }
    json.object("defaultConfiguration") {
      $0.member("enabled", severity != nil)
      $0.member("level", (severity ?? .warning).rawValue)
    }
  }
}

extension Annotation {
  fileprivate func writeResult(into json: inout JSONText, _ rules: [RuleText], _ owners: FileOwners?) {
    json.member("ruleId", finding.rule)
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) { json.member("ruleIndex", index) }
    json.member("level", severity.rawValue)
    json.text("message", unlinked(message))
    json.array("locations", [self]) { json, annotation in
      json.object("physicalLocation") { annotation.writePlace(into: &$0) }
      finding.writeDeclaration(into: &json)
    }
    finding.writeWay(into: &json)
    json.object("partialFingerprints") {
      $0.member("eastFingerprint/v2", fingerprint)
      if let mark { $0.member("primaryLocationLineHash", mark.lineHash) }
    }
    finding.writeProperties(uses: uses, owners, into: &json)
  }

  private func writePlace(into json: inout JSONText) {
    json.artifact(finding.path)
    json.object("region") {
      $0.member("startLine", finding.line)
      guard let columns = mark?.columns, !columns.isEmpty else { return }
      $0.member("startColumn", columns.lowerBound)
      $0.member("endLine", finding.endLine)
      $0.member("endColumn", columns.upperBound)
    }
  }
}

extension Finding {
  fileprivate func writeDeclaration(into json: inout JSONText) {
    guard !subject.declaration.isEmpty else { return }
    json.array("logicalLocations", [subject.declaration]) { $0.member("fullyQualifiedName", $1) }
  }

  /// Writes the related locations, and a code flow if some of them are steps of the used value.
  fileprivate func writeWay(into json: inout JSONText) {
    let steps = related.filter(\.isStep)
    if !steps.isEmpty {
      json.array("codeFlows", [steps + [RelatedLocation(path: path, position: position, message: message)]]) {
        json, way in
        json.array("threadFlows", [way]) { json, way in
          json.array("locations", way) { json, step in json.object("location") { step.write(into: &$0) } }
        }
      }
    }
    json.array("relatedLocations", Array(related.enumerated())) { json, place in
      json.member("id", place.offset + 1)
      place.element.write(into: &json)
    }
  }

  fileprivate func writeProperties(uses: Int, _ owners: FileOwners?, into json: inout JSONText) {
    json.object("properties") {
      $0.member("confidence", confidence.rawValue)
      if let reason { $0.member("reason", reason) }
      $0.member("edge", subject.edge)
      $0.member("chain", subject.chain)
      $0.member("reach", subject.reach)
      $0.member("uses", uses)
      $0.member("advice", advice)
      owners?.write(self, into: &$0)
    }
  }
}

extension RelatedLocation {
  fileprivate func write(into json: inout JSONText) {
    json.object("physicalLocation") {
      $0.artifact(path)
      $0.object("region") { $0.member("startLine", position.line) }
    }
    json.text("message", unlinked(message))
  }
}

extension JSONText {
  fileprivate mutating func artifact(_ path: ByteString) {
    object("artifactLocation") {
      $0.member("uri", percentEncoded(path))
      $0.member("uriBaseId", "%SRCROOT%")
    }
  }
}

/// Escapes a message that contains a Markdown link, which a viewer would show as a link: `[text](target)`.
private func unlinked(_ message: String) -> String {
  guard message.utf8.contains("](".utf8) else { return message }
  return message.unicodeScalars.map { "[]\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
}
