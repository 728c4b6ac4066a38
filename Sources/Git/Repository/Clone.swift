import Clibgit2

/// What decides how a clone gets the history that it lacks.
package struct Clone: Hashable, Sendable {
  let isShallow: Bool
  /// The names of the remotes.
  let remotes: [String]

  package init(isShallow: Bool, remotes: [String] = []) {
    (self.isShallow, self.remotes) = (isShallow, remotes)
  }

  /// Returns the command that fetches a revision; `nil` if no remote can have it.
  ///
  /// A plain `git fetch` fetches no other branch in a clone of a single one, and no commit that is on no branch.
  func fetch(of revision: String) -> String? {
    guard let remote = remote(of: revision) else { return nil }
    let command = "git fetch\(isShallow ? " --unshallow" : "")"
    if let branch = Self.branch(in: revision) {
      let name = branch.hasPrefix(remote + "/") ? String(branch.dropFirst(remote.count + 1)) : branch
      return "`\(command) \(remote) +\(name):refs/remotes/\(remote)/\(name)`"
    }
    let id = Self.root(of: revision)
    if id.utf8.count == 40, id.isHexadecimal { return "`\(command) \(remote) \(id)`" }
    return isShallow || id.isHexadecimal && !id.isEmpty ? "`\(command)\(remote == "origin" ? "" : " \(remote)")`" : nil
  }

  /// The command that completes a shallow history; `nil` if there is no remote.
  var deepening: String? { isShallow ? fetch(of: "") : nil }

  private func remote(of revision: String) -> String? {
    remotes.first { revision.hasPrefix($0 + "/") } ?? remotes.first { $0 == "origin" } ?? remotes.first
  }

  /// Returns the branch that a revision begins with; `nil` if it begins with an id or a name of git's own.
  static func branch(in revision: String) -> String? {
    let name = root(of: revision)
    let isID = name.utf8.count >= 7 && name.isHexadecimal
    guard !name.isEmpty, !isID, !name.hasSuffix("HEAD"), name.utf8.allSatisfy(\.isPartOfBranchName) else { return nil }
    return name
  }

  /// Returns a revision without the steps from it to others.
  private static func root(of revision: String) -> String { String(revision.prefix { !"~^@:".contains($0) }) }
}

extension Repository {
  package var clone: Clone { Clone(isShallow: isShallow, remotes: remoteNames) }

  private var remoteNames: [String] {
    var names = unsafe git_strarray()
    defer { unsafe git_strarray_dispose(&names) }
    guard unsafe git_remote_list(&names, pointer) == 0 else { return [] }
    return unsafe UnsafeBufferPointer(start: names.strings, count: names.count)
      .compactMap { unsafe $0.map { unsafe String(cString: $0) } }
      .filter { $0.utf8.allSatisfy(\.isPartOfBranchName) }
  }
}

extension UInt8 {
  fileprivate var isPartOfBranchName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./".utf8.contains(self)
    }
  }
}
