/// Leads a task to the actor that a component lives on, and keeps neither of them while it waits.
///
/// It may be sent there although what it does there may not be sent: that is done on this actor only, in `begin`.
struct Visit: @unchecked Sendable {
  private weak let actor: (any Actor)?
  private let begin: nonisolated(nonsending) () async -> Void
  private let end: () -> Void

  init(
    to actor: (any Actor)?, begin: nonisolated(nonsending) @escaping () async -> Void,
    whenOver end: @escaping () -> Void
  ) {
    self.actor = actor
    self.begin = begin
    self.end = end
  }

  /// Does what is to be done, if the actor is still there.
  func go() async {
    guard let actor else { return }
    await go(on: actor)
  }

  private func go(on actor: isolated any Actor) async {
    await begin()
    end()
  }
}
