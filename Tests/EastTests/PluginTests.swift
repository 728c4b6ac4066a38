import Foundation
import Running
import Testing

@Suite("The package plugins", .slow, .serialized)
struct PluginTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(name: "Eastward", path: "\(packageDirectory.path)")],
      targets: [.executableTarget(name: "App", plugins: [.plugin(name: "EastBuild", package: "Eastward")])])
    """

  @Test("lint a package that uses them, as a command and in its build", arguments: ["native", "swiftbuild"])
  func consumer(buildSystem: String) throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": Self.manifest, "Sources/App/Car.swift": Sources.car,
      "Sources/App/Driver.swift": Sources.reaching,
      "Sources/App/main.swift": "print(1)\n", ".gitignore": ".build\n",
    ])
    let warning = ": warning: reaches through 'Car.engine' to 'temperature'"
    let options = ["--build-system", buildSystem]
    let build = try swift(["build"] + options, in: sandbox)
    #expect(build.status == 0, "\(build.text)\(build.error)")
    #expect((build.text + build.error).contains("Sources/App/Driver.swift"))
    #expect((build.text + build.error).contains(warning))

    let command = try swift(["package"] + options + ["east", "lint", "--format", "xcode"], in: sandbox)
    #expect(command.status == 1, "\(command.text)\(command.error)")
    #expect(command.text.contains("\nSources/App/Driver.swift") || command.text.hasPrefix("Sources/App/Driver.swift"))

    try sandbox.write(
      Sources.reaching.replacing("print(car.engine.temperature)", with: "car.engine.temperature = 1"),
      to: "Sources/App/Driver.swift")
    let broken = try swift(["build"] + options, in: sandbox)
    #expect(broken.status != 0, "an error of the linter has to fail the build")
  }

  private func swift(_ words: [String], in sandbox: Sandbox) throws -> Ending {
    // What our own build is held to is no business of theirs.
    try run(
      URL(filePath: "/usr/bin/env"), ["swift"] + words, in: sandbox.root, environment: ["EASTWARD_TESTS": ""])
  }
}
