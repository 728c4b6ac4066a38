package import Git
import SwiftReader
import SwiftTokens

/// A file with the facts of many blobs, open for reading on any thread.
package final class Pack: Sendable {
  let path: DiskPath
  let kind: PackKind
  /// The number of blobs whose facts the pack contains.
  package let count: Int
  private let file: WordFile
  /// The index of the word after the last entry.
  private let end: Int
  /// The words of all records, ordered by blob id.
  private let records: [UInt32]

  /// Opens a pack; throws if the file is not a pack of this version, is of another kind, or is damaged.
  ///
  /// - Parameters:
  ///   - owner: the users whose files are accepted.
  ///   - kinds: the accepted kinds of packs.
  package init(_ path: DiskPath, of owner: WordFile.Owner = .thisUser, kinds: [PackKind] = [.facts]) throws(PackError) {
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

  /// Returns the record of a blob; `nil` if the pack does not contain the blob.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  func record(of id: ObjectID) -> PackRecord? {
    let name = id.words
    let number = (0..<count).partitionPoint { self.name(of: $0).lexicographicallyPrecedes(name) }
    return number < count && self.name(of: number).elementsEqual(name) ? record(number) : nil
  }

  /// Returns the words of an entry; `nil` if they do not match the checksum in the record.
  private func entry(_ record: PackRecord) -> [UInt32]? {
    guard record.range.upperBound <= end, let words = try? file.words(record.range), record.isSound(words) else {
      return nil
    }
    return words
  }

  /// Unpacks an entry; returns `nil` if its words do not match the checksum in the record.
  func facts(_ record: PackRecord) -> FileFacts? {
    entry(record).flatMap { FileFacts(packed: $0, size: record.source.size) }
  }

  /// Whether the words of all entries match their checksums.
  var isSound: Bool { (0..<count).allSatisfy { record($0).flatMap(entry) != nil } }

  /// Calls a closure with each entry that matches its checksum, and with the source of the entry.
  func forEach(_ body: (PackSource, [UInt32]) throws(SystemError) -> Void) throws(SystemError) {
    for number in 0..<count {
      guard let record = record(number), let entry = entry(record) else { continue }
      try body(record.source, entry)
    }
  }

  func touch() { file.touch() }

  /// Returns whether a commit could replace the file of the pack.
  func isCommitted(to repository: Repository) -> Bool { path.isCommitted(to: repository) }

  /// Returns the record at an index in the order of blob ids; `nil` if its words are not a valid record.
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
package enum PackError: Error, Equatable {
  case unreadable(SystemError)
  case noPack
  case otherVersion(PackWriterVersion)
  case otherKind(PackKind)
  case damaged
}
