import Git
import Running
import Testing

@Suite("Revisions")
struct RevisionTests {
  @Test(
    "a revision is whatever git takes for one",
    arguments: ["HEAD", "main", "v1", "HEAD~0", "@", "@~0", "@^0", "@^{commit}", "refs/heads/main"])
  func spellings(revision: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("tag", "--annotate", "--message=one", "v1")
    let expected = try sandbox.git("rev-parse", "HEAD")
    let repository = try sandbox.open()
    #expect(try repository.commit(revision).description == expected)
    #expect(try repository.commit(String(expected.prefix(9))).description == expected)
  }

  @Test(
    "a revision that does not exist is refused by its name",
    arguments: [
      "nope", "HEAD~9", "", "main\0", "0123456789", "1234567890123456789012345678901234567890", "a..b c", "@{",
    ])
  func missing(revision: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let repository = try sandbox.open()
    let refusal = GitError.unknownRevision(revision, in: Clone(isShallow: false))
    #expect(throws: refusal) { try repository.files(at: revision) }
    #expect(throws: refusal) { try repository.commit(revision) }
  }

  @Test("HEAD of a branch without a commit is no unknown revision", arguments: ["HEAD", "@", "HEAD~1", "HEAD^{tree}"])
  func unborn(revision: String) throws {
    let sandbox = try Sandbox()
    try sandbox.git("init", "--quiet")
    let repository = try sandbox.open()
    #expect(throws: GitError.unbornHead) { try repository.files(at: revision) }
  }

  @Test("a blob is no commit and has no files; a tree has files and no commit")
  func otherObjects() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": ""])
    let repository = try sandbox.open()
    #expect(throws: GitError.noFilesIn(revision: "HEAD:a/b.swift")) { try repository.files(at: "HEAD:a/b.swift") }
    #expect(throws: GitError.noCommitIn(revision: "HEAD:a")) { try repository.commit("HEAD:a") }
    #expect(try repository.files(at: "HEAD:a").names == ["b.swift"])
  }

  @Test("a packed ref to nothing is told from a revision that was never there")
  func dangling() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let id = "1234567890123456789012345678901234567890"
    try sandbox.write("# pack-refs with: peeled fully-peeled sorted \n\(id) refs/heads/gone\n", to: ".git/packed-refs")
    let repository = try sandbox.open()
    #expect(throws: GitError.danglingRevision("gone", isPartialClone: false)) { try repository.commit("gone") }
    #expect(try repository.files(at: "main").names == ["a.swift"])
  }

  @Test("the beginning of two ids is ambiguous")
  func ambiguous() throws {
    let sandbox = try Sandbox.repository()
    // Two blobs whose ids both begin with 8324, found by trying.
    let ids = try ["142", "784"].map { try sandbox.git("hash-object", "-w", "--stdin", input: $0.utf8) }
    let common = zip(ids[0], ids[1]).prefix { $0 == $1 }.map { String($0.0) }.joined()
    try #require(common.count >= 4)
    let repository = try sandbox.open()
    #expect(throws: GitError.ambiguousRevision(common)) { try repository.commit(common) }
  }

  @Test("the merge base is where two branches parted")
  func mergeBase() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let fork = try sandbox.git("rev-parse", "HEAD")
    try sandbox.commit(["b.swift": ""])
    try sandbox.git("checkout", "--quiet", "-b", "side", fork)
    try sandbox.commit(["c.swift": ""])
    let repository = try sandbox.open()
    #expect(try repository.mergeBases(of: "main", and: "side").all.map(\.description) == [fork])
    #expect(try repository.mergeBases(of: "main", and: fork).all.map(\.description) == [fork])
    #expect(throws: GitError.unknownRevision("nope", in: Clone(isShallow: false))) {
      try repository.mergeBases(of: "main", and: "nope")
    }
  }

  @Test("branches without a common ancestor have no merge base")
  func unrelated() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("checkout", "--quiet", "--orphan", "side")
    try sandbox.commit(["c.swift": ""])
    let repository = try sandbox.open()
    #expect(throws: GitError.noMergeBase("main", "side", in: Clone(isShallow: false))) {
      try repository.mergeBases(of: "main", and: "side")
    }
  }

  @Test("a commit that is missing on the way to the merge base is an error of the repository")
  func lostHistory() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let lost = try sandbox.git("rev-parse", "HEAD")
    try sandbox.git("checkout", "--quiet", "-b", "side")
    try sandbox.commit(["c.swift": ""])
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.commit(["b.swift": ""])
    try sandbox.remove(object: lost)
    let repository = try sandbox.open()
    let error = try #require(throws: GitError.self) { try repository.mergeBases(of: "main", and: "side") }
    guard case .unreadableRepository(_, let reason) = error else {
      Issue.record("unexpected \(error)")
      return
    }
    #expect(reason.contains(lost.prefix(7)))
  }

  @Test("a merge base that a shallow clone left behind is an error that says how to get it")
  func shallowMergeBase() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("checkout", "--quiet", "-b", "side")
    try sandbox.commit(["c.swift": ""])
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.commit(["b.swift": ""])
    let source = "file://\(sandbox.path().description)"
    try sandbox.git("clone", "--quiet", "--no-local", "--depth=1", "--no-single-branch", source, "clone")
    let repository = try sandbox.open("clone")
    let error = try #require(throws: GitError.self) { try repository.mergeBases(of: "main", and: "origin/side") }
    #expect(error == .noMergeBase("main", "origin/side", in: Clone(isShallow: true, remotes: ["origin"])))
    #expect(error.description.contains("git fetch --unshallow"))
  }

  @Test("a merge base in a shallow clone is the commit that is an ancestor of the other")
  func shallowAncestor() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    for name in ["b", "c", "d"] { try sandbox.commit(["\(name).swift": ""]) }
    let source = "file://\(sandbox.path().description)"
    try sandbox.git("clone", "--quiet", "--no-local", "--depth=3", source, "clone")
    let repository = try sandbox.open("clone")
    for (old, new) in [("HEAD", "HEAD"), ("HEAD~1", "HEAD"), ("HEAD~2", "HEAD"), ("HEAD~2", "HEAD~1")] {
      #expect(try repository.mergeBases(of: old, and: new) == MergeBases(first: repository.commit(old)))
      #expect(try repository.mergeBases(of: new, and: old) == MergeBases(first: repository.commit(old)))
    }
  }
}
