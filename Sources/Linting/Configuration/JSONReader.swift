/// Reads JSON with comments and trailing commas.
struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var depth = 0

  /// The maximum depth of nested brackets. The reader is recursive, and no configuration needs more levels.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
  }

  mutating func readDocument() throws(ConfigurationError) -> LocatedJSON {
    let value = try readValue()
    try skipBlanks()
    guard offset == bytes.count else { throw unexpected("the end") }
    return value
  }

  private mutating func readValue() throws(ConfigurationError) -> LocatedJSON {
    try skipBlanks()
    let start = line
    switch next {
    case UInt8(ascii: "{"): return LocatedJSON(.object(try readMembers()), line: start)
    case UInt8(ascii: "["): return LocatedJSON(.array(try readElements()), line: start)
    case UInt8(ascii: "\""): return LocatedJSON(.string(try readString()), line: start)
    default: return LocatedJSON(try readWord(), line: start)
    }
  }

  private mutating func readMembers() throws(ConfigurationError) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    var names: Set<String> = []
    try readList(until: UInt8(ascii: "}")) { (reader: inout JSONReader) throws(ConfigurationError) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.unexpected("a key in double quotes") }
      let start = reader.line
      let name = try reader.readString()
      guard names.insert(name).inserted else {
        throw ConfigurationError("duplicate key '\(name)'; remove one of the two", line: start)
      }
      try reader.skipBlanks()
      guard reader.next == UInt8(ascii: ":") else { throw reader.unexpected("':'") }
      reader.offset += 1
      members.append(LocatedJSON.Member(name: name, line: start, value: try reader.readValue()))
    }
    return members
  }

  private mutating func readElements() throws(ConfigurationError) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    try readList(until: UInt8(ascii: "]")) { (reader: inout JSONReader) throws(ConfigurationError) in
      elements.append(try reader.readValue())
    }
    return elements
  }

  private mutating func readList(
    until end: UInt8, _ readItem: (inout JSONReader) throws(ConfigurationError) -> Void
  ) throws(ConfigurationError) {
    depth += 1
    guard depth <= Self.deepest else { throw ConfigurationError("brackets are nested too deeply", line: line) }
    offset += 1
    try skipBlanks()
    while next != end {
      try readItem(&self)
      try skipBlanks()
      if next == UInt8(ascii: ",") {
        offset += 1
        try skipBlanks()
      } else if next != end {
        throw unexpected("',' or '\(Character(Unicode.Scalar(end)))'")
      }
    }
    offset += 1
    depth -= 1
  }

  /// Reads `true`, `false`, `null` or a number.
  private mutating func readWord() throws(ConfigurationError) -> LocatedJSON.Content {
    let word = bytes[offset...].prefix { $0.isWordByte }
    let text = String(decoding: word, as: UTF8.self)
    let content: LocatedJSON.Content
    switch text {
    case "true": content = .boolean(true)
    case "false": content = .boolean(false)
    case "null": content = .null
    default:
      // `Double.init` also accepts '0x1p4', '01', '5.', 'nan' and '-inf', which are not JSON.
      guard word.isNumber, let number = Double(text), number.isFinite else { throw unexpected("a value") }
      content = .number(number)
    }
    offset += word.count
    return content
  }

  private mutating func readString() throws(ConfigurationError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw ConfigurationError("unterminated string", line: line) }
      offset += 1
      if byte == UInt8(ascii: "\\") { text += try readEscape() } else { text.append(byte) }
    }
    guard next != nil else { throw ConfigurationError("unterminated string", line: line) }
    offset += 1
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw ConfigurationError("a string is not UTF-8", line: line)
    }
    return valid
  }

  private mutating func readEscape() throws(ConfigurationError) -> [UInt8] {
    guard let byte = next else { throw ConfigurationError("unterminated string", line: line) }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      let high = try readUnit()
      guard 0xd800...0xdbff ~= high else { return try encoded(UInt32(high)) }
      guard bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return try encoded(0xd800) }
      offset += 2
      let low = try readUnit()
      guard 0xdc00...0xdfff ~= low else { return try encoded(0xd800) }
      return try encoded(0x10000 + (UInt32(high) - 0xd800) << 10 + UInt32(low) - 0xdc00)
    default: throw ConfigurationError("invalid escape in a string", line: line)
    }
  }

  private mutating func readUnit() throws(ConfigurationError) -> UInt16 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw ConfigurationError("'\\u' needs four hexadecimal digits", line: line)
    }
    offset += 4
    return unit
  }

  private func encoded(_ value: UInt32) throws(ConfigurationError) -> [UInt8] {
    guard let scalar = Unicode.Scalar(value) else {
      throw ConfigurationError("'\\u' is an unpaired surrogate", line: line)
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(ConfigurationError) {
    while let byte = next {
      switch byte {
      case 0x0a:
        line += 1
        offset += 1
      case 0x09, 0x0d, 0x20: offset += 1
      case UInt8(ascii: "/") where peek == UInt8(ascii: "/"):
        while let byte = next, byte != 0x0a { offset += 1 }
      case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(ConfigurationError) {
    let start = line
    offset += 2
    while next != UInt8(ascii: "*") || peek != UInt8(ascii: "/") {
      guard let byte = next else { throw ConfigurationError("unterminated comment", line: start) }
      if byte == 0x0a { line += 1 }
      offset += 1
    }
    offset += 2
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  private var peek: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  private func unexpected(_ wanted: String) -> ConfigurationError {
    let found =
      next.map { 0x21..<0x7f ~= $0 ? "'\(Character(Unicode.Scalar($0)))'" : "an unexpected byte" }
      ?? "the end of the file"
    return ConfigurationError("invalid JSON: expected \(wanted), found \(found)", line: line)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a number as JSON has it: `-12.5e+3`.
  fileprivate var isNumber: Bool {
    var rest = first == UInt8(ascii: "-") ? dropFirst() : self
    let whole = rest.popDigits()
    guard whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if rest.popDigits().isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if rest.popDigits().isEmpty { return false }
    }
    return rest.isEmpty
  }

  private mutating func popDigits() -> ArraySlice {
    let digits = prefix { 0x30...0x39 ~= $0 }
    removeFirst(digits.count)
    return digits
  }
}
