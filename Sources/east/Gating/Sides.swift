import Git

/// Two contents of one repository, read and understood.
struct Sides {
  let head: Input
  private let base: Input
  private let mergeBase: ObjectID

  init(base: Input, at mergeBase: ObjectID, head: Input) {
    self.base = base
    self.mergeBase = mergeBase
    self.head = head
  }

  /// Judges both and keeps what is new.
  func verdict(today: String) -> Verdict { head.verdict(today: today, since: base, at: mergeBase) }
}
