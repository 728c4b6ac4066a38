package import Findings

/// The URLs at which a code host shows the lines of one commit.
package struct CodeLinks: Sendable, Equatable {
  /// The part of a URL before the path.
  private let start: String
  /// The part of a URL between the path and the line number: `#L`.
  private let mark: String
  /// The paths of the files that are not as in the commit, so that the host shows other lines.
  private let changed: Set<ByteString>

  /// - Parameter changed: the paths of the files that are not as in the commit, whose lines have no URLs.
  /// - Returns: `nil` if the repository's host is unknown.
  package init?(_ provenance: Provenance, except changed: Set<ByteString>) {
    self.changed = changed
    guard let scheme = provenance.repository.firstRange(of: "://") else { return nil }
    var parts = provenance.repository[scheme.upperBound...].split(separator: "/").map(String.init)
    if let last = parts.last, last.hasSuffix(".git") { parts[parts.count - 1] = String(last.dropLast(4)) }
    guard let host = parts.first?.lowercased() else { return nil }
    let isWeb = provenance.repository.hasPrefix("http")
    // The port belongs to the other protocol, not to the web pages.
    parts[0] = isWeb ? host : String(host.prefix { $0 != ":" })
    let site =
      "\(isWeb ? String(provenance.repository[..<scheme.lowerBound]) : "https")://\(parts.joined(separator: "/"))"
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

  /// Returns the URL of a line; `nil` if the file is not as in the commit.
  func address(of path: ByteString, line: Int) -> String? {
    changed.contains(path) ? nil : "\(start)\(percentEncoded(path))\(mark)\(line)"
  }
}
