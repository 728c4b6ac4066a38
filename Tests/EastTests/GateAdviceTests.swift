import Foundation
import Running
import Testing

@Suite("What a gate advises, where a clone lacks history")
struct GateAdviceTests {
  /// A clone, and the revision that it lacks.
  struct Situation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Commands that make the directory `clone` of the repository `$SERVER`, with `$MAIN`, `$LOST` and `$WORK`, the ids of
    /// its branches and of a commit that `main` had before a forced push.
    let script: String
    var base = "main"
    var flags: [String] = []
  }

  private static let situations: [Situation] = [
    Situation(testDescription: "a single branch", script: "git clone -q --single-branch -b work $SERVER clone"),
    Situation(
      testDescription: "a single branch, and the remote branch",
      script: "git clone -q --single-branch -b work $SERVER clone",
      base: "origin/main"),
    Situation(
      testDescription: "a single branch, and a commit before another",
      script: "git clone -q --single-branch -b work $SERVER clone", base: "main~1"),
    Situation(
      testDescription: "a single branch, and the head", script: "git clone -q --single-branch -b main $SERVER clone",
      base: "main", flags: ["--head", "work"]),
    Situation(testDescription: "a shallow branch", script: "git clone -q --depth=1 -b work $SERVER clone"),
    Situation(
      testDescription: "a shallow branch, and the remote branch",
      script: "git clone -q --depth=1 -b work $SERVER clone",
      base: "origin/main"),
    Situation(
      testDescription: "a shallow branch, and a commit before the head",
      script: "git clone -q --depth=1 -b work $SERVER clone", base: "HEAD~1"),
    Situation(
      testDescription: "shallow branches", script: "git clone -q --depth=1 --no-single-branch -b work $SERVER clone"),
    Situation(
      testDescription: "a shallow branch beside the base",
      script: """
        git clone -q --depth=1 -b work $SERVER clone
        git -C clone fetch -q --depth=1 origin main:refs/remotes/origin/main
        """),
    Situation(
      testDescription: "a partial clone without contents",
      script: "git clone -q --filter=blob:none -b work $SERVER clone"),
    Situation(
      testDescription: "a partial clone without trees", script: "git clone -q --filter=tree:0 -b work $SERVER clone"),
    Situation(
      testDescription: "a partial clone of a single branch, after the first advice",
      script: """
        git clone -q --filter=blob:none --single-branch -b work $SERVER clone
        git -C clone fetch -q origin main:refs/remotes/origin/main
        """),
    Situation(
      testDescription: "a shallow detached HEAD",
      script: """
        git init -q clone && cd clone && git remote add origin $SERVER
        git fetch -q --depth=1 origin $WORK && git checkout -q FETCH_HEAD
        """),
    Situation(
      testDescription: "a shallow detached HEAD, and a commit before it",
      script: """
        git init -q clone && cd clone && git remote add origin $SERVER
        git fetch -q --depth=1 origin $WORK && git checkout -q FETCH_HEAD
        """, base: "HEAD~1"),
    Situation(
      testDescription: "a detached HEAD",
      script: """
        git init -q clone && cd clone && git remote add origin $SERVER
        git fetch -q origin $WORK && git checkout -q FETCH_HEAD
        """),
    Situation(
      testDescription: "a fork without the base, and a remote that has it",
      script: """
        git clone -q --bare --single-branch -b work $SERVER fork
        git clone -q -b work file://$PWD/fork clone
        git -C clone remote add upstream $SERVER
        """, base: "upstream/main"),
    Situation(
      testDescription: "a fork without origin",
      script: """
        git clone -q --single-branch -b work -o theirs $SERVER clone
        """, base: "theirs/main"),
    Situation(
      testDescription: "a shallow fork without origin",
      script: "git clone -q --depth=1 --no-single-branch -b work -o theirs $SERVER clone", base: "theirs/main"),
    Situation(
      testDescription: "the commit before a forced push", script: "git clone -q -b work $SERVER clone", base: "$LOST"),
    Situation(
      testDescription: "the commit before a forced push, in a shallow clone",
      script: "git clone -q --depth=1 -b work $SERVER clone", base: "$LOST"),
    Situation(
      testDescription: "a base that was pushed by force since the shallow clone",
      script: """
        git -C server branch -f old $MAIN && git -C server branch -f main $LOST
        git clone -q --depth=1 --no-single-branch -b work $SERVER clone
        git -C server branch -f main $MAIN && git -C server branch -D -q old
        """),
    Situation(
      testDescription: "the first digits of a commit that was pushed since the clone",
      script: """
        git -C server branch -f -q main $MAIN~1 && git clone -q -b work $SERVER clone
        git -C server branch -f -q main $MAIN
        """, base: "$MAIN_SHORT"),
  ]

  private static let template = Result {
    let (sandbox, ids) = try repository()
    return (files: try Template(sandbox), ids: ids)
  }

  private func server() throws -> (Sandbox, [String: String]) {
    let template = try Self.template.get()
    let sandbox = try template.files.copy()
    return (sandbox, template.ids.merging(["SERVER": "file://\(sandbox.url("server").path)"]) { $1 })
  }

  /// A repository with two branches, of which a commit of `main` was lost, and a new finding on `work`; and the ids of its
  /// commits.
  private static func repository() throws -> (Sandbox, [String: String]) {
    let sandbox = try Sandbox(["server/Car.swift": Sources.car, "server/Passenger.swift": Sources.modest])
    var ids: [String: String] = [:]
    func commit(_ name: String, _ text: String, to path: String) throws {
      try sandbox.write(text, to: "server/\(path)")
      try sandbox.git("-C", "server", "add", "--all")
      try sandbox.git("-C", "server", "commit", "--quiet", "--message", name)
      ids[name] = try sandbox.git("-C", "server", "rev-parse", "HEAD")
    }
    try sandbox.git("init", "--quiet", "--initial-branch", "main", "server")
    for name in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
      try sandbox.git("-C", "server", "config", name, "true")
    }
    try sandbox.git("-C", "server", "config", "core.logAllRefUpdates", "false")
    try commit("FIRST", "// first\n", to: "A.swift")
    try commit("LOST", "// lost\n", to: "B.swift")
    try sandbox.git("-C", "server", "reset", "--quiet", "--hard", "HEAD~1")
    try commit("SECOND", "// second\n", to: "A.swift")
    try commit("MAIN", "// third\n", to: "C.swift")
    try sandbox.git("-C", "server", "checkout", "--quiet", "-b", "work", "HEAD~1")
    try commit("OLDER", Sources.modest + "// more\n", to: "Passenger.swift")
    try commit("WORK", Sources.reaching, to: "Driver.swift")
    try sandbox.git("-C", "server", "checkout", "--quiet", "--detach")
    ids["MAIN_SHORT"] = ids["MAIN"].map { String($0.prefix(10)) }
    return (sandbox, ids)
  }

  @Test("leads to a gate that works", arguments: situations)
  func advice(situation: Situation) throws {
    let (sandbox, ids) = try server()
    let made = try sandbox.shell("set -e\n" + situation.script, [], Sandbox.environment.merging(ids) { $1 })
    #expect(made.status == 0, "\(made.error)")
    let base = situation.base.hasPrefix("$") ? ids[String(situation.base.dropFirst())] ?? "" : situation.base
    let words = ["gate", "--base", base] + situation.flags
    let refused = try sandbox.east(words, in: "clone")
    #expect(refused.status == 2, "\(refused.everything)")
    let command = try #require(refused.error.firstMatch(of: /`(git [^`]*)`/)?.output.1, "\(refused.error)")
    let run = try sandbox.shell("cd clone && \(command)", [], Sandbox.environment)
    #expect(run.status == 0, "\(command): \(run.error)")
    let ending = try sandbox.east(words, in: "clone")
    #expect(ending.status == 1 && ending.error.contains("east: 1 new"), "\(command): \(ending.error)")
    #expect(try sandbox.east("doctor", "--base", base, in: "clone").text.contains("ok  base"))
  }

  @Test("leads to other commands that work, too")
  func lint() throws {
    let (sandbox, ids) = try server()
    _ = try sandbox.shell(
      "git clone -q --single-branch -b work $SERVER clone", [], Sandbox.environment.merging(ids) { $1 })
    let refused = try sandbox.east("lint", "--rev", "main", in: "clone")
    let command = try #require(refused.error.firstMatch(of: /`(git [^`]*)`/)?.output.1, "\(refused.error)")
    #expect(try sandbox.shell("cd clone && \(command)", [], Sandbox.environment).status == 0)
    #expect(try sandbox.east("lint", "--rev", "main", in: "clone").error.contains("no findings in 4 files"))
  }

  @Test("names no command where none can help", arguments: ["nowhere", "HEAD~9", "main"])
  func nothing(base: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    try sandbox.git("checkout", "--quiet", "--orphan", "work")
    try sandbox.git("commit", "--quiet", "--allow-empty", "--message", "other")
    let ending = try sandbox.east("gate", "--base", base)
    #expect(ending.status == 2 && !ending.error.contains("`git"), "\(ending.error)")
  }
}
