/// One line of a `.gitattributes` file.
struct AttributeLine: Sendable {
  let subject: Subject
  private(set) var assignments: [Assignment]

  enum Subject: Sendable {
    case files(PathPattern)
    /// `[attr]name`: a macro. Setting `name` assigns the other attributes of the line.
    case macro(String)
  }

  struct Assignment: Sendable {
    let attribute: String
    let value: Value
  }

  enum Value: Sendable, Equatable {
    case set, unset, unspecified
    case text(String)
  }

  /// Parses a line; returns `nil` if the line is blank, a comment, or invalid for git.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line.drop(while: isBlank)
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    let name = unquoted(&rest) ?? plain(&rest)
    var assignments: [Assignment] = []
    for word in rest.split(whereSeparator: isBlank) {
      guard let assignment = Assignment(word) else { return nil }
      assignments.append(assignment)
    }
    self.assignments = assignments
    let macro = Array("[attr]".utf8)
    if name.count > macro.count, name.starts(with: macro) {
      subject = .macro(String(decoding: name.dropFirst(macro.count), as: UTF8.self))
    } else {
      // Git ignores a pattern that begins with `!` in this file.
      guard name.first != UInt8(ascii: "!"), let pattern = PathPattern(name[...]) else { return nil }
      subject = .files(pattern)
    }
  }

  /// Returns the line with only those of its assignments that concern some attributes.
  func limited(to attributes: Set<String>) -> AttributeLine {
    var line = self
    line.assignments.removeAll { !attributes.contains($0.attribute) }
    return line
  }
}

extension AttributeLine.Assignment {
  fileprivate init?(_ word: ArraySlice<UInt8>) {
    var name = word
    switch word.first {
    case UInt8(ascii: "-"):
      name.removeFirst()
      value = .unset
    case UInt8(ascii: "!"):
      name.removeFirst()
      value = .unspecified
    default:
      if let equals = word.firstIndex(of: UInt8(ascii: "=")) {
        name = word[..<equals]
        value = .text(String(decoding: word[(equals + 1)...], as: UTF8.self))
      } else {
        value = .set
      }
    }
    guard !name.isEmpty else { return nil }
    attribute = String(decoding: name, as: UTF8.self)
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0d
}

private func plain(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
  let word = rest.prefix { !isBlank($0) }
  rest = rest[word.endIndex...]
  return Array(word)
}
