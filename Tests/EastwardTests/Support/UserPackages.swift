import Foundation
import Running
import Testing

/// Packages that depend on this one, as users have them. They are built one after the other in one place, so that the
/// library is compiled once.
@Suite("Packages of users", .serialized)
enum UserPackages {
  static let folder = productsDirectory.deletingLastPathComponent().appending(path: "user-packages")

  /// Returns the options of each `swift` command. A build plan that is kept would be that of the package before.
  static func options(of package: URL) -> [String] {
    buildOptions(of: package, in: folder.appending(path: "build")) + ["--disable-build-manifest-caching"]
  }
}
