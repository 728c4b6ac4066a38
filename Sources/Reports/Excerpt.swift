import Findings

/// The part of a source line around a token, and the marks to print below it.
package struct Excerpt: Sendable, Equatable {
  package let text: String
  package let marks: String

  /// More cells than this are cut, so that a line of a megabyte does not bury its finding.
  private static let width = 160

  /// Cuts the excerpt out of a line.
  ///
  /// - Parameters:
  ///   - line: the bytes of the source line, without its end; what is not UTF-8 is shown as `\xff`.
  ///   - columns: the token's columns in bytes, from 1, the end excluded.
  /// - Complexity: O(1); what lies far from the token is not looked at.
  package init(_ line: ArraySlice<UInt8>, columns: Range<Int>) {
    if line.count <= Self.width, line.allSatisfy(\.isPlain), !line.contains("##".utf8) {
      text = String(decoding: line, as: UTF8.self)
      let marked = columns.clamped(to: 1..<line.count + 1)
      let blank = line.prefix(marked.lowerBound - 1).map { $0 == tab ? tab : UInt8(ascii: " ") }
      let signs = marked.isEmpty ? "" : "^" + String(repeating: "~", count: marked.count - 1)
      marks = signs.isEmpty ? "" : String(decoding: blank, as: UTF8.self) + signs
      return
    }
    var rest = line.dropFirst(max(0, columns.lowerBound - 4 * Self.width)).prefix(8 * Self.width)
    // The window may begin within a letter.
    if rest.startIndex > line.startIndex { rest = rest.drop { $0 & 0xc0 == 0x80 } }
    var cells: [Cell] = []
    let hidden = (before: rest.startIndex > line.startIndex, after: rest.endIndex < line.endIndex)
    let marked = line.startIndex + columns.lowerBound - 1..<line.startIndex + columns.upperBound - 1
    while let cell = Cell(takenFrom: &rest, marked: marked) { cells.append(cell) }
    let isCut = Self.cut(&cells)
    let start = isCut.before || hidden.before ? "…" : ""
    let end = isCut.after || hidden.after ? "…" : ""
    text = start + cells.map(\.text).joined() + end
    marks = start.map { _ in " " }.joined() + Self.marks(below: cells)
  }

  private static func cut(_ cells: inout [Cell]) -> (before: Bool, after: Bool) {
    let token = cells.firstIndex(where: \.isMarked) ?? 0
    let first = cells.count <= width ? 0 : max(0, token - width / 2)
    let last = min(cells.count, first + width)
    let isCut = (before: first > 0, after: last < cells.count)
    cells = Array(cells[first..<last])
    return isCut
  }

  private static func marks(below cells: [Cell]) -> String {
    var marks = ""
    var sign = "^"
    guard let last = cells.lastIndex(where: \.isMarked) else { return "" }
    for cell in cells[...last] {
      if cell.isMarked, cell.width > 0 {
        marks += sign + String(repeating: "~", count: cell.width - 1)
        sign = "~"
      } else {
        marks += cell.text == "\t" ? "\t" : String(repeating: " ", count: cell.width)
      }
    }
    return marks
  }
}

private let tab = UInt8(ascii: "\t")

extension UInt8 {
  /// Whether the byte is a letter of its own that may be shown as it is.
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x7f || self == tab }
}

/// A letter of the line, or what is shown in its place.
private struct Cell {
  let text: String
  let width: Int
  let isMarked: Bool

  init?(takenFrom bytes: inout ArraySlice<UInt8>, marked: Range<Int>) {
    isMarked = marked.contains(bytes.startIndex)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .emptyInput: return nil
    case .valid(let encoded):
      bytes = bytes.dropFirst(encoded.count)
      let scalar = Unicode.UTF8.decode(encoded)
      let acts = scalar == "#" ? startsCommand(bytes) : scalar != "\t" && scalar.isControlling
      text = acts ? escape(scalar) : String(scalar)
      width = acts ? text.utf8.count : scalar.width
    case .error(let length):
      text = bytes.prefix(length).map { spelled($0) }.joined()
      width = text.utf8.count
      bytes = bytes.dropFirst(length)
    }
  }
}

extension Unicode.Scalar {
  /// How many cells of a terminal the scalar takes.
  fileprivate var width: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
      0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
