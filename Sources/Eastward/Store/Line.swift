/// Leads from a state to those who listen to a part of it.
@usableFromInline
class Line {
  private let scope: Int
  private let aspect: Any.Type?

  init(scope: Int, aspect: Any.Type? = nil) {
    self.scope = scope
    self.aspect = aspect
  }

  /// Whether anybody listens at the other end, or may still come to.
  var isNeeded: Bool { false }

  /// Looks at the state and passes on what is new.
  func visit() {}

  /// Visits, and answers whether that was of any use.
  final func isOfUse() -> Bool {
    visit()
    return isNeeded
  }

  /// Lets those go who died without a word.
  func forgetTheDead() {}

  /// Lets `listener` go, if it is the one at the other end.
  func end(with listener: AnyObject) {}

  final func carries(_ aspect: Any.Type, in scope: Int) -> Bool { self.scope == scope && self.aspect == aspect }
}

/// Keeps the lines of a store and its scopes in the order in which they were laid.
final class Lines {
  private var all: [Line] = []
  private var nextLook = 16
  private var isVisiting = false

  func lay(_ line: Line) {
    if all.count >= nextLook, !isVisiting { removeTheDead() }
    all.append(line)
  }

  /// Whoever dies while nothing new is told to it would stay; a look when the lines have doubled bounds that.
  private func removeTheDead() {
    all.forEach { $0.forgetTheDead() }
    removeTheUseless()
    nextLook = max(16, all.count * 2)
  }

  func carries(_ aspect: Any.Type, in scope: Int) -> Bool {
    all.contains { $0.isNeeded && $0.carries(aspect, in: scope) }
  }

  /// Visits the lines; those that are laid meanwhile have told their newcomers already.
  func visit() {
    var useless = false
    isVisiting = true
    let end = all.count
    var place = 0
    // All lines are removed when the store is released, even during a visit.
    while place < min(end, all.count) {
      let line = all[place]
      if line.isNeeded { line.visit() } else { useless = true }
      place += 1
    }
    isVisiting = false
    if useless { removeTheUseless() }
  }

  private func removeTheUseless() { keep { $0.isNeeded } }

  func takeUp() { keep { _ in false } }

  /// What a line holds may lay another one as it goes, so the books are right before it does.
  private func keep(_ isKept: (Line) -> Bool) {
    let before = all
    all = before.filter(isKept)
    withExtendedLifetime(before) {}
  }

  func end(with listener: AnyObject) { all.forEach { $0.end(with: listener) } }
}
