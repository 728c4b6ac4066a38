import SwiftReader

/// What the steps of chains came to, while they are explained.
struct Trace {
  var steps: [Step] = []

  struct Step {
    var chain: UInt32
    /// `nil` for the root.
    var link: Link?
    /// The link's number; of a root that of the first link.
    var position: UInt32
    var standing: Standing
    var exemption: Exemption?
    /// The member that the step found.
    var found: DeclarationID
  }
}

extension Judge {
  func note(_ standing: Standing, at link: Link?, _ position: UInt32, _ walk: inout Walk) {
    guard trace != nil, frame.remembers else { return }
    walk.steps.append(
      Trace.Step(
        chain: walk.index, link: link, position: position, standing: standing, exemption: walk.exemption, found: walk.found))
  }
}
