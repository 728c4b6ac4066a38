import Findings
import Sessions

/// The result of a successful check.
protocol Examined: CustomStringConvertible {
  /// Whether the subject of the check does not exist, and not every command needs it.
  var isAbsent: Bool { get }
  /// What is wrong although the subject of the check can be used, one sentence each.
  var faults: [String] { get }
  /// The lines that are printed below the result.
  var details: [String] { get }
}

extension Examined {
  var isAbsent: Bool { false }
  var faults: [String] { [] }
  var details: [String] { [] }
}

extension String: Examined {}

/// A subject that may exist or not.
enum Setting: Examined {
  case present(String), absent(String)

  var description: String {
    switch self {
    case .present(let text), .absent(let text): text
    }
  }

  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

/// The results of the checks that ran.
struct Diagnostics {
  private var lines: [String] = []
  private(set) var isSound = true

  var text: String { lines.joined() }

  /// Records the result of a check.
  @discardableResult
  mutating func look<Condition: Examined>(
    at name: String, _ look: () throws(Failure) -> Condition
  ) -> Condition? {
    do throws(Failure) {
      let condition = try look()
      let faults = condition.faults
      if !faults.isEmpty { isSound = false }
      note(faults.isEmpty ? condition.isAbsent ? "--" : "ok" : "!!", name, condition.description)
      for detail in faults + condition.details { note("  ", "", detail) }
      return condition
    } catch {
      isSound = false
      note("!!", name, error.sentence)
      return nil
    }
  }

  private mutating func note(_ mark: String, _ name: String, _ text: String) {
    lines.append("\(mark)  \(padded(name, to: 13))  \(escaped(text))\n")
  }
}
