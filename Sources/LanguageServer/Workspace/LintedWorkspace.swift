package import Findings
package import SwiftReader

/// Finds the workspaces of files, and knows the rules.
package protocol WorkspaceFinder: Sendable {
  /// The version of the linter.
  var version: String { get }

  /// Returns the root of the workspace that an absolute path is in, and the path as the workspace calls it; `nil` if it is in
  /// none.
  func place(of path: ByteString) -> WorkspacePlace?

  /// Returns the absolute path without symbolic links; `nil` if nothing is there.
  func realPath(of path: ByteString) -> ByteString?

  /// Returns the workspace at a root. Nothing is read yet.
  func workspace(at root: ByteString) -> any LintedWorkspace

  /// Returns the page of a rule; `nil` for a rule that does not exist.
  func page(ofRule id: String) -> RulePage?

  /// Returns where the page of a rule can be read, if there is such a place.
  func address(ofRule id: String) -> String?
}

/// What is known of a rule, in Markdown.
package struct RulePage: Sendable {
  /// What it reports, and why.
  package let summary: String
  package let text: String

  package init(summary: String, text: String) {
    self.summary = summary
    self.text = text
  }
}

/// A path in a workspace.
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

/// Files that are linted together, with the contents that an editor has of some.
///
/// Every question names the state that it is about, by the number of its update, because a later update may be under way.
package protocol LintedWorkspace: Sendable {
  /// Reads what is on disk, with the contents of an editor in their places, and lints the files that are open there.
  func update(_ update: WorkspaceUpdate) async -> WorkspaceFindings

  /// Returns the findings of all files.
  func findings(in state: Int) async throws(WorkspaceFailure) -> [ByteString: [Finding]]

  /// Returns the bytes of files, as they were linted.
  func contents(of paths: Set<ByteString>, in state: Int) async throws(WorkspaceFailure) -> [ByteString: [UInt8]]

  /// Returns what is known of the chain at a place, in Markdown; `nil` if there is none.
  func explanation(of path: ByteString, at position: Position, in state: Int) async throws(WorkspaceFailure) -> String?

  /// Returns the file with a comment that suppresses a finding; `nil` if none can be written there.
  func suppressing(
    _ finding: Finding, _ extent: SuppressionComment.Extent, in state: Int
  ) async throws(WorkspaceFailure) -> [UInt8]?

  /// Returns the files that change when the uses of an edge are rewritten, and what came of it in a sentence.
  func rewriting(edge: String, in state: Int) async throws(WorkspaceFailure) -> WorkspaceRewriting

  /// Returns the properties that a file declares and that code reaches through.
  func reachedProperties(of path: ByteString, in state: Int) async throws(WorkspaceFailure) -> [ReachedProperty]

  /// Adds a finding to the baseline.
  func addToBaseline(_ finding: Finding) async throws(WorkspaceFailure)
}

/// A step to a new state of a workspace.
package struct WorkspaceUpdate: Sendable {
  /// The number of the new state.
  package let state: Int
  /// The contents that an editor has, of all files that are open in it.
  package let contents: [ByteString: [UInt8]]
  /// Whether something on disk may have changed since the last update.
  package let isOnDiskChanged: Bool

  package init(state: Int, contents: [ByteString: [UInt8]], isOnDiskChanged: Bool) {
    self.state = state
    self.contents = contents
    self.isOnDiskChanged = isOnDiskChanged
  }
}

/// What was found in the open files of a workspace.
package struct WorkspaceFindings: Sendable {
  /// In each file the findings in the order of their places.
  package var findings: [ByteString: [Finding]]
  /// What is wrong with the settings, in which case the last good ones apply.
  package var fault: SettingsFault?

  package init(_ findings: [Finding], fault: SettingsFault? = nil) {
    self.findings = Dictionary(grouping: findings, by: \.path)
    self.fault = fault
  }
}

/// Why settings, or what is to be linted, cannot be read.
package struct SettingsFault: Error, Sendable, Equatable {
  package let sentence: String
  /// The file that is at fault, if it is known.
  package let path: ByteString?
  /// Its line, from 1.
  package let line: Int
  /// Whether no earlier settings apply, so that nothing is linted.
  package let isTotal: Bool

  package init(_ sentence: String, path: ByteString? = nil, line: Int = 1, isTotal: Bool = false) {
    self.sentence = sentence
    self.path = path
    self.line = line
    self.isTotal = isTotal
  }
}

/// Why a workspace does not answer.
package enum WorkspaceFailure: Error, Sendable, Equatable {
  /// There is a later state already, or no such state.
  case isOutdated
  case cannot(String)
}

/// What becomes of the uses of an edge.
package struct WorkspaceRewriting: Sendable {
  /// The new bytes of the changed files.
  package let contents: [ByteString: [UInt8]]
  package let summary: String

  package init(contents: [ByteString: [UInt8]], summary: String) {
    self.contents = contents
    self.summary = summary
  }
}

/// A property that code reaches through.
package struct ReachedProperty: Sendable, Equatable {
  /// The range of its name.
  package let start: Position
  package let end: Position
  /// `Server.info`
  package let edge: ByteString
  /// How many declarations reach through it.
  package let users: Int
  /// Where they do.
  package let places: [RelatedLocation]

  package init(start: Position, end: Position, edge: ByteString, users: Int, places: [RelatedLocation]) {
    self.start = start
    self.end = end
    self.edge = edge
    self.users = users
    self.places = places
  }
}
