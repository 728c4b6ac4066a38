import Git
import SwiftReader

/// How a pack is laid out: a header that every version can read, entries, then a record for each in the order of their
/// names, then a footer.
enum PackFormat {
  /// Changes with the facts and with the layout, so that no other version's packs are read.
  static let version = version(of: .facts)

  static func version(of kind: PackKind) -> UInt32 { FileFacts.version << 8 | kind.rawValue }

  /// The words of a header.
  static let headerLength = 8

  /// The words of a footer.
  static let footerLength = 8

  /// No pack has more: what a forged file claims of itself is not a reason to ask for more memory.
  static let mostWords = 1 << 28

  /// Begins a pack, and begins and ends its footer. A machine with another order of bytes reads another number.
  private static let mark: UInt32 = 0x4541_5354

  /// The version of the facts, and the program that wrote them, by the first letters of its version.
  static func header(of kind: PackKind = .facts) -> [UInt32] {
    var words = [mark, version(of: kind)] + Array(repeating: 0, count: headerLength - 2)
    for (index, byte) in east.version.utf8.prefix((headerLength - 2) * 4).enumerated() {
      words[2 + index / 4] |= UInt32(byte) << (UInt32(index % 4) * 8)
    }
    return words
  }

  /// What wrote a file that begins with these words; `nil` if it is no pack.
  static func writer(_ header: [UInt32]) -> PackWriterVersion? {
    guard header.count == headerLength, header[0] == mark else { return nil }
    let bytes = header[2...].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    let text = String(decoding: bytes.prefix { $0 > 0x20 && $0 < 0x7f }, as: UTF8.self)
    return PackWriterVersion(program: text, format: header[1])
  }

  /// The records and the footer of a pack.
  ///
  /// - Parameter start: the number of words before them.
  static func ending(_ records: [PackRecord], at start: Int, of kind: PackKind = .facts) -> [UInt32] {
    let words = records.sorted { $0.comes(before: $1) }.flatMap(\.words)
    return words + footer(records: words, total: start + words.count + footerLength, of: kind)
  }

  static func footer(records: [UInt32], total: Int, of kind: PackKind = .facts) -> [UInt32] {
    let sum = checksum(of: records, seed: UInt64(version(of: kind)))
    let count = UInt32(truncatingIfNeeded: records.count / PackRecord.length)
    return [mark, version(of: kind), count] + sum.halves + UInt64(total).halves + [mark]
  }

  /// How many records stand before a footer, if it is one of a file of so many words.
  static func recordCount(_ footer: [UInt32], total: Int, of kind: PackKind) -> Int? {
    guard footer.count == footerLength, footer[0] == mark, footer[7] == mark, footer[1] == version(of: kind),
      UInt64(footer[5], footer[6]) == UInt64(total)
    else { return nil }
    let count = Int(footer[2])
    return count * PackRecord.length + footerLength <= total ? count : nil
  }

  static func areSound(_ records: [UInt32], _ footer: [UInt32], of kind: PackKind) -> Bool {
    checksum(of: records, seed: UInt64(version(of: kind))) == UInt64(footer[3], footer[4])
  }
}

/// What a pack holds, with the version of its layout.
enum PackKind: UInt32, CaseIterable {
  /// All facts of each file.
  case facts = 3
  /// Of each file what the analysis of others asks for.
  case interfaces = 4
  /// How files use others, in ``UsesFile``.
  case uses = 5
}

/// What wrote a pack.
struct PackWriterVersion: Equatable {
  /// The version of the program.
  let program: String
  /// The version of the facts and of the layout.
  let format: UInt32
}

/// The content that facts are of.
struct PackSource {
  /// Git's name for the content.
  let id: ObjectID
  /// In bytes.
  let size: UInt32
  /// What is told of the facts before they are unpacked.
  let outline: FactsOutline
}

/// Where in a pack one file's facts stand.
struct PackRecord {
  let source: PackSource
  let range: Range<Int>
  let sum: UInt64

  /// The words of a record.
  static let length = 12

  init(_ source: PackSource, _ entry: [UInt32], at start: Int) {
    self.source = source
    range = start..<start + entry.count
    sum = checksum(of: entry, seed: Self.seed(source))
  }

  init?(_ words: ArraySlice<UInt32>) {
    let words = Array(words)
    guard words.count == Self.length, let id = ObjectID(words: Array(words[..<5])),
      let start = Int(exactly: UInt64(words[5], words[6])), start < 1 << 48
    else { return nil }
    source = PackSource(id: id, size: words[10], outline: FactsOutline(rawValue: words[11]))
    range = start..<start + Int(words[7])
    sum = UInt64(words[8], words[9])
  }

  /// What the record stands for, wherever that is.
  var contents: [UInt32] { source.id.words + sum.halves }

  var words: [UInt32] {
    source.id.words + UInt64(range.lowerBound).halves + [UInt32(truncatingIfNeeded: range.count)] + sum.halves
      + [source.size, source.outline.rawValue]
  }

  /// Whether these are the words that were written, of this content.
  func isSound(_ entry: [UInt32]) -> Bool {
    entry.count == range.count && checksum(of: entry, seed: Self.seed(source)) == sum
  }

  func comes(before other: PackRecord) -> Bool { source.id.words.lexicographicallyPrecedes(other.source.id.words) }

  private static func seed(_ source: PackSource) -> UInt64 {
    let id = source.id.words
    return UInt64(id[0], id[1]) ^ UInt64(source.size, source.outline.rawValue)
  }
}
