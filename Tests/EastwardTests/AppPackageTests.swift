import AppPackage
import Foundation
import Running
import Testing

extension UserPackages {
  @Suite("An app outside of this package")
  struct AppPackageTests {
    @Test(
      "uses every product in Swift 6 mode, with main-actor isolation by default and without, and is warned of nothing")
    func builds() throws {
      let folder = UserPackages.folder.appending(path: "App")
      let aspects = rounds(fast: 10, slow: 50)
      try AppPackage(of: packageDirectory.resolvingSymlinksInPath(), aspects: aspects).write(to: folder)
      let options = UserPackages.options(of: folder)
      let built = try run(["swift", "build", "--build-tests"] + options)
      #expect(built.status == 0 && !built.everything.contains("warning:"), "\(built.everything)")
      for program in ["App", "MainApp"] {
        let ending = try run(["swift", "run", "--skip-build"] + options + [program])
        #expect(
          ending.text.hasSuffix("\(aspects / 5) parts, 4 steps: 0 part 0 nobody 1 ann 0 nobody 1 ann\n"),
          "\(program): \(ending.everything)"
        )
      }
      let tested = try run(["swift", "test"] + options)
      #expect(tested.status == 0 && tested.everything.contains("Test run with 1 test in"), "\(tested.everything)")
    }
  }
}
