import Analysis
import Git
import SwiftReader
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A cache of the facts that earlier runs extracted, keyed by blob id, for use from any thread.
///
/// Errors are not fatal: facts that cannot be read are extracted again, and facts that cannot be written are dropped.
package final class FactsCache: Sendable {
  private let directory: CacheDirectory
  private let packs: [Pack]
  private let used: Mutex<Set<Int>>
  private let writing: Mutex<Writing>

  private enum Writing {
    case nothing
    case begun(PackWriter)
    case failed(SystemError)
  }

  init(_ directory: CacheDirectory) {
    self.directory = directory
    packs = directory.packs().compactMap { try? Pack($0.path) }
    used = Mutex([])
    writing = Mutex(.nothing)
  }

  /// Returns the cached facts of a blob and the blob's size in bytes; `nil` if the facts are not cached or are damaged.
  ///
  /// - Parameters:
  ///   - size: the size that the blob must have, in bytes; `nil` for any size.
  ///   - isLazy: whether facts are unpacked at their first access; damage is found only then.
  func facts(of id: ObjectID, size: Int?, isLazy: Bool = false) -> (facts: LazyFacts, size: Int)? {
    for (number, pack) in packs.enumerated() {
      guard let record = pack.record(of: id), Int(record.source.size) == size ?? Int(record.source.size),
        record.source.size <= largestFile
      else { continue }
      let facts = LazyFacts(outline: record.source.outline) { pack.facts(record) }
      if !isLazy {
        _ = facts.value
        if !facts.isSound { continue }
      }
      used.withLock { _ = $0.insert(number) }
      return (facts, Int(record.source.size))
    }
    return nil
  }

  /// Adds the facts of a blob of the given size in bytes.
  func keep(_ facts: FileFacts, size: Int, of id: ObjectID) {
    guard let size = UInt32(exactly: size) else { return }
    let source = PackSource(id: id, size: size, outline: facts.outline)
    let entry = facts.packed
    writing.withLock { writing in
      do throws(SystemError) {
        var writer: PackWriter
        switch writing {
        case .failed: return
        case .begun(let begun): writer = begun
        case .nothing:
          try makeDirectory(directory.path)
          writer = try PackWriter(in: directory)
        }
        // The writer has one owner at a time; with two, each added entry would copy the records of all others.
        writing = .nothing
        try writer.add(entry, of: source)
        writing = .begun(writer)
      } catch {
        writing = .failed(error)
      }
    }
  }

  /// Publishes the added facts, so that later runs find them.
  ///
  /// - Returns: the error that prevented it; `nil` if the facts were published or none were added.
  func finish() -> SystemError? {
    for number in used.withLock({ $0 }) { packs[number].touch() }
    return writing.withLock { writing in
      defer { writing = .nothing }
      switch writing {
      case .nothing: return nil
      case .failed(let error): return error
      case .begun(var writer):
        do throws(SystemError) {
          try writer.publish()
          try directory.tidy(now: Int(Date.now.timeIntervalSince1970))
          return nil
        } catch {
          return error
        }
      }
    }
  }
}
