import Git
import SwiftReader

/// The facts of files that have been read, by git's name for their content.
struct FactsMemo: Sendable {
  private var outcomes: [ObjectID: ReadOutcome] = [:]

  subscript(id: ObjectID) -> ReadOutcome? { outcomes[id] }

  mutating func put(_ outcome: ReadOutcome, of id: ObjectID) {
    outcomes[id] = outcome
  }
}
