import Findings

/// The part of a source line around a token, and the line of markers (`^~~~`) to print below it.
package struct Excerpt: Sendable, Equatable {
  package let text: String
  package let marks: String

  /// The maximum width in terminal cells; a longer line is cut around the token, so that a line of a megabyte does not
  /// bury its finding.
  private static let width = 160

  /// Cuts the excerpt out of a line.
  ///
  /// - Parameters:
  ///   - line: the bytes of the source line, without its line break; bytes that are not valid UTF-8 are shown as
  ///     `\xff`.
  ///   - columns: the token's columns in bytes, from 1, the end excluded.
  /// - Complexity: O(1); bytes far from the token are not read.
  package init(_ line: ArraySlice<UInt8>, columns: Range<Int>) {
    var rest = line.dropFirst(max(0, columns.lowerBound - 4 * Self.width)).prefix(8 * Self.width)
    // The window may begin within a UTF-8 sequence.
    if rest.startIndex > line.startIndex { rest = rest.drop { $0 & 0xc0 == 0x80 } }
    let hidden = (before: rest.startIndex > line.startIndex, after: rest.endIndex < line.endIndex)
    let marked = line.startIndex + columns.lowerBound - 1..<line.startIndex + columns.upperBound - 1
    let part = isPlain(rest) ? Part(plain: rest, marked) : Part(rest, marked)
    let start = part.isCut.before || hidden.before ? "…" : ""
    let end = part.isCut.after || hidden.after ? "…" : ""
    text = start + part.text + end
    marks = start.map { _ in " " }.joined() + part.marks
  }

  /// The excerpt of the window around the token, cut to the maximum width.
  private struct Part {
    let text: String
    let marks: String
    let isCut: (before: Bool, after: Bool)

    /// Creates the excerpt of bytes that each take one cell. Most lines are such, and a long line may have a finding in
    /// every word.
    init(plain bytes: ArraySlice<UInt8>, _ marked: Range<Int>) {
      let token = marked.clamped(to: bytes.indices)
      let start = token.isEmpty ? bytes.startIndex : token.lowerBound
      let first = bytes.count <= width ? bytes.startIndex : max(bytes.startIndex, start - width / 2)
      let shown = bytes[first..<min(bytes.endIndex, first + width)]
      isCut = (before: first > bytes.startIndex, after: shown.endIndex < bytes.endIndex)
      text = String(decoding: shown, as: UTF8.self)
      let signs = token.clamped(to: shown.indices)
      let blank = shown[..<signs.lowerBound].map { $0 == tab ? tab : UInt8(ascii: " ") }
      marks =
        signs.isEmpty
        ? "" : String(decoding: blank, as: UTF8.self) + "^" + String(repeating: "~", count: signs.count - 1)
    }

    init(_ bytes: ArraySlice<UInt8>, _ marked: Range<Int>) {
      var (rest, cells) = (bytes, [Cell]())
      while let cell = Cell(takenFrom: &rest, marked: marked) { cells.append(cell) }
      isCut = Excerpt.cut(&cells)
      text = cells.map(\.text).joined()
      marks = Excerpt.marks(below: cells)
    }
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

/// Returns whether each byte is printable ASCII or a tab, and no `##` could begin a build command.
private func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
  var last = UInt8(0)
  for byte in bytes {
    if byte < 0x20 && byte != tab || byte >= 0x7f || byte == last && byte == UInt8(ascii: "#") { return false }
    last = byte
  }
  return true
}

/// A scalar of the line, or the escape that is shown for it.
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
  /// The number of terminal cells that the scalar takes.
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
