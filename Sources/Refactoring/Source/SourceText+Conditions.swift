import SwiftTokens

/// Conditional compilation directives.
extension SourceText {
  /// Returns the conditions that hold at an offset, the outermost first, each as the text of an `#if` condition.
  func conditions(at offset: Int) -> [String] { conditions.last { Int($0.start) < offset }?.all ?? [] }

  /// Whether the file indents declarations inside an `#if`.
  var indentsConditions: Bool {
    tokens.indices.contains { number in
      guard tokens[number].kind == .poundIf, let next = token(endOfDirective(number) + 1) else { return false }
      return indentation(at: Int(next.start)).count > indentation(at: Int(tokens[number].start)).count
    }
  }
}

/// Returns a condition that holds if all of the given conditions hold.
func conjunction(_ conditions: [String]) -> String {
  conditions.map { $0.contains("||") && conditions.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
}
