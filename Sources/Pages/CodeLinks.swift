package import Findings

/// Where a code host shows the lines of a commit.
package struct CodeLinks: Sendable, Equatable {
  /// Everything before the path.
  private let start: String
  /// What stands between the path and the line.
  private let mark: String

  /// - Returns: `nil` for an address whose host is not known.
  package init?(_ provenance: Provenance) {
    guard let scheme = provenance.repository.firstRange(of: "://") else { return nil }
    var rest = provenance.repository[scheme.upperBound...]
    if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
    let isWeb = provenance.repository.hasPrefix("http")
    let host = rest.prefix { $0 != "/" }
    // The port of another protocol is not that of the pages.
    let site =
      "\(isWeb ? String(provenance.repository[..<scheme.lowerBound]) : "https")://"
      + (isWeb ? host : host.prefix { $0 != ":" }) + rest[host.endIndex...]
    let revision = provenance.revision
    switch true {
    case host.contains("github"): (start, mark) = ("\(site)/blob/\(revision)/", "#L")
    case host.contains("gitlab"): (start, mark) = ("\(site)/-/blob/\(revision)/", "#L")
    case host.contains("bitbucket"): (start, mark) = ("\(site)/src/\(revision)/", "#lines-")
    case host.contains("codeberg"), host.contains("gitea"), host.contains("forgejo"):
      (start, mark) = ("\(site)/src/commit/\(revision)/", "#L")
    default: return nil
    }
  }

  /// The address of a line.
  func address(of path: ByteString, line: Int) -> String { "\(start)\(percentEncoded(path))\(mark)\(line)" }
}
