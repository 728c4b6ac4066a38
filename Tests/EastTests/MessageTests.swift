import Foundation
import Running
import Testing

/// What the tool says when something is wrong, each message provoked by a command.
@Suite("Messages", .enabled(if: isLinux, "the texts of other systems' errors differ"))
struct MessageTests {
  private static let folder = packageDirectory.appending(path: "Tests/EastTests/Snapshots/messages")
  private static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  /// A repository of three types with a commit on `main`, and `work`, on which one file reaches.
  private static let template = Result { try Template(repository()) }

  private static func repository() throws -> Sandbox {
    let sandbox = try Sandbox(["home/.keep": ""])
    for (path, text) in ["Car.swift": Sources.car, "Passenger.swift": Sources.modest] {
      try sandbox.write(text, to: "repository/\(path)")
    }
    try sandbox.run(
      "sh", "-c",
      """
      cd repository && git init --quiet --initial-branch main && git add --all && git commit --quiet --message first
      git checkout --quiet -b work
      """)
    try sandbox.write(Sources.reaching, to: "repository/Driver.swift")
    try sandbox.run("sh", "-c", "cd repository && git add --all && git commit --quiet --message second")
    return sandbox
  }

  @Test("are what the snapshots show", arguments: files)
  func messages(file: String) throws {
    let url = Self.folder.appending(path: file)
    let text = try Console(String(contentsOf: url, encoding: .utf8)).replayed(in: try Self.template.get().copy())
    let recorded = try snapshot(text, in: url)
    for (now, then) in zip(text.split(separator: "\n\n"), recorded.split(separator: "\n\n")) where now != then {
      Issue.record("\(file):\n\(now)\nwas recorded as:\n\(then)\n\(recordingHint)")
    }
    #expect(text.count == recorded.count, "\(file): \(recordingHint)")
  }

  @Test("are each in a snapshot, where the sources name them")
  func complete() throws {
    let said = try Self.files.map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }.joined()
    let messages = try MessageSource.all()
    #expect(messages.count > 100)
    let unheard = messages.filter { !said.contains($0.text) && Self.unprovoked[$0.text] == nil }
    for message in unheard { Issue.record("no snapshot has “\(message.text)” of \(message.file)") }
    for text in Self.unprovoked.keys.sorted() {
      #expect(messages.contains { $0.text == text }, "“\(text)” is in no source")
      #expect(!said.contains(text), "“\(text)” is in a snapshot now")
    }
  }

  /// Messages that no command of these files can provoke, with the reason.
  private static let unprovoked = [
    "this is a partial clone, run `git fetch --refetch --no-filter`": "needs a remote repository; GateRefusalTests",
    "has no reader any more": "depends on when the reader ends; LostOutputTests",
    "was changed in the meantime": "needs a race; ChangedFileTests",
    "' changed while it was read; run the command again": "needs a race; ChangedFileTests",
    "' is no repository any more; open the folder again": "needs an editor; LspDiskTests",
    "failed (system error ": "no error without a sentence is known",
    "cannot be accessed; check its permissions": "the superuser may read everything",
    "is not writable": "needs a file system that is mounted read-only",
    ": it is not writable; check its permissions and those of its directory":
      "the superuser may write everything; PermissionTests",
    "cannot clear the cache in '": "the superuser may remove everything; CacheFaultTests",
    "the kept findings differ from those of a new run; run `east cache clear`, and report it as a bug":
      "would be a bug of the cache; KeptFindingsTests",
    "' differs from that of a new analysis; run `east cache clear`, and report it as a bug":
      "only a bug makes it differ; IncrementalTests",
    "libgit2 does not start (": "needs a broken library",
    " is not a blob; name a file": "no command reads an object that a tree does not list as a file",
    "' have different facts of ": "needs a forged pack; PackRefusalTests",
    "a pack is not text; pass --output FILE, or redirect standard output": "needs a terminal; TerminalTests",
    "the pack would be larger than 1 GB; divide the files with --shard I/N": "needs a gigabyte of facts",
    " bytes, more than the limit of ": "needs an object of 256 MB",
    " files; name another revision": "needs two million files; TreeTests",
    "cannot read the options of the rule '": "no decoding error but those that have a sentence is known",
    " belongs to a type, not to an object": "a static member is not found behind an object",
    "' is not a property of an object": "only properties of objects are hops",
    " is private to the type around it": "what sees a private type is a part of the type around it",
    "' is a stored function, which may throw": "a closure's own type is not known",
    "' is declared around an '#if'": "a property lies in the braces of its owner",
    "' cannot be read": "the files of a pair are read before it is made",
    "the document changed in the meantime": "answers an editor; LanguageServerTests",
    "send 'initialize' first": "answers an editor; LanguageServerTests",
    "unknown method '": "answers an editor; LanguageServerTests",
    "the request was cancelled": "answers an editor; LanguageServerTests",
    "its file cannot be read": "the files of a pair are read before it is made",
    "the following call changes the value": "such a call is a change, for which other rules hold",
    "the chain cannot be followed": "every link of a chain has its tokens",
    "its assignment cannot be followed": "every assignment has its sign and its value",
    "cannot run the shell: ": "every system has a shell",
    "the rewritten file could not be parsed": "no use whose patch cannot be parsed is known",
  ]
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
