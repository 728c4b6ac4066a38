package import Findings
import Git
package import Linting
import Rules
package import Sessions

/// A finder of the repositories that contain files.
package struct RepositoryFinder: WorkspaceFinder {
  private let options: @Sendable (_ root: String) throws(Failure) -> InputOptions
  private let files: RulePages

  /// - Parameters:
  ///   - cache: the directory of the cache, in which the pages of the rules are written; `nil` if there is none.
  ///   - options: returns the options of the session for a repository with a root.
  package init(
    cache: CacheDirectory?, options: @escaping @Sendable (_ root: String) throws(Failure) -> InputOptions
  ) {
    self.options = options
    files = RulePages(in: cache)
  }

  package var version: String { Sessions.version }

  package func isRunning(_ process: Int32) -> Bool { Git.isRunning(process: process) }

  package func place(of path: ByteString) -> WorkspacePlace? {
    // Git's own files are no sources.
    if path.isOfRepository { return nil }
    // A file that is not saved yet does not exist.
    let path = DiskPath(bytes: path.bytes).resolved
    guard let repository = try? InputLocation.repository(around: path.nearestOnDisk),
      let root = repository.workTreeRoot.flatMap(Git.realPath)
    else { return nil }
    return path.relative(to: root).map { WorkspacePlace(root: ByteString(root.bytes), path: $0.source) }
  }

  package func reasonForNoPlace(of path: ByteString) -> String {
    let directory = DiskPath(bytes: path.bytes).resolved.parent
    if path.isOfRepository { return "nothing is linted in '\(directory)': git keeps its own files there" }
    do throws(Failure) {
      _ = try InputLocation.repository(around: directory.nearestOnDisk)
      return
        "nothing is linted in '\(directory)': it is in no git repository; run `git init` at the root of the project"
    } catch {
      return error.sentence
    }
  }

  package func realPath(of path: ByteString) -> ByteString? {
    Git.realPath(of: DiskPath(bytes: path.bytes)).map { ByteString($0.bytes) }
  }

  package func workspace(at root: ByteString) -> any LintedWorkspace { RepositoryWorkspace(root, options) }

  package func page(ofRule id: String) -> Page? { rulePages.first { $0.id == id } }

  package func address(ofRule id: String) -> String? {
    files.paths[id].map { DocumentURI.text(of: ByteString($0.bytes)) }
  }
}
