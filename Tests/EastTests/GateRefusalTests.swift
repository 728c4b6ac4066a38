import Foundation
import Running
import Testing

@Suite("east gate, where two contents cannot be compared")
struct GateRefusalTests {
  private func branched() throws -> Sandbox {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.write(Sources.modest, to: "Passenger.swift")
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "work")
    return sandbox
  }

  private func expectRefusal(_ ending: Ending, _ parts: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(ending.status == 2, "\(ending.error)", sourceLocation: place)
    #expect(ending.output.isEmpty, sourceLocation: place)
    for part in parts { #expect(ending.error.contains(part), "\(ending.error)", sourceLocation: place) }
  }

  @Test("a shallow clone has no merge base, or no base at all")
  func shallow() throws {
    let sandbox = try branched()
    let source = "file://\(sandbox.root.path)"
    try sandbox.git("clone", "--quiet", "--no-local", "--depth=1", "--no-single-branch", source, "all")
    expectRefusal(
      try sandbox.east("gate", "--base", "main", in: "all"), "no common ancestor", "`git fetch --unshallow`")
    try sandbox.git("clone", "--quiet", "--no-local", "--depth=1", source, "one")
    expectRefusal(
      try sandbox.east("gate", "--base", "main", in: "one"), "unknown revision 'main'",
      "`git fetch --unshallow origin +main:refs/remotes/origin/main`")
    try sandbox.git("-C", "one", "fetch", "--quiet", "--unshallow", "origin", "main:refs/remotes/origin/main")
    #expect(try sandbox.east("gate", "--base", "main", in: "one").status == 1)
    try sandbox.git("-C", "all", "fetch", "--quiet", "--unshallow")
    #expect(try sandbox.east("gate", "--base", "main", in: "all").status == 1)
  }

  @Test("a partial clone lacks what is to be read")
  func partial() throws {
    let sandbox = try branched()
    try sandbox.git("config", "uploadpack.allowFilter", "true")
    let source = "file://\(sandbox.root.path)"
    try sandbox.git("clone", "--quiet", "--no-local", "--filter=blob:none", source, "clone")
    try sandbox.git("-C", "clone", "rm", "--quiet", "Car.swift")
    try sandbox.write(Sources.modest, to: "clone/Other.swift")
    // The blobs of `work` came with the checkout; what only `main` has did not.
    expectRefusal(
      try sandbox.east("gate", "--base", "work", "--head", "origin/main", in: "clone"), "partial clone",
      "`git fetch --refetch --no-filter`")
  }

  @Test("a partial clone lacks the files of a commit")
  func treeless() throws {
    let sandbox = try branched()
    try sandbox.git("config", "uploadpack.allowFilter", "true")
    try sandbox.git("clone", "--quiet", "--no-local", "--filter=tree:0", "file://\(sandbox.root.path)", "clone")
    expectRefusal(
      try sandbox.east("gate", "--base", "HEAD~1", in: "clone"), "this is a partial clone",
      "`git fetch --refetch --no-filter`")
  }

  @Test("an object is gone or damaged")
  func lost() throws {
    let sandbox = try branched()
    let id = try sandbox.git("rev-parse", "main~1:Car.swift")
    try FileManager.default.removeItem(at: sandbox.url(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
    expectRefusal(
      try sandbox.east("gate", "--base", "main", "--head", "work"),
      "cannot read 'Car.swift': object \(id) is missing")
  }

  @Test("a repository names its objects by SHA-256")
  func sha256() throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car])
    try sandbox.git("init", "--quiet", "--object-format=sha256")
    try sandbox.commit()
    expectRefusal(try sandbox.east("gate", "--base", "HEAD"), "SHA-256", "`git archive")
  }

  @Test(
    "the base or the head is not there",
    arguments: [
      (
        ["--base", "nowhere"],
        "unknown revision 'nowhere' in this repository; name another revision"
      ),
      (["--base", "main", "--head", "nowhere"], "unknown revision 'nowhere' in this repository"),
      (["--base", "main", "--head", "work", "--staged"], "--head and --staged are mutually exclusive"),
      ([], "no base revision; pass --base and the branch that changes are merged into, such as --base main"),
    ])
  func unknown(flags: [String], sentence: String) throws {
    let sandbox = try branched()
    let quiet = ["GITHUB_ACTIONS", "GITLAB_CI", "TF_BUILD", "BUILDKITE", "JENKINS_URL", "BITBUCKET_BUILD_NUMBER"]
    let ending = try run(
      productsDirectory.appending(path: "east"), ["gate"] + flags, in: sandbox.root,
      environment: Dictionary(uniqueKeysWithValues: quiet.map { ($0, "") }))
    expectRefusal(ending, sentence)
  }

  @Test("there is no commit yet")
  func unborn() throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car])
    try sandbox.git("init", "--quiet")
    expectRefusal(try sandbox.east("gate", "--base", "HEAD~1"), "commit first")
    expectRefusal(try sandbox.east("gate", "--base", "HEAD", "--head", "HEAD"), "commit first")
  }
}
