import Git
import SwiftReader

/// The layout of a pack: a header that every version can read, entries, a record for each entry in the order of blob
/// ids, and a footer.
enum PackFormat {
  /// The version of the facts and of the layout; packs of another version are not read.
  static let version = version(of: .facts)

  static func version(of kind: PackKind) -> UInt32 { FileFacts.version << 8 | kind.rawValue }

  /// The length of a header in words.
  static let headerLength = 8

  /// The length of a footer in words.
  static let footerLength = 8

  /// The maximum length of a pack in words, so that a forged length does not allocate more memory.
  static let mostWords = 1 << 28

  /// The first word of a pack, and the first and last of its footer. A machine with another byte order reads another
  /// number.
  private static let mark: UInt32 = 0x4541_5354

  /// Returns the header: the version of the facts, and the version of the program, cut to 24 bytes.
  static func header(of kind: PackKind = .facts) -> [UInt32] {
    var words = [mark, version(of: kind)] + Array(repeating: 0, count: headerLength - 2)
    for (index, byte) in Sessions.version.utf8.prefix((headerLength - 2) * 4).enumerated() {
      words[2 + index / 4] |= UInt32(byte) << (UInt32(index % 4) * 8)
    }
    return words
  }

  /// Returns the versions of the program and the format from a header; `nil` if the file is not a pack.
  static func writer(_ header: [UInt32]) -> PackWriterVersion? {
    guard header.count == headerLength, header[0] == mark else { return nil }
    let bytes = header[2...].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    let text = String(decoding: bytes.prefix { $0 > 0x20 && $0 < 0x7f }, as: UTF8.self)
    return PackWriterVersion(program: text, format: header[1])
  }

  /// Returns the records and the footer of a pack.
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

  /// Returns the number of records before a footer; `nil` if it is not the footer of a file of `total` words.
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

/// The contents of a pack; the raw value is a part of its format version.
package enum PackKind: UInt32, CaseIterable {
  /// All facts of each file.
  case facts = 3
  /// The interface of each file: the facts that the analysis of other files can ask for.
  case interfaces = 4
  /// The uses of properties of other files, in ``UsesFile``.
  case uses = 5
}

/// The version of the program that wrote a pack, and the format of the pack.
package struct PackWriterVersion: Equatable {
  /// The version of the program.
  let program: String
  /// The version of the facts and of the layout.
  let format: UInt32
}

/// The blob from which facts were extracted.
struct PackSource {
  /// The blob id.
  let id: ObjectID
  /// The size of the blob in bytes.
  let size: UInt32
  /// The properties of the facts that are known before the facts are unpacked.
  let outline: FactsOutline
}

/// The location of one entry in a pack, its source, and its checksum.
struct PackRecord {
  let source: PackSource
  let range: Range<Int>
  let sum: UInt64

  /// The length of a record in words.
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

  /// The blob id and the checksum of the entry, without the location of the entry.
  var contents: [UInt32] { source.id.words + sum.halves }

  var words: [UInt32] {
    source.id.words + UInt64(range.lowerBound).halves + [UInt32(truncatingIfNeeded: range.count)] + sum.halves
      + [source.size, source.outline.rawValue]
  }

  /// Returns whether the words match the checksum, which includes the source.
  func isSound(_ entry: [UInt32]) -> Bool {
    entry.count == range.count && checksum(of: entry, seed: Self.seed(source)) == sum
  }

  func comes(before other: PackRecord) -> Bool { source.id.words.lexicographicallyPrecedes(other.source.id.words) }

  private static func seed(_ source: PackSource) -> UInt64 {
    let id = source.id.words
    return UInt64(id[0], id[1]) ^ UInt64(source.size, source.outline.rawValue)
  }
}
