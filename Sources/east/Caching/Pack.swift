import Git
import SwiftReader
import SwiftTokens

/// One file of facts, open for reading by any thread.
final class Pack: Sendable {
  let path: DiskPath
  let kind: PackKind
  /// The number of files whose facts it holds.
  let count: Int
  private let file: WordFile
  /// Where the entries end.
  private let end: Int
  /// All records, ordered by name.
  private let records: [UInt32]

  /// Opens a pack, or refuses a file that is none of this version.
  ///
  /// - Parameters:
  ///   - owner: whose files are read.
  ///   - kinds: what it may hold.
  init(_ path: DiskPath, of owner: WordFile.Owner = .thisUser, kinds: [PackKind] = [.facts]) throws(PackError) {
    let header: [UInt32]
    do throws(SystemError) {
      file = try WordFile(path, of: owner)
      header = try file.words(0..<min(PackFormat.headerLength, file.count))
    } catch {
      throw .unreadable(error)
    }
    guard let writer = PackFormat.writer(header) else { throw .noPack }
    guard let kind = PackKind.allCases.first(where: { PackFormat.version(of: $0) == writer.format }) else {
      throw .otherVersion(writer)
    }
    guard kinds.contains(kind) else { throw .otherKind(kind) }
    let least = PackFormat.headerLength + PackFormat.footerLength
    let end = file.count - PackFormat.footerLength
    guard (least...PackFormat.mostWords).contains(file.count), let footer = try? file.words(end..<file.count),
      let count = PackFormat.recordCount(footer, total: file.count, of: kind),
      let records = try? file.words(end - count * PackRecord.length..<end),
      PackFormat.areSound(records, footer, of: kind)
    else { throw .damaged }
    self.path = path
    self.kind = kind
    self.end = end - count * PackRecord.length
    self.count = count
    self.records = records
  }

  /// Finds what the pack holds of a content.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  func record(of id: ObjectID) -> PackRecord? {
    let name = id.words
    let number = (0..<count).partitionPoint { self.name(of: $0).lexicographicallyPrecedes(name) }
    return number < count && self.name(of: number).elementsEqual(name) ? record(number) : nil
  }

  /// The words of an entry, if they are those that were written.
  private func entry(_ record: PackRecord) -> [UInt32]? {
    guard record.range.upperBound <= end, let words = try? file.words(record.range), record.isSound(words) else {
      return nil
    }
    return words
  }

  /// Unpacks an entry, if its words are those that were written.
  func facts(_ record: PackRecord) -> FileFacts? {
    entry(record).flatMap { FileFacts(packed: $0, size: record.source.size) }
  }

  /// Whether all entries are those that were written.
  var isSound: Bool { (0..<count).allSatisfy { record($0).flatMap(entry) != nil } }

  /// Every entry that is sound, with what it is of.
  func forEach(_ body: (PackSource, [UInt32]) throws(SystemError) -> Void) throws(SystemError) {
    for number in 0..<count {
      guard let record = record(number), let entry = entry(record) else { continue }
      try body(record.source, entry)
    }
  }

  func touch() { file.touch() }

  /// Whether a commit could replace it.
  func isCommitted(to repository: Repository) -> Bool { path.isCommitted(to: repository) }

  /// The record at a place in the order of the names, if its words can be one.
  func record(_ number: Int) -> PackRecord? {
    let start = number * PackRecord.length
    return PackRecord(records[start..<start + PackRecord.length])
  }

  private func name(of number: Int) -> ArraySlice<UInt32> {
    let start = number * PackRecord.length
    return records[start..<start + 5]
  }
}

/// Why a file is refused as a pack.
enum PackError: Error, Equatable {
  case unreadable(SystemError)
  case noPack
  case otherVersion(PackWriterVersion)
  case otherKind(PackKind)
  case damaged
}
