import SwiftReader

/// What the comments of one file allow: `// east:allow reach - reason`.
struct Allowances {
  private var everywhere: Set<String> = []
  private var lines: [Int: Set<String>] = [:]

  /// Reads the allowances that hold: those with a reason whose day has not passed.
  init(_ facts: FileFacts, today: String) {
    for allowance in facts.allowances where !allowance.reason.isEmpty {
      if let expiry = allowance.expiry, expiry < today { continue }
      let line = facts.lines.position(of: allowance.offset).line
      switch allowance.extent {
      case .line: lines[line, default: []].formUnion(allowance.rules)
      case .nextLine: lines[line + 1, default: []].formUnion(allowance.rules)
      case .file: everywhere.formUnion(allowance.rules)
      }
    }
  }

  /// Whether the finding is allowed, on the line of any of its uses.
  func allow(_ finding: Finding) -> Bool {
    if everywhere.contains(finding.rule) { return true }
    return finding.lines.contains { lines[$0]?.contains(finding.rule) == true }
  }
}
