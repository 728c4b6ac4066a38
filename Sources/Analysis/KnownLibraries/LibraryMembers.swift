import Findings

/// The types of library members, and of the values that their closures receive, as tables of text.
///
/// A line is `Type: Superclass name=Type name()=Type .name=Type name{}=Type`: a superclass, a property, the result of a
/// method, a static member, and the value that a method passes to its closure. `init{}` is the closure that an
/// initializer takes. Types are written without spaces; `Self` is the type around the call. The lines of a type follow
/// each other in each table, and the superclass is the first word of the first line.
struct LibraryMembers: Sendable {
  /// How a member is used.
  enum Access: UInt8, Sendable {
    case value, call, onType, callOnType
    /// As the function to which a closure is passed.
    case closure
  }

  private var text: [UInt8] = []
  /// The number in `starts` of each type, by the type's spelling.
  private var types = HashIndex(minimumCapacity: 512)
  /// The position of each type's first line in each table that has the type.
  private var starts: [[Int]] = []

  /// Indexes the types of the tables. Their members are parsed when they are asked for, see ``LibraryMemberIndex``.
  ///
  /// - Complexity: linear in the length of the tables.
  init(_ tables: [String]) {
    for table in tables {
      text += table.utf8
      text.append(newline)
    }
    var last = Spelling.none
    var start = 0
    while let end = text[start...].firstIndex(of: newline) {
      let owner = Spelling(typeName: text[start..<end].prefix { $0 != colon }.drop { $0 == space })
      if owner != last { add(owner, from: start) }
      last = owner
      start = end + 1
    }
  }

  private mutating func add(_ type: Spelling, from start: Int) {
    if let number = types[type.hash] { return starts[Int(number)].append(start) }
    types.set(type.hash, to: UInt32(starts.count))
    starts.append([start])
  }

  /// Returns whether the tables have a type.
  func has(_ type: Spelling) -> Bool { types.contains(type.hash) }

  /// Returns the name of a library class's superclass.
  func superclass(of type: Spelling) -> Spelling? {
    guard let start = types[type.hash].flatMap({ starts[Int($0)].first }),
      let end = text[start...].firstIndex(of: colon)
    else { return nil }
    let word = text[end...].dropFirst(2).prefix { $0 != space && $0 != newline && $0 != equals }
    return text[word.endIndex] == equals ? nil : Spelling(word)
  }

  /// Returns whether the tables have a member in a type itself, however it is used.
  func has(_ member: Spelling, in type: Spelling) -> Bool {
    words(of: type).contains { word in
      let name = word.prefix { $0 != equals }.drop { $0 == UInt8(ascii: ".") }
      return Spelling(name.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "{") }) == member
    }
  }

  /// Returns the words after the name in a type's lines.
  func words(of type: Spelling) -> [ArraySlice<UInt8>] {
    types[type.hash].map { starts[Int($0)].flatMap(words) } ?? []
  }

  /// Returns the words after the name in the lines of one type that begin at a position.
  private func words(from first: Int) -> [ArraySlice<UInt8>] {
    var start = first
    let name = text[start...].prefix { $0 != colon }
    var words: [ArraySlice<UInt8>] = []
    while text[start...].starts(with: name), let end = text[start...].firstIndex(of: newline) {
      let line = text[start..<end].dropFirst(name.count)
      guard line.first == colon else { break }
      words += line.dropFirst().split(separator: space)
      start = end + 1
    }
    return words
  }
}

/// The members of the types that were asked for so far.
struct LibraryMemberIndex: Sendable {
  private var types: [UInt64: ArraySlice<UInt8>] = [:]
  private var known = HashIndex()

  /// Returns the type of a member as it is written in the tables; `nil` if they do not have it.
  mutating func type(
    of member: Spelling, _ use: LibraryMembers.Access, in owner: Spelling, of members: LibraryMembers
  ) -> ArraySlice<UInt8>? {
    if !known.contains(owner.hash) {
      known.set(owner.hash, to: 1)
      for word in members.words(of: owner) { add(word, owner) }
    }
    return types[Self.key(member, use, owner)]
  }

  private mutating func add(_ word: ArraySlice<UInt8>, _ owner: Spelling) {
    guard let middle = word.firstIndex(of: equals) else { return }
    types[Self.key(ofMember: word[..<middle], in: owner)] = word[(middle + 1)...]
  }

  private static func key(ofMember word: ArraySlice<UInt8>, in owner: Spelling) -> UInt64 {
    let isStatic = word.first == UInt8(ascii: ".")
    let name = isStatic ? word.dropFirst() : word
    switch name.last {
    case UInt8(ascii: ")"): return key(Spelling(name.dropLast(2)), isStatic ? .callOnType : .call, owner)
    case UInt8(ascii: "}"): return key(Spelling(name.dropLast(2)), .closure, owner)
    default: return key(Spelling(name), isStatic ? .onType : .value, owner)
    }
  }

  private static func key(_ member: Spelling, _ use: LibraryMembers.Access, _ owner: Spelling) -> UInt64 {
    mix64(owner.hash ^ mix64(member.hash &+ UInt64(use.rawValue) << 8))
  }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let colon = UInt8(ascii: ":")
private let equals = UInt8(ascii: "=")

extension Spelling {
  /// Creates the spelling of a type that may be nested in another: `UIButton.Configuration`.
  init(typeName: ArraySlice<UInt8>) {
    guard typeName.contains(UInt8(ascii: ".")) else {
      self.init(typeName)
      return
    }
    let parts = typeName.split(separator: UInt8(ascii: "."))
    self = parts.dropFirst().reduce(parts.first.map { Spelling($0) } ?? .none) { $0.nesting(Spelling($1)) }
  }
}
