package import SwiftReader
import Synchronization

/// The facts of one file, unpacked at the first access, from any thread.
package final class LazyFacts: Sendable {
  package let outline: FactsOutline
  private let load: @Sendable () -> FileFacts?
  /// The number of declarations that the facts must have; `nil` for any number.
  private let declarations: Int?
  /// The facts from which ``requiring(declarations:)`` made these. Other code may have accessed them when they were
  /// lost.
  private let original: LazyFacts?
  private let loaded = AtomicLazyReference<Loaded>()

  private final class Loaded: Sendable {
    let facts: Shared<FileFacts>
    let isSound: Bool

    init(_ facts: FileFacts, isSound: Bool) {
      (self.facts, self.isSound) = (Shared(facts), isSound)
    }
  }

  /// Creates facts that are unpacked when they are needed.
  ///
  /// - Parameter load: unpacks the facts; returns `nil` if they are lost. It may be called more than once.
  package convenience init(outline: FactsOutline, load: @escaping @Sendable () -> FileFacts?) {
    self.init(outline: outline, declarations: nil, of: nil, load: load)
  }

  private init(
    outline: FactsOutline, declarations: Int?, of original: LazyFacts?, load: @escaping @Sendable () -> FileFacts?
  ) {
    (self.outline, self.declarations, self.original, self.load) = (outline, declarations, original, load)
  }

  /// Creates facts that are already unpacked.
  package convenience init(_ facts: FileFacts) {
    self.init(outline: facts.outline) { nil }
    _ = loaded.storeIfNil(Loaded(facts, isSound: true))
  }

  /// Returns the same facts, which count as lost if they have another number of declarations.
  func requiring(declarations: Int) -> LazyFacts {
    LazyFacts(outline: outline, declarations: declarations, of: self) {
      let facts = self.value
      return self.isSound ? facts : nil
    }
  }

  package var value: FileFacts { shared.value }

  /// Whether the reader could not parse the file to its end.
  package var hasProblems: Bool { outline.contains(.hasProblems) }

  /// Whether the file's header says that it is generated. The outline in the cache is only a hint, so the notices in
  /// the facts decide.
  package var mayBeLeftOut: Bool { outline.contains(.saysGenerated) && !value.generatedNotices.isEmpty }

  var shared: Shared<FileFacts> { whole.facts }

  var isLoaded: Bool { loaded.load() != nil }

  /// Whether the facts were not lost, as far as they were accessed.
  package var isSound: Bool { loaded.load()?.isSound ?? true && original?.isSound ?? true }

  private var whole: Loaded {
    if let loaded = loaded.load() { return loaded }
    let facts = load()
    let isSound = facts.map { $0.outline == outline && $0.declarations.count == declarations ?? $0.declarations.count }
    guard let facts, isSound == true else {
      return loaded.storeIfNil(Loaded(.lost(declarations: declarations ?? 0), isSound: false))
    }
    return loaded.storeIfNil(Loaded(facts, isSound: true))
  }
}
