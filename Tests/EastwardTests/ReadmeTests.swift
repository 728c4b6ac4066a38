import Foundation
import Running
import Testing

extension UserPackages {
  @Suite("The library's page")
  struct LibraryPageTests {
    @Test("the app of the page compiles as it stands, and does what its comments say")
    func app() throws {
      let page = try String(contentsOf: packageDirectory.appending(path: "Documentation/Library.md"), encoding: .utf8)
      let code = Guide(text: page).code
      #expect(code.split(separator: "\n").count <= 30)
      let output = StatedOutput(of: code).lines.flatMap { $0 }
      #expect(output.count == 2)
      let ending = try runAsPackage(code)
      #expect(ending.status == 0 && ending.text.hasSuffix(output.map { $0 + "\n" }.joined()), "\(ending.everything)")
    }

    /// Does what a new user does: makes a package that depends on this one, and puts the code into it.
    private func runAsPackage(_ code: String) throws -> Ending {
      let package = UserPackages.folder.appending(path: "Readme")
      let sources = package.appending(path: "Sources/Readme")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription
        let package = Package(
          name: "Readme", platforms: [.macOS(.v15)],
          dependencies: [.package(name: "Eastward", path: "\(packageDirectory.path)")],
          targets: [.executableTarget(name: "Readme", dependencies: [.product(name: "Eastward", package: "Eastward")])])
        """
      try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
      try Data(code.utf8).write(to: sources.appending(path: "main.swift"))
      return try run(["swift", "run"] + UserPackages.options(of: package) + ["Readme"])
    }
  }
}
