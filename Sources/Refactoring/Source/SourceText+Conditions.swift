import SwiftTokens

/// Conditional compilation directives.
extension SourceText {
  /// Returns the conditions that hold at an offset, the outermost first, each as the text of an `#if` condition.
  func conditions(at offset: Int) -> [String] { conditions.last { Int($0.start) < offset }?.all ?? [] }

  func conditionsByPlace() -> [(start: UInt32, all: [String])] {
    var places: [(start: UInt32, all: [String])] = []
    var open: [(now: String, before: [String])] = []
    for (number, token) in tokens.enumerated() where token.kind.isCondition {
      switch token.kind {
      case .poundIf: open.append((condition(behind: number), []))
      case .poundElseif, .poundElse:
        guard let last = open.popLast() else { break }
        let before = last.before + [last.now]
        open.append((token.kind == .poundElse ? "" : condition(behind: number), before))
      default: open.removeLast(open.isEmpty ? 0 : 1)
      }
      let all = open.flatMap { entry in
        entry.before.map { $0.isOperation ? "!(\($0))" : "!\($0)" } + (entry.now.isEmpty ? [] : [entry.now])
      }
      places.append((token.start, all))
    }
    return places
  }

  /// Returns the condition of an `#if` or `#elseif` directive.
  private func condition(behind directive: Int) -> String {
    var last = directive
    while let next = token(last + 1), next.kind != .endOfFile, !next.startsLine || next.kind == .binaryOperator {
      last += 1
    }
    return last > directive ? text(of: (directive + 1)...last) : ""
  }

  /// Whether the file indents declarations inside an `#if`.
  var indentsConditions: Bool {
    tokens.indices.contains { number in
      guard tokens[number].kind == .poundIf, let next = token(number + 1 + wordsOfLine(behind: number)) else {
        return false
      }
      return indentation(at: Int(next.start)).count > indentation(at: Int(tokens[number].start)).count
    }
  }

  private func wordsOfLine(behind number: Int) -> Int {
    tokens[(number + 1)...].prefix { !$0.startsLine }.count
  }
}

extension String {
  /// Whether the condition has operators, so that it needs parentheses after `!`.
  fileprivate var isOperation: Bool { contains("&&") || contains("||") || hasPrefix("!") }
}

/// Returns a condition that holds if all of the given conditions hold.
func conjunction(_ conditions: [String]) -> String {
  conditions.map { $0.contains("||") && conditions.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
}
