import SwiftReader

/// What the steps of chains came to, while they are explained.
struct Trace {
  var steps: [Step] = []

  struct Step {
    var chain: UInt32
    /// `nil` for the root.
    var link: Link?
    var standing: Standing
    var exemption: Exemption?
    /// The member that the step found.
    var found: DeclarationID
  }
}

extension Judge {
  mutating func note(_ standing: Standing, at link: Link?, _ walk: Walk) {
    guard trace != nil, frame.remembers else { return }
    trace?.steps.append(
      Trace.Step(chain: walk.index, link: link, standing: standing, exemption: walk.exemption, found: walk.found))
  }
}
