import Foundation
import Running
import Testing

@Suite("east pair --check")
struct PairCheckTests {
  /// A package whose class inherits what the linter does not know: `waitUntilFinished()`.
  private static func package() throws -> Sandbox {
    try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App", path: "Sources")])

      """,
      "Sources/Server.swift": """
      import Foundation

      final class Token { func waitUntilFinished() {}; func refresh() {} }
      final class Server: Operation { let token = Token(); let spare = Token(); func begin() {} }

      """,
      "Sources/Use.swift": """
      func wait(_ server: Server) {
        print("wait")
        server.token.waitUntilFinished()
      }
      func refresh(_ server: Server) {
        print("refresh")
        server.spare.refresh()
      }

      """,
    ])
  }

  @Test("builds a copy with the patch, and leaves the work tree as it was")
  func builds() throws {
    let sandbox = try Self.package()
    let patch = try sandbox.patch("Server.spare", ["--check"])
    #expect(patch.text.contains("+  server.refreshSpare()"), "\(patch.everything)")
    #expect(patch.error.contains("this runs their manifests, plugins and macros"), "\(patch.error)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.url(".build").path))
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test("prints no patch that does not build, and the next one without it")
  func refuses() throws {
    let sandbox = try Self.package()
    let patch = try sandbox.east("pair", "--all", "--check")
    #expect(patch.error.contains("the patched package does not build: Sources/Server.swift:"))
    #expect(patch.text.contains("+  server.refreshSpare()"), "\(patch.everything)")
    #expect(!patch.text.contains("+  func waitUntilFinished"))
    #expect(patch.status == 0)
  }
}
