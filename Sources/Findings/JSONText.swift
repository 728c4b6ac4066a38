/// Writes JSON in the order in which it is told, so that equal values are equal bytes.
///
/// The members of the document stand on a line each, what lies deeper on one line.
package struct JSONText {
  private(set) var text = ""
  private var separator = ""
  private var nextSeparator = ""

  /// Writes a whole document.
  package static func document(_ members: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.text = "{"
    json.enclosed(first: "\n  ", next: ",\n  ", members)
    return json.text + "\n}\n"
  }

  /// Writes one object on one line.
  package static func line(_ members: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.object(members)
    return json.text + "\n"
  }

  /// Writes a document that is an array of objects, with a line for each.
  package static func list<Element>(_ elements: [Element], _ members: (inout JSONText, Element) -> Void) -> String {
    var json = JSONText()
    json.text = "["
    for (index, element) in elements.enumerated() {
      json.text += index == 0 ? "\n  " : ",\n  "
      json.object { members(&$0, element) }
    }
    return json.text + (elements.isEmpty ? "]\n" : "\n]\n")
  }

  package mutating func member(_ name: String, _ value: String) {
    begin(name)
    quote(value)
  }

  package mutating func member(_ name: String, _ value: ByteString) { member(name, value.description) }

  package mutating func member(_ name: String, _ value: Int) {
    begin(name)
    text += "\(value)"
  }

  package mutating func member(_ name: String, _ value: Bool) {
    begin(name)
    text += value ? "true" : "false"
  }

  package mutating func object(_ name: String, _ members: (inout JSONText) -> Void) {
    begin(name)
    object(members)
  }

  /// An array of objects on one line.
  package mutating func array<Element>(
    _ name: String, _ elements: [Element], _ members: (inout JSONText, Element) -> Void
  ) {
    begin(name)
    text += "["
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "" : ", "
      object { members(&$0, element) }
    }
    text += "]"
  }

  /// An array of objects with a line for each.
  package mutating func lines<Element>(
    _ name: String, _ elements: [Element], _ members: (inout JSONText, Element) -> Void
  ) {
    begin(name)
    text += "["
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      object { members(&$0, element) }
    }
    text += elements.isEmpty ? "]" : "\n  ]"
  }

  private mutating func object(_ members: (inout JSONText) -> Void) {
    let start = text.utf8.count
    text += "{"
    enclosed(first: " ", next: ", ", members)
    text += text.utf8.count == start + 1 ? "}" : " }"
  }

  private mutating func enclosed(first: String, next: String, _ members: (inout JSONText) -> Void) {
    let outer = (separator, nextSeparator)
    (separator, nextSeparator) = (first, next)
    members(&self)
    (separator, nextSeparator) = outer
  }

  private mutating func begin(_ name: String) {
    text += separator
    separator = nextSeparator
    quote(name)
    text += ": "
  }

  /// The text between quotation marks.
  package static func quoted(_ value: String) -> String {
    var json = JSONText()
    json.quote(value)
    return json.text
  }

  private mutating func quote(_ value: String) {
    text += "\""
    if value.utf8.allSatisfy(\.isPlain) {
      text += value
    } else {
      var rest = value.unicodeScalars[...]
      while let scalar = rest.popFirst() { escape(scalar, before: rest) }
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case _ where scalar.isControlling || scalar == "#" && startsCommand(Substring(rest).utf8):
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension UInt8 {
  /// Whether JSON and the logs of CI systems take the byte for nothing but a letter.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    case 0x20..<0x7f: true
    default: false
    }
  }
}
