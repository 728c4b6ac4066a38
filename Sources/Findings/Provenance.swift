/// The repository and commit of the linted files.
package struct Provenance: Sendable, Equatable {
  /// The URL that the repository can be cloned from, without user name and password.
  package var repository: String
  /// The commit that was linted, or that the linted index or work tree is based on.
  package var revision: String

  /// - Parameters:
  ///   - remote: the URL as it is written in git's configuration: `https://…`, `ssh://…`, `git@host:path`.
  /// - Returns: `nil` for a path of this machine, or for another scheme.
  package init?(remote: String, revision: String) {
    let scheme: Substring
    let rest: Substring
    if let mark = remote.firstRange(of: "://") {
      scheme = remote[..<mark.lowerBound]
      rest = remote[mark.upperBound...]
    } else if let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/"), remote[..<colon].contains("@") {
      scheme = "ssh"
      rest = remote[..<colon] + "/" + remote[colon...].dropFirst().drop { $0 == "/" }
    } else {
      return nil
    }
    guard ["http", "https", "ssh", "git"].contains(scheme) else { return nil }
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    repository = "\(scheme)://\(host.split(separator: "@").last ?? "")\(percentEncoded(ByteString(path)))"
    self.revision = revision
  }
}
