/// A property list in the old text format, as far as Xcode's projects use it: one array of nodes, each before its
/// children.
struct PropertyList {
  private struct Node {
    var kind: Kind
    /// The range of a string's bytes, without quotation marks.
    var start: UInt32
    var end: UInt32
    /// The index of the node after this node and all its descendants.
    var next: UInt32
  }

  private enum Kind: UInt8 { case text, quoted, list, table }

  private let bytes: [UInt8]
  private var nodes: [Node] = []

  /// Parses a property list.
  ///
  /// - Returns: `nil` if the brackets do not match or are nested too deeply.
  /// - Complexity: O(*n*) in the number of bytes.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count < Int(UInt32.max), parse() else { return nil }
  }

  /// The root node; `nil` for an empty file.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  /// Returns the elements of an array, or the keys and values of a dictionary in turn.
  func children(of node: Int) -> [Int] {
    guard nodes[node].kind == .list || nodes[node].kind == .table else { return [] }
    var children: [Int] = []
    var child = node + 1
    while child < Int(nodes[node].next) {
      children.append(child)
      child = Int(nodes[child].next)
    }
    return children
  }

  /// Returns the value of a key in a dictionary.
  func value(_ key: String, in node: Int) -> Int? {
    guard nodes[node].kind == .table else { return nil }
    let end = Int(nodes[node].next)
    var child = node + 1
    while child < end {
      let value = Int(nodes[child].next)
      if value < end, spells(key, child) { return value }
      child = value < end ? Int(nodes[value].next) : end
    }
    return nil
  }

  func spells(_ text: String, _ node: Int) -> Bool {
    let node = nodes[node]
    return node.kind.rawValue <= Kind.quoted.rawValue && Int(node.end - node.start) == text.utf8.count
      && bytes[Int(node.start)..<Int(node.end)].elementsEqual(text.utf8)
  }

  /// Returns the bytes of a string; `nil` for other nodes.
  func text(_ node: Int?) -> [UInt8]? {
    guard let node else { return nil }
    let (kind, range) = (nodes[node].kind, Int(nodes[node].start)..<Int(nodes[node].end))
    switch kind {
    case .text: return Array(bytes[range])
    case .quoted:
      var isEscaped = false
      return bytes[range].filter {
        isEscaped = $0 == UInt8(ascii: "\\") && !isEscaped
        return !isEscaped
      }
    case .list, .table: return nil
    }
  }

  private mutating func parse() -> Bool {
    nodes.reserveCapacity(bytes.count / 24)
    let isPlain = Self.isPlain
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        if open.count == Limits.propertyListDepth { return false }
        open.append(nodes.count)
        nodes.append(Node(kind: bytes[place] == UInt8(ascii: "{") ? .table : .list, start: 0, end: 0, next: 0))
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard let last = open.popLast(), (nodes[last].kind == .table) == (bytes[place] == UInt8(ascii: "}")) else {
          return false
        }
        nodes[last].next = UInt32(nodes.count)
        place += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        place = addQuoted(from: place)
      case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "*"):
        place = behind([UInt8(ascii: "*"), UInt8(ascii: "/")], from: place + 2)
      case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "/"):
        place = behind([UInt8(ascii: "\n")], from: place + 2)
      case let byte where isPlain[Int(byte)]:
        let start = place
        while place < bytes.count, isPlain[Int(bytes[place])] { place += 1 }
        add(.text, start..<place)
      default:
        place += 1
      }
    }
    return open.isEmpty
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Returns the index after the next occurrence of a mark, or the end.
  private func behind(_ mark: [UInt8], from start: Int) -> Int {
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place..<place + mark.count].elementsEqual(mark) { return place + mark.count }
      place += 1
    }
    return bytes.count
  }

  private mutating func addQuoted(from start: Int) -> Int {
    let quote = bytes[start]
    var place = start + 1
    while place < bytes.count, bytes[place] != quote { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
    let end = min(place, bytes.count)
    add(.quoted, (start + 1)..<max(start + 1, end))
    return min(place + 1, bytes.count)
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    nodes.append(
      Node(
        kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound), next: UInt32(nodes.count + 1)))
  }

  /// Whether a byte can be part of a string without quotation marks, by byte.
  private static let isPlain: [Bool] = (0...255).map { $0 > 0x20 && !"{}()=;,\"'".utf8.contains(UInt8($0)) }
}
