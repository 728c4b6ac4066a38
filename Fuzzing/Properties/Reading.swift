import Findings
import SwiftReader

/// Facts are sound, survive packing and stay small.
package func checkReading(_ bytes: [UInt8]) throws(Failure) {
  let facts = facts(of: bytes)
  try facts.checkIndices(in: bytes.count)
  let packed = facts.packed
  try require(packed.count <= 4_096 + bytes.count * 16, "\(bytes.count) bytes make \(packed.count) words of facts")
  guard let unpacked = FileFacts(packed: packed, size: UInt32(clamping: bytes.count)) else {
    throw Failure("packed facts cannot be unpacked")
  }
  try require(unpacked == facts, "packing changes the facts")
}

/// Words that are no facts are refused; facts that are accepted are sound, and can be analyzed.
///
/// The input is a number of changes, the changes (where, two bytes, and what, four), and a Swift text, whose packed facts
/// are changed; so inputs survive a new layout. With 255 changes the rest are words.
func checkUnpacking(_ bytes: [UInt8]) throws(Failure) {
  guard let count = bytes.first.map(Int.init) else { return }
  let changes = count < 255 ? bytes[1..<min(bytes.count, 1 + count * 6)] : []
  let rest = Array(bytes[(1 + changes.count)...])
  var words = count < 255 ? facts(of: rest).packed : rest.words
  for start in stride(from: 1, to: changes.count - 4, by: 6) {
    let place = Int(bytes[start]) | Int(bytes[start + 1]) << 8
    let value = Array(bytes[(start + 2)..<(start + 6)]).words[0]
    if !words.isEmpty { words[place % words.count] = value }
  }
  let size = UInt32(clamping: rest.count)
  guard let facts = FileFacts(packed: words, size: size) else { return }
  try facts.checkIndices(in: rest.count)
  try require(FileFacts(packed: facts.packed, size: size) == facts, "packing changes facts that were unpacked")
  let interface = facts.interface
  try interface.checkIndices(in: rest.count)
  try require(FileFacts(packed: interface.packed, size: size) == interface, "an interface cannot be packed")
  _ = try Runs(number: 0).analyzed([SourceFileInput(path: "File.swift", facts: facts, size: size)])
}

extension [UInt8] {
  /// Four bytes as a word, the lowest first.
  fileprivate var words: [UInt32] {
    stride(from: 0, to: count - 3, by: 4).map { start in
      self[start..<(start + 4)].reversed().reduce(UInt32(0)) { word, byte in word << 8 | UInt32(byte) }
    }
  }
}
