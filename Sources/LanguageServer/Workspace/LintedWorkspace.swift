package import Analysis
package import Findings
package import Linting
package import Refactoring
package import SwiftReader

/// A finder of the workspaces that contain files, and of the pages of rules.
package protocol WorkspaceFinder: Sendable {
  /// The version of the linter.
  var version: String { get }

  /// Returns whether a process exists.
  func isRunning(_ process: Int32) -> Bool

  /// Returns the root of the workspace that contains an absolute path, and the path relative to the root; `nil` if the
  /// path is in no workspace.
  func place(of path: ByteString) -> WorkspacePlace?

  /// Returns why an absolute path is in no workspace, and what to do, in one sentence.
  func reasonForNoPlace(of path: ByteString) -> String

  /// Returns the absolute path without symbolic links; `nil` if the path does not exist.
  func realPath(of path: ByteString) -> ByteString?

  /// Returns the workspace at a root. No file is read yet.
  func workspace(at root: ByteString) -> any LintedWorkspace

  /// Returns the page of a rule; `nil` for a rule that does not exist.
  func page(ofRule id: String) -> Page?

  /// Returns the URI of a rule's page; `nil` if there is none.
  func address(ofRule id: String) -> String?
}

/// The format of an explanation.
package enum MarkupKind: String, Encodable, Sendable {
  case markdown, plaintext
}

/// The location of a file in a workspace.
package struct WorkspacePlace: Sendable, Equatable {
  /// The absolute path of the workspace's root.
  package let root: ByteString
  /// The path below the root; empty for the root itself.
  package let path: ByteString

  package init(root: ByteString, path: ByteString) {
    self.root = root
    self.path = path
  }
}

/// Files that are linted together, some of them with the contents that they have in an editor.
///
/// A query passes the number of the state that it refers to, because a later update may be running.
package protocol LintedWorkspace: AnyObject, Sendable {
  /// Reads the changed files and lints the open ones. The contents of an editor replace those on disk.
  func update(_ update: WorkspaceUpdate) async -> WorkspaceFindings

  /// Returns the findings of all files, by path.
  func findings(in state: Int) async throws(WorkspaceFailure) -> [ByteString: [Finding]]

  /// Returns the contents of files, as they were linted, by path; none of a file that was written to since.
  func contents(of paths: Set<ByteString>, in state: Int) async throws(WorkspaceFailure) -> [ByteString: [UInt8]]

  /// Returns an explanation of the chain at a position; `nil` if there is no chain.
  func explanation(
    of path: ByteString, at position: Position, as kind: MarkupKind, in state: Int
  ) async throws(WorkspaceFailure) -> String?

  /// Returns the content of the finding's file with a comment that suppresses the finding, by the extent of the
  /// comment; none where a comment cannot be inserted.
  func suppressions(
    of finding: Finding, in state: Int
  ) async throws(WorkspaceFailure) -> [SuppressionComment.Extent: [UInt8]]

  /// Returns the patch that rewrites the uses of an edge.
  ///
  /// - Parameter path: the file whose use of the edge decides which of several properties of one name is meant.
  func rewriting(edge: String, usedIn path: ByteString, in state: Int) async throws(WorkspaceFailure)
    -> EdgePatch

  /// Returns the properties that a file declares and that code reaches through, in the order of their positions.
  func reachedProperties(of path: ByteString, in state: Int) async throws(WorkspaceFailure) -> [Bridge]

  /// Adds a finding to the baseline.
  func addToBaseline(_ finding: Finding) async throws(WorkspaceFailure)
}

/// An update of a workspace to a new state.
package struct WorkspaceUpdate: Sendable {
  /// The number of the new state.
  package let state: Int
  /// The contents of all files that are open in the editor, by path.
  package let contents: [ByteString: [UInt8]]
  /// The paths of the open Swift files that are not on disk yet.
  package let newPaths: Set<ByteString>
  /// Whether something on disk may have changed since the last update.
  package let isOnDiskChanged: Bool

  package init(
    state: Int, contents: [ByteString: [UInt8]], newPaths: Set<ByteString> = [], isOnDiskChanged: Bool
  ) {
    self.state = state
    self.contents = contents
    self.newPaths = newPaths
    self.isOnDiskChanged = isOnDiskChanged
  }
}

/// The findings in the open files of a workspace.
package struct WorkspaceFindings: Sendable {
  /// The findings of each file in the order of their positions, by path.
  package var findings: [ByteString: [Finding]]
  /// The open sources of dependencies: they are read from disk.
  package var unused: Set<ByteString>
  /// The fault in the settings, in which case the last valid settings apply; else `nil`.
  package var fault: SettingsFault?

  package init(_ findings: [Finding], unused: Set<ByteString> = [], fault: SettingsFault? = nil) {
    self.findings = Dictionary(grouping: findings, by: \.path)
    self.unused = unused
    self.fault = fault
  }
}

/// The reason why the settings, or the files to lint, cannot be read.
package struct SettingsFault: Error, Sendable, Equatable {
  package let sentence: String
  /// The file that has the fault; `nil` if it is not known.
  package let path: ByteString?
  /// The line of the fault in the file, from 1.
  package let line: Int
  /// Whether there are no earlier settings, so that nothing is linted.
  package let isTotal: Bool

  package init(_ sentence: String, path: ByteString? = nil, line: Int = 1, isTotal: Bool = false) {
    self.sentence = sentence
    self.path = path
    self.line = line
    self.isTotal = isTotal
  }
}

/// The reason why a workspace does not answer a query.
package enum WorkspaceFailure: Error, Sendable, Equatable {
  /// The state is not the current one.
  case isOutdated
  /// A file was written to after it was linted, so that the disk has to be read again.
  case isChangedOnDisk
  case cannot(String)
}
