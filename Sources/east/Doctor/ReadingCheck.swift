import Findings
import Sessions

/// The check of the files that are read.
struct ReadingCheck: Examined {
  private let count: Int
  private let unread: [Finding]

  init(_ reading: ReadFiles) {
    count = reading.files.count
    unread = reading.unread.sorted()
  }

  var description: String { "\(pluralized(count, "Swift file")) read" }

  var faults: [String] { sentences(of: .error) }

  var details: [String] { sentences(of: .note) }

  private func sentences(of severity: Severity) -> [String] {
    unread.filter { $0.severity == severity }.map { "\($0.path):\($0.line): \($0.message)" }
  }
}
