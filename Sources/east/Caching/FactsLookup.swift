import Analysis
import Git
import SwiftReader

/// Where facts may be known from: another reading of this run, packs that the user passes, and earlier runs.
struct FactsLookup: Sendable {
  var memo = FactsMemo()
  var packs: FactsPacks?
  var cache: FactsCache?
  /// Whether another reading of this run will ask for these.
  var isShared = false

  /// Whether facts of earlier runs are unpacked when somebody asks for them. They may turn out to be damaged then.
  var isLazy = false

  /// Whether it is worth finding out git's name for a content.
  var needsContentIDs: Bool { cache != nil || packs != nil || isShared }

  /// Whether contents are read whose facts are not known.
  var readsContents: Bool { packs?.isComplete != true }

  /// What is known of a content.
  ///
  /// - Parameters:
  ///   - size: the bytes that it must have; `nil` for any number.
  ///   - needsBodies: whether an interface is not enough.
  ///   - isThere: whether the content can be read now; asked before an earlier run is believed.
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

  /// The facts of a content, if they are known.
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
  /// Whether facts were read of a content of so many bytes.
  fileprivate func has(_ size: Int?) -> Bool {
    guard let size else { return true }
    if case .facts(_, size) = self { return true }
    return false
  }
}
