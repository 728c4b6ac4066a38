/// Which content of which repository was linted.
package struct Provenance: Sendable, Equatable {
  /// Where the repository can be cloned from; no name or password stands in it.
  package var repository: String
  /// The commit that was linted, or that the linted content grew from.
  package var revision: String

  /// - Parameters:
  ///   - remote: the address as git's settings spell it: `https://…`, `ssh://…`, `git@host:path`.
  /// - Returns: `nil` for an address that only means something on this machine.
  package init?(remote: String, revision: String) {
    let scheme: Substring
    let rest: Substring
    if let mark = remote.firstRange(of: "://") {
      scheme = remote[..<mark.lowerBound]
      rest = remote[mark.upperBound...]
    } else if let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/"), remote[..<colon].contains("@") {
      scheme = "ssh"
      rest = remote[..<colon] + "/" + remote[colon...].dropFirst()
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
