/// Writes JSON in the order in which it is told, so that equal printouts are equal bytes.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  /// An object on one line.
  mutating func object(_ name: String? = nil, _ members: (inout JSONText) -> Void) {
    begin(name)
    text += "{ "
    needsComma = false
    members(&self)
    text += " }"
    needsComma = true
  }

  /// An array of objects on one line.
  mutating func array<Element>(
    _ name: String, _ elements: [Element], _ element: (inout JSONText, Element) -> Void
  ) {
    begin(name)
    text += "["
    needsComma = false
    for item in elements { object { element(&$0, item) } }
    text += "]"
    needsComma = true
  }

  mutating func member(_ name: String, _ value: String) {
    begin(name)
    quote(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    begin(name)
    text += "\(value)"
  }

  /// What the calls before wrote stays; the next one starts without a comma.
  mutating func raw(_ text: String) {
    self.text += text
    needsComma = false
  }

  private mutating func begin(_ name: String?) {
    if needsComma { text += ", " }
    needsComma = true
    guard let name else { return }
    quote(name)
    text += ": "
  }

  private mutating func quote(_ value: String) {
    text += "\""
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      text += value
    } else {
      for scalar in value.unicodeScalars { escape(scalar) }
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case _ where scalar.isControlling:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
