import Findings
import Git
import Linting
import Rules
import SwiftReader

/// Writes comments that allow findings: `east lint --add-suppressions REASON`.
struct SuppressionWriter {
  private let reason: String

  /// - Returns: `nil` if the command line does not ask for it.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let reason = arguments[.addSuppressions] else { return nil }
    guard try ContentSource(arguments) == .workTree, !arguments.operands.contains("-") else {
      throw Failure("--add-suppressions writes to the work tree; remove --rev, --staged or '-'")
    }
    let comment = Array("// east:allow rule - \(reason)".utf8)
    let read = SwiftReader.facts(of: comment)
    guard read.lines.starts.count == 1, read.suppressions.first.map({ !$0.reason.isEmpty }) == true,
      reason.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f }), !reason.contains("//"),
      reason.contains(where: \.isLetter)
    else { throw Failure("--add-suppressions needs a reason on one line, without '//'") }
    // What a gate reports is new, so that no comment adopts it.
    let mark = arguments.verb == .gate ? "" : SuppressionComment.adopted
    self.reason = reason.hasPrefix(mark) ? reason : mark + reason
  }

  /// Writes the comments, file by file.
  ///
  /// - Parameter read: what was found out of the files. What was written to since then has its lines elsewhere, and is left
  ///   alone.
  func suppress(
    _ findings: [Finding], of listing: FileList, since read: ReadFiles, _ log: Log
  ) throws(Failure) -> Result {
    guard let root = listing.directory, listing.gitDirectory != nil else {
      throw Failure("--add-suppressions needs a git work tree; run `git init` first")
    }
    let places = Dictionary(listing.files.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    var reader = try ContentReader(listing)
    var written: Set<ByteString> = []
    var isComplete = true
    do throws(SystemError) {
      var disk = try WorkTreeFiles(root: root)
      for (path, findings) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
        guard let file = places[path], case .disk = file.place else {
          log.warn("'\(path)' is not on disk; nothing was written to it")
          continue
        }
        guard case .bytes(let old) = reader.content(of: file, since: read.stamps[file.path]) else {
          log.fail("cannot write '\(path)': \(Self.changed)")
          isComplete = false
          continue
        }
        guard let new = SuppressionText(old, reason: reason).allowing(findings) else {
          log.warn("cannot insert a suppression comment in '\(path)'; the file is unchanged")
          continue
        }
        do throws(SystemError) {
          try disk.replace(file.path, holding: old, with: new)
          written.insert(path)
        } catch {
          log.fail("cannot write '\(path)': \(error == .changed ? Self.changed : "it \(error.reason)")")
          isComplete = false
        }
      }
    } catch {
      throw Failure("'\(root)' \(error.reason)")
    }
    let count = findings.count { written.contains($0.path) }
    log.say(
      "suppressed \(count) finding\(count == 1 ? "" : "s") in \(written.count) file\(written.count == 1 ? "" : "s")")
    return Result(hasWritten: !written.isEmpty, isComplete: isComplete)
  }

  private static let changed = "it changed after it was linted; run the command again"

  /// What came of writing the comments.
  struct Result {
    /// Whether any file was written to.
    let hasWritten: Bool
    /// Whether no file was left alone that should have been written to.
    let isComplete: Bool
  }
}

extension Finding {
  /// Whether a comment may allow the finding: what was not read cannot be allowed, and a malformed suppression must be corrected.
  var isSuppressible: Bool { rule != UnreadFile.id && !suppressionRules.contains { $0.id == rule } }
}
