import Foundation
import Running
import Testing

@Suite("What is left out, with a visible count")
struct SkippedTests {
  @Test("generated and vendored files, unless they are asked for")
  func attributes() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Sources.modest, "Generated/B.swift": Sources.conflicted, "Vendor/C.swift": Sources.conflicted,
      ".gitattributes": "Generated/** linguist-generated\nVendor/** linguist-vendored=true\n",
    ])
    let flags = [[], ["--staged"], ["--rev", "HEAD"]]
    for flag in flags {
      let ending = try run(productsDirectory.appending(path: "east"), ["lint"] + flag, in: sandbox.root)
      #expect(ending.status == 0, "\(ending.text)")
      #expect(ending.error.contains("skipped: 1 generated, 1 vendored"))
    }
    let json = try sandbox.east("lint", "--format", "json").text
    #expect(json.contains("\"skipped\": { \"generated\": 1, \"vendored\": 1 }"))
    #expect(try sandbox.east("lint", "--include-generated").error.contains("2 errors in 3 files"))
  }

  @Test("tests, which are read for what they declare")
  func tests() throws {
    let sandbox = try Sandbox.repository([
      "Tests/CarTests/Car.swift": Sources.car, "App/AppUITests/B.swift": Sources.conflicted,
      "Sources/Driver.swift": Sources.reaching, "Sources/Tests.swift": Sources.conflicted,
    ])
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.text.contains("Sources/Driver.swift:3:22: warning: "))
    #expect(ending.text.contains("Sources/Tests.swift:2:1: error: "))
    #expect(ending.error.contains("skipped: 2 test files"))
  }

  @Test("LFS pointers")
  func pointers() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": pointer])
    #expect(try sandbox.east("lint").error.contains("skipped: 1 LFS pointer\n"))
    #expect(try sandbox.east("lint", "--rev", "HEAD").error.contains("skipped: 1 LFS pointer\n"))
  }

  @Test("submodules")
  func submodules() throws {
    let inner = try Sandbox.repository(["B.swift": Sources.conflicted])
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest])
    try sandbox.git("submodule", "--quiet", "add", inner.root.path, "Inner")
    try sandbox.commit()
    for flags in [[], ["--staged"], ["--rev", "HEAD"]] {
      let ending = try run(productsDirectory.appending(path: "east"), ["lint"] + flags, in: sandbox.root)
      #expect(ending.status == 0, "\(ending.text)")
      #expect(ending.error.contains("skipped: 1 submodule\n"), "\(ending.error)")
    }
    // Named on its own it is a repository like any other.
    #expect(try sandbox.east("lint", "Inner").text.hasPrefix("B.swift:2:1: error: "))
  }

  @Test("nothing that lies outside the paths is counted")
  func outside() throws {
    let sandbox = try Sandbox.repository(["A/A.swift": Sources.modest, "Tests/B.swift": Sources.modest])
    #expect(!(try sandbox.east("lint", "A").error.contains("skipped")))
  }
}
