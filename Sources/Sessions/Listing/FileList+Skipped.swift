import Analysis
package import Findings

/// What is skipped, and how to have it linted.
extension FileList {
  /// The numbers of skipped files, and of test sources and excluded files, which are read for their declarations only.
  var skipped: Skipped {
    unlinted.reduce(into: leftOut) { $0.count($1.role == .excluded ? .excluded : .tests) }
  }

  /// The listed files that the user named, and that are read for their declarations only.
  var unlinted: [ListedFile] { files.filter { !$0.role.isLinted && isNamed($0) } }

  /// The number of files that each line of a configuration excludes.
  package var exclusions: [(place: String, count: Int)] {
    var counts: [String: Int] = [:]
    for file in files { if let place = file.exclusion { counts[place, default: 0] += 1 } }
    return counts.map { (place: $0.key, count: $0.value) }.sorted { $0.place < $1.place }
  }

  /// Returns what to do to have the skipped files linted, for each reason once.
  package func hints(for skipped: Skipped) -> [String] {
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
