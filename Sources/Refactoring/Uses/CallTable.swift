import SwiftReader
import SwiftTokens

/// The calls and subscripts of a file, by the offsets of their opening brackets.
struct CallTable {
  private var ends: [UInt32: (start: UInt32, end: UInt32)] = [:]
  private var lasts: [UInt32: UInt32] = [:]

  init(_ facts: FileFacts) {
    for chain in facts.chains {
      for (position, index) in chain.links.enumerated() {
        let link = facts.links[Int(index)]
        guard link.kind == .call || link.kind == .subscript else { continue }
        var end = link.offset
        for argument in link.arguments {
          if case .closure(let scope) = facts.arguments[Int(argument)].value {
            end = max(end, facts.scopes[Int(scope.index)].range.upperBound)
          }
        }
        lasts[link.offset] = end
        // The links after an optional chaining belong to its expression.
        let isOptional = chain.links.prefix(position).contains { facts.links[Int($0)].kind == .optionalChaining }
        let isWritten = chain.use != .read
        let rest = chain.links.suffix(from: index + 1)
        if isWritten || !rest.isEmpty && (isOptional || link.kind == .subscript) {
          ends[link.offset] = (chain.start, .max)
        } else {
          ends[link.offset] = (chain.start, end)
        }
      }
    }
  }

  /// Returns the tokens of a call, from the first token of its chain on; `nil` if the bracket opens no call, or the
  /// call cannot be separated from the rest of its chain.
  func call(at bracket: Int, in source: SourceText) -> ClosedRange<Int>? {
    guard let token = source.token(bracket), let found = ends[token.start], found.end != .max,
      let start = source.token(at: Int(found.start)), var end = source.partner(of: bracket), start <= bracket
    else { return nil }
    while let next = source.token(end + 1), next.start < found.end { end += 1 }
    return start...end
  }

  /// Returns the last token of the call or subscript that a bracket opens, including trailing closures.
  func end(ofCallAt bracket: Int, in source: SourceText) -> Int {
    var end = source.partner(of: bracket) ?? bracket
    guard let token = source.token(bracket), let last = lasts[token.start] else { return end }
    while let next = source.token(end + 1), next.start < last { end += 1 }
    return end
  }
}
