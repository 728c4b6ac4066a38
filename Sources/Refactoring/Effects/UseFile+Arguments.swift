import SwiftReader
import SwiftTokens

/// The code that a call of a new method evaluates before the method.
extension UseFile {
  /// Returns the bytes of a use's arguments or of its new value, without the bodies of closures that only the called
  /// function or a later event runs.
  func argumentRanges(of site: UseSite) -> [Range<UInt32>]? {
    guard let region = argumentRegion(of: site) else { return nil }
    var ranges = [region]
    for closure in facts.scopes where closure.kind == .closure && region.contains(closure.range.lowerBound) {
      guard let brace = source.token(at: Int(closure.range.lowerBound)),
        isArgument(closure, of: site.chain)
          || source.kind(brace - 1) == .equal && closure.range.upperBound == region.upperBound
      else { continue }
      var first = brace
      if source.kind(brace + 1) == .leftSquare, let close = source.partner(of: brace + 1) { first = close }
      ranges = ranges.flatMap { $0.without(source.tokens[first].end..<closure.range.upperBound) }
    }
    return ranges
  }

  /// Returns the bytes from the opening bracket of a use's call to its end, or from the leaf to the end of the
  /// statement.
  private func argumentRegion(of site: UseSite) -> Range<UInt32>? {
    let end: Int
    let start: UInt32
    if let call = site.call {
      guard let bracket = source.token(at: Int(call.offset)) else { return nil }
      (start, end) = (call.offset, calls.end(ofCallAt: bracket, in: source))
    } else {
      guard let leaf = source.token(at: site.leafStart) else { return nil }
      (start, end) = (source.tokens[leaf].end, source.statement(around: leaf).upperBound)
    }
    return start..<max(start, source.tokens[end].end)
  }

  /// Returns whether a closure is an argument of a call in a chain.
  private func isArgument(_ closure: Scope, of chain: Chain) -> Bool {
    chain.links.contains { link in
      facts.links[Int(link)].arguments.contains { argument in
        guard case .closure(let scope) = facts.arguments[Int(argument)].value else { return false }
        return facts.scopes[Int(scope.index)] == closure
      }
    }
  }

  /// Returns whether an `await` is in some ranges of the file.
  func waits(in code: [Range<UInt32>]) -> Bool {
    source.tokens.contains { token in token.word == .await && code.contains { $0.contains(token.start) } }
  }
}

extension Range<UInt32> {
  /// Returns the parts of the range before and after another.
  fileprivate func without(_ other: Range) -> [Range] {
    let first = lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound))
    let second = Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound
    return [first, second].filter { !$0.isEmpty }
  }
}
