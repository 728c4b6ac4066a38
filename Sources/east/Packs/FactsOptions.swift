import Findings
import Git
import Sessions

/// The options of `east facts`.
struct FactsOptions {
  /// The contents to read.
  enum Contents {
    /// All files of the repository.
    case everything
    /// The named files and directories.
    case files([String])
    case blobs([ObjectID])
    /// The frames on standard input; see ``ContentFrames``.
    case frames

    /// The names of the files and directories to read; `nil` for other contents.
    var paths: [String]? { if case .files(let paths) = self { paths } else { nil } }
  }

  let contents: Contents
  let kind: PackKind
  let shard: Shard?
  private let output: String?

  init(_ arguments: Arguments) throws(Failure) {
    output = arguments[.output]
    kind = arguments.has(.writtenUses) ? .uses : arguments.has(.interfaces) ? .interfaces : .facts
    shard = try arguments[.shard].map { text throws(Failure) in
      guard let shard = Shard(text) else {
        throw Failure("--shard must be I/N, with I from 1 to N, such as 2/3, not '\(text)'")
      }
      return shard
    }
    if kind == .uses {
      for flag in [Flag.interfaces, .shard] where arguments.has(flag) { throw .exclusive("--uses", "--\(flag.name)") }
    }
    if output == nil, StandardStream.output.isTerminal {
      throw Failure("a pack is not text; pass --output FILE, or redirect standard output")
    }
    guard let listed = arguments[.listed] else {
      contents = arguments.operands.isEmpty ? .everything : .files(arguments.operands)
      return
    }
    guard arguments.operands.isEmpty else { throw Failure("--stdin cannot be combined with paths; remove one of them") }
    if kind == .uses, listed != "paths" { throw .exclusive("--uses", "--stdin \(listed)") }
    for flag in [Flag.rev, .staged] where listed != "paths" && arguments.has(flag) {
      throw .exclusive("--stdin \(listed)", "--\(flag.name)")
    }
    switch listed {
    case "ids": contents = .blobs(try Self.lines().map { line throws(Failure) in try Self.id(line) })
    case "paths": contents = .files(try Self.lines())
    default: contents = .frames
    }
  }

  /// Writes the pack.
  ///
  /// - Parameter root: the directory whose files are not trusted; see ``NamedFile``.
  func write(_ pack: PackContents, below root: DiskPath, _ log: Log) throws(Failure) {
    try write(try pack.bytes(), of: pack.count, below: root, log)
  }

  /// - Parameter count: the number of files that the bytes describe.
  func write(_ bytes: [UInt8], of count: Int, below root: DiskPath, _ log: Log) throws(Failure) {
    guard let output else { return try printOut(bytes) }
    try writeFile(bytes, to: output, below: root, as: "pack")
    log.say("wrote the \(kind) of \(pluralized(count, "file")) to '\(output)'")
  }

  private static func lines() throws(Failure) -> [String] {
    let bytes = try onStandardInput { () throws(SystemError) in try StandardStream.input.readToEnd() }
    // `String` takes CR LF for one character that is no line feed.
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }

  private static func id(_ line: String) throws(Failure) -> ObjectID {
    guard let id = ObjectID(line) else {
      throw Failure("'\(line)' on standard input is not a blob id; pass 40 hexadecimal digits per line")
    }
    return id
  }
}
