import Findings
import Git
import Linting
import Rules

/// A writer of comments that suppress findings: `east lint --add-suppressions REASON`.
package struct SuppressionWriter {
  private let reason: String

  /// - Parameter reason: the reason in each comment: one line without `//`.
  package init(reason: String) {
    self.reason = reason
  }

  /// Writes the comments into the files, one file at a time.
  ///
  /// - Parameter read: the result of reading the files. A file that was written to since then is not changed, because
  ///   its lines may have moved.
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
        guard case .bytes(let old) = reader.bytes(of: file, since: read.stamps[file.path]) else {
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
    log.say("suppressed \(pluralized(count, "finding")) in \(pluralized(written.count, "file"))")
    return Result(hasWritten: !written.isEmpty, isComplete: isComplete)
  }

  private static let changed = "it changed after it was linted; run the command again"

  /// The result of writing the comments.
  package struct Result {
    /// Whether at least one file was written.
    package let hasWritten: Bool
    /// Whether all writes succeeded: no file had changed since it was read, and no error occurred.
    package let isComplete: Bool
  }
}

extension Finding {
  /// Whether a comment can suppress the finding: an unread file has to be fixed instead, and so has a faulty
  /// suppression.
  package var isSuppressible: Bool { rule != UnreadFile.id && !suppressionRules.contains { $0.id == rule } }
}
