/// A queue of actions that wait for their cycle, first in, first out.
struct ActionQueue<Action> {
  private struct Sent {
    let action: Action
    let generation: Int
    let completesPass: Bool
  }

  private var sent: [Sent] = []
  private var head = 0

  var isEmpty: Bool { head == sent.count }

  var count: Int { sent.count - head }

  /// The length of the chain of reactions that the next action belongs to.
  var generation: Int { isEmpty ? 0 : sent[head].generation }

  mutating func append(_ action: Action, generation: Int, completesPass: Bool = true) {
    sent.append(Sent(action: action, generation: generation, completesPass: completesPass))
  }

  /// Removes the actions of the next delivery: one action, one batch, or all.
  mutating func takePass(everything: Bool, _ reduce: (Action) -> Void) {
    let end = sent.count
    while head < end {
      let next = sent[head]
      head += 1
      reduce(next.action)
      if next.completesPass, !everything { break }
    }
  }

  /// Whether most actions were removed, so that moving the others is cheap.
  var isDue: Bool { isEmpty || head > 64 && head > sent.count / 8 * 7 }

  /// Releases the storage of removed actions. The caller holds a copy meanwhile.
  mutating func sweep() {
    sent = isEmpty ? [] : Array(sent[head...])
    head = 0
  }
}
