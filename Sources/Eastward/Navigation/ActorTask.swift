/// Work on the actor of a component, which retains neither the actor nor the component while it waits.
///
/// It may be sent although its functions may not: they are called on the actor only.
struct ActorTask: @unchecked Sendable {
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

  /// Runs the work, if the actor still exists.
  func run() async {
    guard let actor else { return }
    await run(on: actor)
  }

  private func run(on actor: isolated any Actor) async {
    await begin()
    end()
  }
}
