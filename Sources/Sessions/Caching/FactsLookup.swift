import Analysis
import Git
import SwiftReader

/// The sources of known facts: earlier readings of the same run, the packs of `--facts`, and the cache.
package struct FactsLookup: Sendable {
  package var memo = FactsMemo()
  var packs: FactsPacks?
  package var cache: FactsCache?
  /// Whether another reading of the same run will look up the facts that this reading extracts.
  var isShared = false

  /// Whether facts from the cache are unpacked at their first access, when they may turn out to be damaged.
  var isLazy = false

  /// A lookup that knows no facts.
  package static let empty = FactsLookup()

  /// Whether facts are looked up or kept by blob id, so that the id of a content is worth computing.
  var needsContentIDs: Bool { cache != nil || packs != nil || isShared }

  /// Whether a content is read and parsed if its facts are not known; `--facts-only` forbids it.
  var readsContents: Bool { packs?.isComplete != true }

  /// Returns the known facts or interface of a blob; `nil` if they are not known.
  ///
  /// - Parameters:
  ///   - size: the size that the blob must have, in bytes; `nil` for any size.
  ///   - needsBodies: whether the interface of the file is not enough.
  ///   - isThere: whether the content can be read now; called before facts of an earlier run are used.
  func outcome(
    of id: ObjectID, size: Int?, needsBodies: Bool = true, isThere: () -> Bool = { true }
  ) -> ReadOutcome? {
    if let outcome = memo[id], outcome.has(size) { return outcome }
    if let packs {
      let outcome = packs.outcome(of: id, size: size, needsBodies: needsBodies)
      if let outcome, packs.isComplete || isThere() { return outcome }
      if packs.isComplete { return nil }
    }
    guard let cache, isThere() else { return nil }
    return cache.facts(of: id, size: size, isLazy: isLazy).map { .facts($0.facts, size: $0.size) }
  }

  /// Returns the facts of a content; `nil` if they are not known.
  func facts(of content: ContentID) -> FileFacts? {
    guard let id = ObjectID(words: content.words), case .facts(let facts, _)? = outcome(of: id, size: nil) else {
      return nil
    }
    let value = facts.value
    return facts.isSound ? value : nil
  }

  func keep(_ outcome: ReadOutcome, of id: ObjectID) {
    if case .facts(let facts, let size) = outcome { cache?.keep(facts.value, size: size, of: id) }
  }
}

extension ReadOutcome {
  /// Returns whether the outcome has the facts of a blob of the given size in bytes; `nil` accepts any outcome.
  fileprivate func has(_ size: Int?) -> Bool {
    guard let size else { return true }
    if case .facts(_, size) = self { return true }
    return false
  }
}
