import Analysis
import Findings
import LanguageServer
import Linting
import Refactoring
import SwiftReader

/// Workspaces in the folders `/work` and `/other`, in which every `bad` of an open file is a finding. It refers to a
/// file that is not open if its line says so.
struct WordFinder: WorkspaceFinder {
  func realPath(of path: ByteString) -> ByteString? { path }

  func isRunning(_ process: Int32) -> Bool { process == 1 }

  /// Holds the analyses and rewritings of files that begin with `slow`.
  let brake: Brake
  /// Holds those who read the texts of files that are not open.
  let contents: Brake
  /// Counts how often the findings of all files are asked for.
  let wholes: Tally

  let version = "1"

  func place(of path: ByteString) -> WorkspacePlace? {
    for root in ["/work", "/other"] as [ByteString] {
      if path == root { return WorkspacePlace(root: root, path: "") }
      if path.hasPrefix("\(root)/") {
        return WorkspacePlace(root: root, path: ByteString(path.bytes.dropFirst(root.bytes.count + 1)))
      }
    }
    return nil
  }

  func reasonForNoPlace(of path: ByteString) -> String { "\(path) is nowhere" }

  func workspace(at root: ByteString) -> any LintedWorkspace { WordWorkspace(brake, contents, wholes) }

  func page(ofRule id: String) -> Page? { id == "reach" ? Page("# reach\n\nfar\n") : nil }

  func address(ofRule id: String) -> String? { "file:///pages/\(id).md" }
}

/// Holds those who come until it is released.
actor Brake {
  private var isReleased = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if !isReleased { await withCheckedContinuation { held.append($0) } }
  }

  /// Holds those who come from now on, until the next release.
  func hold() { isReleased = false }

  func waitForSomebody() async {
    while held.isEmpty { await Task.yield() }
  }

  func release() {
    isReleased = true
    for one in held { one.resume() }
    held = []
  }
}

actor Tally {
  private(set) var count = 0

  func add() { count += 1 }
}

actor WordWorkspace: LintedWorkspace {
  private let brake: Brake
  private let contents: Brake
  private let wholes: Tally
  private var update = WorkspaceUpdate(state: 0, contents: [:], isOnDiskChanged: false)

  init(_ brake: Brake, _ contents: Brake, _ wholes: Tally) {
    (self.brake, self.contents, self.wholes) = (brake, contents, wholes)
  }

  func update(_ update: WorkspaceUpdate) async -> WorkspaceFindings {
    self.update = update
    await wait()
    let configuration = update.contents[".east.json"].map { String(decoding: $0, as: UTF8.self) } ?? "{"
    let isValid = configuration.hasPrefix("{")
    let findings = update.contents.filter { $0.key != ".east.json" }.flatMap(words)
    return WorkspaceFindings(
      findings.sorted(), fault: isValid ? nil : SettingsFault(".east.json:2: wrong", path: ".east.json", line: 2))
  }

  private func wait() async {
    let isSlow = update.contents.values.contains { String(decoding: $0, as: UTF8.self).hasPrefix("slow") }
    if isSlow { await brake.pass() }
  }

  func findings(in state: Int) async throws(WorkspaceFailure) -> [ByteString: [Finding]] {
    try require(state)
    await wholes.add()
    return Dictionary(grouping: update.contents.flatMap(words), by: \.path)
  }

  private func words(_ path: ByteString, _ bytes: [UInt8]) -> [Finding] {
    var findings: [Finding] = []
    for (number, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      for column in line.indices where line[column...].starts(with: "bad".utf8) {
        let start = Position(line: number + 1, column: column - line.startIndex + 1)
        let reach = FindingSubject.Reach(
          declaration: "f", edge: "Server.info", member: "bad", chain: "server.info.bad", reach: 1, uses: 1,
          lines: [start.line])
        findings.append(
          Finding(
            .reach(reach), rule: "reach", severity: .warning, path: path, from: start,
            to: Position(line: start.line, column: start.column + 3), message: "bad word", advice: "write another",
            related: String(decoding: line, as: UTF8.self).hasSuffix("// see Closed.swift")
              ? [RelatedLocation(path: "Closed.swift", position: start, message: "here")] : []))
      }
    }
    return findings
  }

  private func require(_ state: Int) throws(WorkspaceFailure) {
    if state != update.state { throw .isOutdated }
  }

  func contents(of paths: Set<ByteString>, in state: Int) async throws(WorkspaceFailure) -> [ByteString: [UInt8]] {
    try require(state)
    if !paths.isSubset(of: update.contents.keys) { await contents.pass() }
    return update.contents.filter { paths.contains($0.key) }
  }

  func explanation(
    of path: ByteString, at position: Position, as kind: MarkupKind, in state: Int
  ) async throws(WorkspaceFailure) -> String? {
    try require(state)
    return "\(position.line):\(position.column)"
  }

  func suppressions(
    of finding: Finding, in state: Int
  ) async throws(WorkspaceFailure) -> [SuppressionComment.Extent: [UInt8]] {
    try require(state)
    return [.line: (update.contents[finding.path] ?? []) + Array("// east:allow".utf8)]
  }

  func rewriting(edge: String, usedIn path: ByteString, in state: Int) async throws(WorkspaceFailure) -> EdgePatch {
    try require(state)
    let contents = update.contents.mapValues {
      Array(String(decoding: $0, as: UTF8.self).replacing("bad", with: "good").utf8)
    }
    await wait()
    var patch = EdgePatch(ByteString(edge))
    patch.contents = contents
    patch.rewritten = update.contents.flatMap(words).map {
      RewrittenUse(path: $0.path, position: $0.position, chain: "server.info.bad", form: "set", method: "setGood")
    }
    return patch
  }

  func reachedProperties(of path: ByteString, in state: Int) async throws(WorkspaceFailure) -> [Bridge] {
    try require(state)
    let found = words(path, update.contents[path] ?? [])
    return found.prefix(1).map {
      Bridge(
        place: MatchLocation(
          path: path, position: $0.position, end: $0.end, declaration: "Server.info", member: "info"),
        edge: "Server.info", members: [], users: found.count,
        related: found.map { RelatedLocation(path: $0.path, position: $0.position, message: "here") })
    }
  }

  func addToBaseline(_ finding: Finding) async throws(WorkspaceFailure) { throw .cannot("it is read-only") }
}
