import Git
import SwiftReader

/// The facts of files that have been read, by git's name for their content.
struct FactsMemo: Sendable {
  private var outcomes: [ObjectID: Outcome] = [:]

  subscript(id: ObjectID) -> Outcome? { outcomes[id] }

  mutating func put(_ outcome: Outcome, of id: ObjectID) {
    outcomes[id] = outcome
  }
}
