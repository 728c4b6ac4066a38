import Analysis
import Git
import SwiftReader
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts of earlier runs, by git's name for the content that they are facts of. Any thread may ask and add.
///
/// Nothing here is needed: what cannot be read is found out again, what cannot be written is forgotten.
final class FactsCache: Sendable {
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

  /// What is known of a content.
  ///
  /// - Parameters:
  ///   - size: the bytes that the content must have; `nil` for any number.
  ///   - isLazy: whether facts are unpacked when somebody asks for them; what is damaged is lost then.
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

  /// Keeps the facts of a content of so many bytes.
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
        // One owner at a time, or every entry would copy the records of all others.
        writing = .nothing
        try writer.add(entry, of: source)
        writing = .begun(writer)
      } catch {
        writing = .failed(error)
      }
    }
  }

  /// Lets later runs see what was kept.
  ///
  /// - Returns: why that could not be; `nil` if it could, or nothing was to be kept.
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
