import AppPackage
import Foundation
import Running
import Testing

@Suite("An app outside of this package")
struct AppPackageTests {
  @Test(
    "uses every product in Swift 6 mode, with main-actor isolation by default and without, and is warned of nothing")
  func builds() throws {
    let folder = productsDirectory.deletingLastPathComponent().appending(path: "app-package")
    try AppPackage(of: packageDirectory.resolvingSymlinksInPath(), aspects: 50).write(to: folder)
    let options = buildOptions(of: folder, in: folder.appending(path: ".build"))
    let built = try run(["swift", "build", "--build-tests"] + options)
    #expect(built.status == 0 && !built.everything.contains("warning:"), "\(built.everything)")
    for program in ["App", "MainApp"] {
      let ending = try run(["swift", "run", "--skip-build"] + options + [program])
      #expect(
        ending.text.hasSuffix("10 parts, 4 steps: 0 part 0 nobody 1 ann 0 nobody 1 ann\n"),
        "\(program): \(ending.everything)"
      )
    }
    let tested = try run(["swift", "test", "--skip-build"] + options)
    #expect(tested.status == 0 && tested.everything.contains("Test run with 1 test in"), "\(tested.everything)")
  }
}
