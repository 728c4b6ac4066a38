import Findings

extension FileList {
  /// Returns what to do to have the skipped files linted, for each reason once.
  func hints(for skipped: Skipped) -> [String] {
    skipped.reasons.reduce(into: []) { hints, skipped in
      if let hint = hint(for: skipped.reason), !hints.contains(hint) { hints.append(hint) }
    }
  }

  /// - Returns: `nil` if the files cannot be linted.
  private func hint(for reason: SkipReason) -> String? {
    switch reason {
    case .excluded:
      "check 'exclude' in \(Set(unlinted.compactMap(\.exclusion)).sorted().joined(separator: ", "))"
    case .tests: "set 'tests' in \(testSettings ?? "a configuration") to lint test sources"
    case .generated, .vendored: "pass --include-generated to lint generated and vendored files"
    case .lfsPointers, .submodules, .symbolicLinks: nil
    }
  }
}
