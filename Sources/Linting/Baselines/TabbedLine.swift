/// A line of fields that are separated by tabs, in the text of a baseline or of ceilings.
struct TabbedLine {
  /// The line of the text, from 1.
  let number: Int
  let fields: [String]

  /// Returns the lines of a text without comments and empty lines. Lines may end with CR LF, as git checks them out on
  /// Windows.
  static func all(in text: String) throws(BaselineError) -> [TabbedLine] {
    var lines: [TabbedLine] = []
    var number = 0
    // `String` treats CR LF as one character, so lines and fields are split as bytes.
    for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      number += 1
      let mark = number == 1 && line.starts(with: "\u{feff}".utf8) ? 3 : 0
      let line = line.dropFirst(mark).dropLast(line.last == carriageReturn ? 1 : 0)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: mark.utf8) {
        throw BaselineError(line: number, "unresolved merge conflict")
      }
      let fields = line.split(separator: tab, omittingEmptySubsequences: false).map(decoded)
      lines.append(TabbedLine(number: number, fields: fields))
    }
    return lines
  }

  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        bytes.append(letters.first(where: { $0.letter == byte })?.byte ?? byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a field with tabs, backslashes and line ends escaped, which a name in back-ticks may contain.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard let letter = letters.first(where: { $0.byte == byte })?.letter else {
        bytes.append(byte)
        continue
      }
      bytes += [backslash, letter]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let tab = UInt8(ascii: "\t")
private let backslash = UInt8(ascii: "\\")

/// The bytes that are escaped, each with the letter that follows the backslash.
private let letters: [(byte: UInt8, letter: UInt8)] = [
  (backslash, backslash), (tab, UInt8(ascii: "t")), (newline, UInt8(ascii: "n")),
  (carriageReturn, UInt8(ascii: "r")),
]

extension String {
  /// Whether the text can be the id of a rule. Another one could look like a comment or a conflict marker, and could not
  /// be read again after it is written.
  var isRuleID: Bool {
    !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
          UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}
