import Findings
import Git
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of the JSON of `east lint` or `east history` that a report about several repositories needs;
/// `Documentation/JSON.md` and `Documentation/History.md` describe the formats.
struct ResultFile: Decodable {
  let version: Int?
  let findings: [Entry]?
  let summary: Counts?
  let commits: [Commit]?

  struct Entry: Decodable {
    let rule: String
    let severity: Severity
    let edge: String
    let chain: String

    /// Whether the finding reaches through its edge. Other findings have no chain, or only that of a member.
    var isReach: Bool { !chain.isEmpty && chain != edge }
  }

  struct Counts: Decodable {
    let files: ResultNumber
    let bytes: ResultNumber
    let findings: Severities
    let omitted: ResultNumber?
    /// The comparison of a gate; `nil` for the result of a lint.
    let gate: Gate?

    struct Gate: Decodable {}
  }

  struct Severities: Decodable {
    let error: ResultNumber
    let warning: ResultNumber
    let note: ResultNumber
  }

  struct Commit: Decodable {
    let date: ResultDay
    /// The number of findings; `nil` if the commit could not be linted.
    let findings: ResultNumber?
  }

  /// Reads a result file.
  init(_ path: DiskPath) throws(Failure) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Git.bytes(ofFile: path)
    } catch {
      throw Failure("the result '\(path)' \(error.reason)")
    }
    do {
      self = try JSONDecoder().decode(ResultFile.self, from: Data(bytes))
    } catch {
      guard let member = (error as? DecodingError)?.member else { throw .otherFormat(path) }
      throw Failure(
        "the result '\(path)' has no valid '\(member)'; write it again with `east lint --format json` or "
          + "`east history --format json`")
    }
    guard commits != nil || summary != nil && findings != nil else { throw .otherFormat(path) }
    let (command, expected) = commits == nil ? ("lint", 2) : ("history", 1)
    guard version == expected else {
      throw Failure(
        "the result '\(path)' has \(version.map { "'version' \($0)" } ?? "no 'version'") instead of \(expected); "
          + "write it again with `east \(command) --format json` of this version of east")
    }
    if summary?.gate != nil {
      throw Failure("the result '\(path)' is of a gate, which only has new findings; pass the JSON of `east lint`")
    }
    if summary?.omitted?.value ?? 0 > 0 {
      throw Failure("the result '\(path)' is not complete; lint again without --max-diagnostics and --min-severity")
    }
  }
}

extension Failure {
  fileprivate static func otherFormat(_ path: DiskPath) -> Failure {
    Failure("'\(path)' is not the JSON of `east lint --format json` or `east history --format json`")
  }
}

extension DecodingError {
  /// The member that is missing or has a wrong value: `findings[3].severity`; `nil` if the text is no JSON object.
  fileprivate var member: String? {
    let keys: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    if keys.isEmpty { return nil }
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return String(path.joined().dropFirst())
  }
}
