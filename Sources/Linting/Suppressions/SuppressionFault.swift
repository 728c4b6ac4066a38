import Findings
import SwiftReader

/// A problem of a suppression comment.
package enum SuppressionFault: Sendable, Equatable {
  case noReason
  /// The suppression has expired. The value is the date after `until`.
  case expired(String)
  /// The text after `until`, which is the value, is not a date.
  case invalidDate(String)
  case noRule
  case unknownRule(String, hint: String)
  /// The rule has no finding where the comment silences it.
  case unused(rule: String)

  /// The rule about suppressions that the fault violates.
  package enum Kind: Sendable, CaseIterable {
    case reason, expiry, use
  }

  package var kind: Kind {
    switch self {
    case .noReason: .reason
    case .expired, .invalidDate: .expiry
    case .noRule, .unknownRule, .unused: .use
    }
  }

  /// The rule id in the comment that the fault concerns; `nil` if it concerns the whole comment.
  var rule: String? {
    switch self {
    case .unknownRule(let rule, _), .unused(let rule): rule
    case .noReason, .expired, .invalidDate, .noRule: nil
    }
  }

  /// Creates the fault by which the suppression is not in effect; `nil` if it is.
  init?(of comment: SuppressionComment, today: String) {
    if let expiry = comment.expiry {
      guard expiry.isDay else {
        self = .invalidDate(expiry)
        return
      }
      if expiry < today {
        self = .expired(expiry)
        return
      }
    }
    guard comment.reason.isEmpty else { return nil }
    self = .noReason
  }

  /// Creates the fault of a suppression that names a rule that does not exist; `nil` if the rule exists.
  ///
  /// - Parameter known: every rule that a suppression may name, in alphabetical order; empty for any rule.
  init?(ofRule rule: String, known: [String]) {
    if known.isEmpty || known.contains(rule) { return nil }
    self = .unknownRule(rule, hint: suggestion(for: rule, among: known))
  }

  var message: String {
    switch self {
    case .noReason: "this suppression has no reason and no effect; add ' - ' and the reason"
    case .expired(let day): "this suppression expired on \(day); fix the violation or extend the date"
    case .invalidDate(let text): "'\(text)' is not a date, so this suppression has no effect; write until YYYY-MM-DD"
    case .noRule: "this suppression names no rule and has no effect; write east:allow RULE - reason"
    case .unknownRule(let word, _) where word.hasPrefix(":"):
      "'\(word)' after 'east:allow' is neither ':next' nor ':file'"
    case .unknownRule(let rule, let hint):
      "unknown rule '\(rule)'\(hint.isEmpty ? "; `east rules` lists the rules" : hint)"
    case .unused(let rule): "this suppression matches no '\(rule)' finding; remove it"
    }
  }
}

extension String {
  /// Whether the string is a calendar date in the form `YYYY-MM-DD`.
  package var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], utf8.allSatisfy({ $0 == 0x2d || 0x30...0x39 ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return lengths.indices.contains(month - 1) && 1...lengths[month - 1] ~= day
  }
}
