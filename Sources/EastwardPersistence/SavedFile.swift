public import Eastward
public import Foundation

/// A file with the saved part of a state, as JSON with its schema version: `{"schema":1,"value":…}`.
///
/// ```swift
/// let file = SavedFile<Saved>(URL.documentsDirectory.appending(path: "bookmarks.json"))
/// let saved = try file.load()
/// ```
public struct SavedFile<Value: Versioned & Equatable & Sendable>: Sendable {
  /// The location of the file.
  public let url: URL

  /// Creates the description of a file, which need not exist.
  public init(_ url: URL) { self.url = url }

  /// Returns the saved value, of this schema version or an older one; nil if there is no file.
  ///
  /// - Throws: ``PersistenceError/unreadable(_:reason:)`` if the file cannot be read or decoded, or a newer version of the
  ///   app wrote it. The file is not changed.
  public func load() throws(PersistenceError) -> Value? {
    do {
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      return try JSONDecoder().decode(VersionedState<Value>.self, from: Data(contentsOf: url)).value
    } catch {
      throw .unreadable(url, reason: reason(error))
    }
  }

  /// Writes a value beside the file and renames the result, so that the file has either the old or the new value.
  func write(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(VersionedState(value))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Foundation writes to a file beside this one, flushes it to the disk and renames it; `replaceItemAt` of Swift 6.3 on
    // Linux loses the old file first.
    try data.write(to: url, options: .atomic)
  }

  /// Gives a file that cannot be loaded another name: `bookmarks.json.unreadable`, or with a number.
  ///
  /// - Returns: the name; nil if the file can be loaded or does not exist.
  func setAside() throws -> URL? {
    if (try? load()) != nil || !FileManager.default.fileExists(atPath: url.path) { return nil }
    var number = 1
    var name = url.appendingPathExtension("unreadable")
    while FileManager.default.fileExists(atPath: name.path) {
      number += 1
      name = url.appendingPathExtension("unreadable-\(number)")
    }
    try FileManager.default.moveItem(at: url, to: name)
    return name
  }
}
