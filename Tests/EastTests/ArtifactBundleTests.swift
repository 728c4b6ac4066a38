import Foundation
import Running
import Testing

#if os(Linux)
  @Suite("The plugins with a linter that is built already", .slow, .serialized)
  struct ArtifactBundleTests {
    @Test("lint a package, as a command and in its build, and compile nothing of the linter")
    func consumer() throws {
      let sandbox = try Sandbox.repository([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "App",
          dependencies: [.package(path: "Bundles/EastwardPlugins")],
          targets: [.executableTarget(name: "App", plugins: [.plugin(name: "EastBuild", package: "EastwardPlugins")])])
        """,
        "Sources/App/Car.swift": Sources.car, "Sources/App/Driver.swift": Sources.reaching,
        "Sources/App/main.swift": "print(1)\n", ".gitignore": ".build\nBundles\n",
      ])
      try archive(in: sandbox, name: "east-0.1.0-linux-\(machine)")
      let bundled = try run(
        packageDirectory.appending(path: "Scripts/artifact-bundle"), ["Bundles"], in: sandbox.root)
      try #require(bundled.status == 0, "\(bundled.error)")
      // What the manifest names is not published, so the bundle is put beside it.
      let manifest = try sandbox.read("Bundles/EastwardPlugins/Package.swift")
      let sum = try sandbox.read("Bundles/east.artifactbundle.zip.sha256").prefix(64)
      #expect(manifest.contains("download/0.1.0/") && manifest.contains("checksum: \"\(sum)\""))
      try FileManager.default.moveItem(
        at: sandbox.url("Bundles/east.artifactbundle"), to: sandbox.url("Bundles/EastwardPlugins/east.artifactbundle"))

      let build = try swift(["build"], in: sandbox)
      #expect(build.status == 0, "\(build.text)\(build.error)")
      let log = build.text + build.error
      #expect(log.contains("Sources/App/Driver.swift:3:22: warning: reaches through 'Car.engine' to 'temperature'"))
      #expect(!log.contains("SwiftReader"))
      let command = try swift(["package", "east", "lint", "--format", "xcode"], in: sandbox)
      #expect(command.status == 1, "\(command.text)\(command.error)")
      #expect(command.text.contains("Sources/App/Driver.swift:3:22"))
    }

    @Test("refuses what is no set of archives")
    func refused() throws {
      let sandbox = try Sandbox([
        "Empty/a": "", "Broken/east-0.1.0-linux-x86_64.tar.gz": "", "Other/east-0.1.0-9-9.tar.gz": "",
      ])
      try archive(in: sandbox, name: "east-0.1.0-plan-mips")
      let script = packageDirectory.appending(path: "Scripts/artifact-bundle")
      for (words, sentence) in [
        ([], "usage: "), (["Missing"], "usage: "), (["Empty"], "no archive in"),
        (["Broken"], "cannot unpack"), (["Other"], "is not an archive of Scripts/archive"),
        (["Bundles"], "no triple is known for archives of 'plan-mips'"),
      ] {
        let ending = try run(script, words, in: sandbox.root)
        #expect(ending.status == 2)
        #expect(ending.error.contains(sentence), "\(ending.error)")
      }
    }

    /// Makes an archive of the linter as the tests built it, which needs the libraries of this machine.
    private func archive(in sandbox: Sandbox, name: String) throws {
      try FileManager.default.createDirectory(
        at: sandbox.url("Bundles/\(name)/bin"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: productsDirectory.appending(path: "east"), to: sandbox.url("Bundles/\(name)/bin/east"))
      let packed = try sandbox.shell("cd Bundles && tar -czf \"$1.tar.gz\" \"$1\" && rm -r \"$1\"", [name])
      try #require(packed.status == 0, "\(packed.error)")
    }

    private var machine: String {
      #if arch(x86_64)
        "x86_64"
      #else
        "aarch64"
      #endif
    }

    private func swift(_ words: [String], in sandbox: Sandbox) throws -> Ending {
      try run(
        URL(filePath: "/usr/bin/env"), ["swift"] + words, in: sandbox.root, environment: ["EASTWARD_TESTS": ""])
    }
  }
#endif
