/// Keeps actions that wait their turn, first in, first out.
struct Waiting<Action> {
  private struct Sent {
    let action: Action
    let generation: Int
    let completesPass: Bool
  }

  private var sent: [Sent] = []
  private var head = 0

  var isEmpty: Bool { head == sent.count }

  var count: Int { sent.count - head }

  /// How long the chain of answers is that the next action belongs to.
  var generation: Int { isEmpty ? 0 : sent[head].generation }

  mutating func append(_ action: Action, generation: Int, completesPass: Bool = true) {
    sent.append(Sent(action: action, generation: generation, completesPass: completesPass))
  }

  /// Takes out what the next pass reduces: one action, one batch, or everything. ``sweep()`` follows.
  mutating func takePass(everything: Bool, _ reduce: (Action) -> Void) {
    let end = sent.count
    while head < end {
      let next = sent[head]
      head += 1
      reduce(next.action)
      if next.completesPass, !everything { break }
    }
  }

  /// Whether most of what is here was taken out: so moving the rest is cheap, however much waits.
  var isDue: Bool { isEmpty || head > 64 && head > sent.count / 8 * 7 }

  /// Forgets what was taken out. An action may send another one as it goes, so somebody keeps a copy meanwhile.
  mutating func sweep() {
    sent = isEmpty ? [] : Array(sent[head...])
    head = 0
  }
}
