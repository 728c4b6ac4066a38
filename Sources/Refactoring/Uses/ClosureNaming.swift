import SwiftReader
import SwiftTokens

/// A name for the `$0` of a closure, which an inner closure cannot use.
struct ClosureNaming: Equatable {
  let name: String
  /// What the closure's text becomes, the value that is told left out.
  let edits: [Edit]

  /// Names the parameter of the closure around a value.
  ///
  /// - Throws: a reason if the closure has several parameters, or no name is free.
  init(around value: ClosedRange<Int>, in file: UseFile) throws(Reason) {
    let (source, closures) = (file.source, file.closures)
    var brace = source.bracket(around: value.lowerBound)
    while let open = brace, source.kind(open) != .leftBrace || !closures.contains(source.tokens[open].start) {
      brace = source.bracket(around: open)
    }
    guard let open = brace, let close = source.partner(of: open), close > open else {
      throw Reason("it uses '$0' of an unknown closure")
    }
    let body = source.tokens(between: open, close, exceptClosures: closures)
    let own = body.filter { source.kind($0) == .dollarIdentifier }
    guard own.allSatisfy({ source.text(ofToken: $0) == "$0" }) else {
      throw Reason("the expression also uses '$0' and '$1' of a closure")
    }
    let taken = Set(((open + 1)..<close).filter { source.kind($0) == .identifier }.map { source.name(ofToken: $0) })
    let names = source.isSequenceClosure(open) ? ["element", "item", "value"] : ["value", "element", "item"]
    guard let name = names.first(where: { !taken.contains($0) }), let head = source.endOfHead(ofClosureAt: open) else {
      throw Reason("the expression also uses '$0' of a closure")
    }
    self.name = name
    let inside = own.filter { !value.contains($0) }.map { source.tokens[$0].nameRange }
    edits =
      [Edit(range: head.range, text: source.text(head.range) + head.text(name))]
      + inside.map { Edit(range: $0, text: name) }
  }

  /// A receiver with the name.
  func renamed(_ receiver: String) -> String {
    receiver.hasPrefix("$0") ? name + receiver.dropFirst(2) : receiver
  }
}

extension SourceText {
  /// The tokens between two braces that are part of no closure inside.
  func tokens(between open: Int, _ close: Int, exceptClosures closures: Set<UInt32>) -> [Int] {
    var found: [Int] = []
    var place = open + 1
    while place < close {
      if kind(place) == .leftBrace, closures.contains(tokens[place].start), let end = partner(of: place), end > place {
        place = end
      } else {
        found.append(place)
      }
      place += 1
    }
    return found
  }

  /// Whether a closure is given to a method that calls it with elements.
  fileprivate func isSequenceClosure(_ open: Int) -> Bool {
    var before = open - 1
    if kind(before) != .identifier || kind(before - 1) != .period, let bracket = bracket(around: open) {
      before = bracket - 1
    }
    return sequenceMethods.contains(name(ofToken: before))
  }

  /// The bracket behind which a closure's parameter can be written; `nil` behind an unusual head.
  fileprivate func endOfHead(ofClosureAt open: Int) -> (range: Range<Int>, text: (String) -> String)? {
    if kind(open + 1) == .leftSquare, let end = partner(of: open + 1), word(end + 1) == .in {
      return (range(of: end...end), { " " + $0 })
    }
    let isUnusual = kind(open + 1) == .leftSquare || kind(open + 1) == .at || word(open + 1) == .async
    if isUnusual { return nil }
    let brace = range(of: open...open)
    let isSpaced = brace.upperBound < bytes.count && bytes[brace.upperBound] <= 0x20
    return (brace, { " \($0) in" + (isSpaced ? "" : " ") })
  }
}

private let sequenceMethods: Set<String> = [
  "map", "flatMap", "compactMap", "filter", "forEach", "contains", "first", "last", "allSatisfy", "firstIndex",
  "lastIndex", "removeAll", "drop", "prefix", "partition",
]
