import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of the JSON of `east lint` or `east history` that a report about several repositories needs;
/// `Documentation/JSON.md` and `Documentation/History.md` describe the formats.
struct ResultFile: Decodable {
  let findings: [Entry]?
  let summary: Counts?
  let commits: [Commit]?

  struct Entry: Decodable {
    let rule: String
    let severity: String
    let edge: String
  }

  struct Counts: Decodable {
    let files: Int
    let bytes: Int
    let findings: Severities
    let omitted: Int?
  }

  struct Severities: Decodable {
    let error: Int
    let warning: Int
    let note: Int
  }

  struct Commit: Decodable {
    let date: String
    /// The number of findings; `nil` if the commit could not be linted.
    let findings: Int?
  }

  /// Reads a result file.
  init(_ path: DiskPath) throws(Failure) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Git.bytes(ofFile: path)
    } catch {
      throw Failure("the result '\(path)' \(error.reason)")
    }
    guard let result = try? JSONDecoder().decode(ResultFile.self, from: Data(bytes)),
      result.commits != nil || result.summary != nil && result.findings != nil
    else { throw Failure("'\(path)' is not the JSON of `east lint --format json` or `east history --format json`") }
    if result.summary?.omitted ?? 0 > 0 {
      throw Failure("the result '\(path)' is not complete; lint again without --max-diagnostics and --min-severity")
    }
    self = result
  }
}
