/// A writer of JSON that keeps the order of its calls, so that equal values have equal bytes.
///
/// Each member of the document has a line of its own; deeper values are written on one line, except for
/// ``lines(_:_:_:)``.
package struct JSONText {
  private var output = ByteText()
  private var separator = ""
  private var nextSeparator = ""

  /// Writes a whole document.
  package static func document(_ members: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.output.write("{")
    json.enclosed(first: "\n  ", next: ",\n  ", members)
    json.output.write("\n}\n")
    return json.output.text
  }

  /// Writes one object on one line.
  package static func line(_ members: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.object(members)
    json.output.write("\n")
    return json.output.text
  }

  /// Writes a document that is an array of objects, each on a line of its own.
  package static func list<Element>(_ elements: [Element], _ members: (inout JSONText, Element) -> Void) -> String {
    var json = JSONText()
    json.output.write("[")
    for (index, element) in elements.enumerated() {
      json.output.write(index == 0 ? "\n  " : ",\n  ")
      json.object { members(&$0, element) }
    }
    json.output.write(elements.isEmpty ? "]\n" : "\n]\n")
    return json.output.text
  }

  package mutating func member(_ name: String, _ value: String) {
    begin(name)
    quote(value)
  }

  package mutating func member(_ name: String, _ value: ByteString) {
    guard value.bytes.allSatisfy({ $0.isPlain }) else { return member(name, value.description) }
    begin(name)
    output.write("\"")
    output.write(value.bytes)
    output.write("\"")
  }

  package mutating func member(_ name: String, _ value: Int) {
    begin(name)
    output.write(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    begin(name)
    output.write(value ? "true" : "false")
  }

  package mutating func member(_ name: String, _ values: [Int]) {
    begin(name)
    output.write("[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.write(", ") }
      output.write(value)
    }
    output.write("]")
  }

  package mutating func member(_ name: String, _ values: [ByteString]) {
    begin(name)
    output.write("[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.write(", ") }
      quote(value.description)
    }
    output.write("]")
  }

  package mutating func object(_ name: String, _ members: (inout JSONText) -> Void) {
    begin(name)
    object(members)
  }

  /// Writes an array of objects on one line.
  package mutating func array<Element>(
    _ name: String, _ elements: [Element], _ members: (inout JSONText, Element) -> Void
  ) {
    begin(name)
    output.write("[")
    for (index, element) in elements.enumerated() {
      output.write(index == 0 ? "" : ", ")
      object { members(&$0, element) }
    }
    output.write("]")
  }

  /// Writes an array of objects, each on a line of its own.
  package mutating func lines<Element>(
    _ name: String, _ elements: [Element], _ members: (inout JSONText, Element) -> Void
  ) {
    begin(name)
    output.write("[")
    for (index, element) in elements.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      object { members(&$0, element) }
    }
    output.write(elements.isEmpty ? "]" : "\n  ]")
  }

  private mutating func object(_ members: (inout JSONText) -> Void) {
    output.write("{")
    let start = output.count
    enclosed(first: " ", next: ", ", members)
    output.write(output.count == start ? "}" : " }")
  }

  private mutating func enclosed(first: String, next: String, _ members: (inout JSONText) -> Void) {
    let outer = (separator, nextSeparator)
    (separator, nextSeparator) = (first, next)
    members(&self)
    (separator, nextSeparator) = outer
  }

  private mutating func begin(_ name: String) {
    output.write(separator)
    separator = nextSeparator
    quote(name)
    output.write(": ")
  }

  /// Returns the text as a quoted JSON string.
  package static func quoted(_ value: String) -> String {
    var json = JSONText()
    json.quote(value)
    return json.output.text
  }

  private mutating func quote(_ value: String) {
    output.write("\"")
    output.write(json: value)
    output.write("\"")
  }
}

extension ByteText {
  /// Appends text, escaped for a JSON string.
  fileprivate mutating func write(json text: String) {
    if text.utf8.allSatisfy({ $0.isPlain }) { return write(text) }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() { write(json: scalar, before: rest) }
  }

  private mutating func write(json scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\t": write("\\t")
    case _ where scalar.isControlling || scalar == "#" && startsCommand(Substring(rest).utf8):
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16)
        write("\\u")
        write(String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: write(String(scalar))
    }
  }
}

extension UInt8 {
  /// Whether the byte needs no escape in JSON or in the log of a CI system.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    case 0x20..<0x7f: true
    default: false
    }
  }
}
