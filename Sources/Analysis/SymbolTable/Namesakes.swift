import SwiftReader

/// The declarations with one name and owner, at most ``Limits/namesakes``.
struct Namesakes: Sequence, IteratorProtocol {
  private let links: [DeclarationID]
  private var candidate: DeclarationID
  private var left = Limits.namesakes

  init(links: [DeclarationID], candidate: DeclarationID) {
    (self.links, self.candidate) = (links, candidate)
  }

  mutating func next() -> DeclarationID? {
    guard !candidate.isNone, left > 0 else { return nil }
    left -= 1
    defer { candidate = links[Int(candidate.index)] }
    return candidate
  }
}
