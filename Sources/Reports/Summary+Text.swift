package import Findings

extension Summary {
  /// The sentences about the files that were read, the findings, and the skipped files.
  package var sentences: [String] {
    let read = "\(pluralized(files, "file")) (\(amount(of: bytes)), \(pluralized(chains, "chain")))"
    let marked = adopted > 0 ? " (\(adopted) adopted)" : ""
    let silenced =
      (suppressed > 0 ? "; \(suppressed) suppressed\(marked)" : "")
      + (baselined > 0 ? "; \(baselined) in the baseline" : "")
      + (permitted > 0 ? "; \(permitted) below a ceiling" : "")
    let left = skipped.reasons.map { "\($0.count) \($0.reason.words($0.count))" }
    return ["\(found) in \(read)\(silenced)"] + (gate.map { [$0.sentence] } ?? []) + (settings?.sentences ?? [])
      + (left.isEmpty ? [] : ["skipped: \(left.joined(separator: ", "))"])
  }

  private var found: String {
    let counts = [(findings.error, "error"), (findings.warning, "warning"), (findings.note, "note")]
    let parts = counts.filter { $0.0 > 0 }.map { pluralized($0.0, $0.1) }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

extension GateSummary {
  /// The numbers of new, fixed and unchanged findings, as a sentence.
  fileprivate var sentence: String { "\(new) new, \(fixed) fixed, \(unchanged) unchanged since \(base.prefix(12))" }
}

/// Returns a number of bytes as text: `512 bytes`, `34 KB`, `9.1 MB`.
private func amount(of bytes: Int) -> String {
  switch bytes {
  case ..<1000: return pluralized(bytes, "byte")
  case ..<1_000_000: return "\(bytes / 1000) KB"
  default: return "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}

extension SkipReason {
  fileprivate func words(_ count: Int) -> String {
    let ending = count == 1 ? "" : "s"
    return switch self {
    case .excluded: "excluded"
    case .generated: "generated"
    case .lfsPointers: "LFS pointer\(ending)"
    case .submodules: "submodule\(ending)"
    case .symbolicLinks: "symbolic link\(ending)"
    case .tests: "test file\(ending)"
    case .vendored: "vendored"
    }
  }
}
