import Git
import SwiftReader

/// One file of the cache, open for reading by any thread. What is damaged is as good as not there.
final class Pack: Sendable {
  let path: DiskPath
  /// The number of files whose facts it holds.
  let count: Int
  private let file: WordFile
  /// Where the entries end.
  private let end: Int
  /// All records, ordered by name.
  private let records: [UInt32]

  /// Opens a pack, or refuses a file that is none of this version.
  init?(_ path: DiskPath) {
    guard let file = try? WordFile(path), (PackFormat.footerLength...PackFormat.mostWords).contains(file.count),
      let footer = try? file.words(file.count - PackFormat.footerLength..<file.count),
      let count = PackFormat.recordCount(footer, total: file.count)
    else { return nil }
    let end = file.count - PackFormat.footerLength
    guard let records = try? file.words(end - count * PackRecord.length..<end), PackFormat.areSound(records, footer)
    else { return nil }
    self.path = path
    self.end = end - count * PackRecord.length
    self.count = count
    self.file = file
    self.records = records
  }

  /// Finds what the pack holds of a content.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  func record(of id: ObjectID) -> PackRecord? {
    let name = id.words
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.name(of: middle).lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    guard low < count, self.name(of: low).elementsEqual(name) else { return nil }
    return record(low)
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

  /// Every entry that is sound, with what it is of.
  func forEach(_ body: (PackSource, [UInt32]) throws(SystemError) -> Void) throws(SystemError) {
    for number in 0..<count {
      guard let record = record(number), let entry = entry(record) else { continue }
      try body(record.source, entry)
    }
  }

  func touch() { file.touch() }

  private func record(_ number: Int) -> PackRecord? {
    let start = number * PackRecord.length
    return PackRecord(records[start..<start + PackRecord.length])
  }

  private func name(of number: Int) -> ArraySlice<UInt32> {
    let start = number * PackRecord.length
    return records[start..<start + 5]
  }
}
