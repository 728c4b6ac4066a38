import SwiftReader

/// What is wrong with a suppression.
package enum SuppressionFault: Sendable, Equatable {
  case hasNoReason
  /// The day after `until` is over.
  case isOver(String)
  /// What stands after `until` is no day.
  case hasNoDay(String)
  case namesNoRule
  case unknownRule(String, hint: String)
  /// The rule has nothing to say where the comment allows it.
  case isUnused(rule: String)

  /// Which rule of suppressions is broken.
  package enum Kind: Sendable, CaseIterable {
    case reason, expiry, use
  }

  package var kind: Kind {
    switch self {
    case .hasNoReason: .reason
    case .isOver, .hasNoDay: .expiry
    case .namesNoRule, .unknownRule, .isUnused: .use
    }
  }

  /// The one of the suppression's rules that is meant, if it is one.
  var rule: String? {
    switch self {
    case .unknownRule(let rule, _), .isUnused(let rule): rule
    case .hasNoReason, .isOver, .hasNoDay, .namesNoRule: nil
    }
  }

  /// Finds why the suppression does not hold, whatever it allows.
  init?(of comment: SuppressionComment, today: String) {
    if let expiry = comment.expiry {
      guard expiry.isDay else {
        self = .hasNoDay(expiry)
        return
      }
      if expiry < today {
        self = .isOver(expiry)
        return
      }
    }
    guard comment.reason.isEmpty else { return nil }
    self = .hasNoReason
  }

  var message: String {
    switch self {
    case .hasNoReason: "this suppression has no reason and no effect; add ' - ' and the reason"
    case .isOver(let day): "this suppression expired on \(day); fix the violation or extend the date"
    case .hasNoDay(let text): "'\(text)' is not a date, so this suppression has no effect; write until YYYY-MM-DD"
    case .namesNoRule: "this suppression names no rule and has no effect; write east:allow RULE - reason"
    case .unknownRule(let rule, let hint):
      "unknown rule '\(rule)'\(hint.isEmpty ? "; `east rules` lists the rules" : hint)"
    case .isUnused(let rule): "this suppression matches no '\(rule)' finding; remove it"
    }
  }
}

extension String {
  /// Whether this is a day of the calendar, as `YYYY-MM-DD`.
  fileprivate var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], utf8.allSatisfy({ $0 == 0x2d || 0x30...0x39 ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return lengths.indices.contains(month - 1) && 1...lengths[month - 1] ~= day
  }
}
