import Analysis
import Findings
import Packages
import SwiftReader

/// A codebase of source texts, by path.
func codebase(_ sources: KeyValuePairs<String, String>, linting linted: Set<String>? = nil, jobs: Int = 1) -> Codebase {
  let files = sources.map { path, text in
    SourceFile(
      path: ByteString(path), facts: facts(of: Array(text.utf8)), role: linted?.contains(path) ?? true ? .linted : .test
    )
  }
  let manifests = sources.compactMap { Manifest(path: ByteString($0), content: Array($1.utf8)) }
  return Codebase(files, manifests: Manifests(manifests), jobs: jobs)
}

/// Everything that reaches too far, as the markers in the sources spell it.
func remarks(on codebase: Codebase, confidence: Confidence = .high, allowed: Int = 1) -> [Remark] {
  let verbs: [(UseKind, String)] = [(.read, "reaches"), (.write, "writes"), (.launder, "launders")]
  return verbs.flatMap { useKind, verb in
    codebase.edgeUses(ReachQuery(useKind, allowed: allowed, confidence: confidence)).map {
      Remark(path: $0.path.description, line: $0.position.line, text: "\(verb) \($0.edge) -> \($0.member)")
    }
  }.sorted()
}

/// What is said, or expected to be said, of one line.
struct Remark: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var text: String

  var description: String { "\(path):\(line): \(text)" }

  static func < (left: Remark, right: Remark) -> Bool {
    (left.path, left.line, left.text) < (right.path, right.line, right.text)
  }
}

/// The remarks that a source's markers ask for: `// ← reaches Person.house -> town`, several with `; ` between.
func expectations(in source: String, path: String) -> [Remark] {
  source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
    guard let mark = line.firstRange(of: "// ← ") else { return [Remark]() }
    return line[mark.upperBound...].split(separator: "; ").map {
      Remark(path: path, line: number + 1, text: String($0))
    }
  }.sorted()
}

extension Codebase {
  /// Everything that reaches too far, whatever it is worth; what was found where a local name gets its value is not found
  /// again, unless it is changed.
  func edgeUses(_ query: ReachQuery) -> [EdgeUse] {
    edgeUses(query, by: {}) { _, path, _ in
      path.precedents >= query.allowed && path.kind != .write ? nil : Verdict(severity: .warning, reason: nil)
    }.map(\.use)
  }
}
