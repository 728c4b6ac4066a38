import Foundation
import Running
import Testing

#if os(Linux)
  @Suite("What may not be read or written", .enabled(if: hasOtherUser, "needs setpriv"))
  struct PermissionTests {
    /// A mode and the place that gets it, the command, and the error.
    private static let cases: [(mode: String, place: String, words: [String], error: String)] = [
      (
        "555", "repository", ["baseline", "write"],
        "cannot write the baseline '.east-baseline': it is not writable; check its permissions and those of its directory"
      ),
      (
        "000", "repository/.git/index", ["lint"],
        "/repository/.git/index': it cannot be accessed; check its permissions"
      ),
      (
        "000", "repository/.git/index", ["lint", "--staged"],
        "/.git/index': it cannot be accessed; check its permissions"
      ),
      ("000", "repository/App", ["lint"], "warning: cannot list 'App': it cannot be accessed; check its permissions"),
      (
        "000", "home", ["lint"],
        "/home/.gitconfig'); check the permissions, or set HOME to another directory"
      ),
    ]

    @Test("is named with its cause", arguments: cases)
    func refusal(mode: String, place: String, words: [String], error: String) throws {
      let sandbox = try Sandbox(["home/.gitconfig": "", "repository/App/Deep/Driver.swift": Sources.reaching])
      try sandbox.git("-C", "repository", "init", "--quiet", "--initial-branch", "main")
      try sandbox.git("-C", "repository", "add", "--all")
      let ending = try sandbox.shell(
        """
        set -- "$EAST" "$@"
        if [ "$(id -u)" = 0 ]; then
          chown -R 65534 . && set -- setpriv --reuid 65534 --regid 65534 --clear-groups "$@" || exit
        fi
        chmod \(mode) \(place) && cd repository && "$@"
        status=$?
        cd .. && chmod 755 \(place)
        exit $status
        """, words, ["HOME": sandbox.url("home").path])
      #expect(ending.status == (place == "repository/App" ? 1 : 2), "\(ending.error)")
      #expect(ending.error.contains(error), "\(ending.error)")
      #expect(!ending.error.contains("configuration"), "\(ending.error)")
    }
  }

  private let hasOtherUser = getuid() != 0 || isInstalled("setpriv")
#endif
