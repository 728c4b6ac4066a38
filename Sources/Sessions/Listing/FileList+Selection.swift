package import Findings
package import Git

/// The files and paths that the user named.
extension FileList {
  /// Returns whether the user named the file, or a directory that contains it.
  package func isNamed(_ file: ListedFile) -> Bool { selection.reports(file.path) }

  /// Returns whether the user named the path, or a directory that contains it.
  package func isNamed(_ path: ByteString) -> Bool { RepositoryPath(bytes: path.bytes).map(selection.reports) ?? false }

  /// The first path that the user named.
  package var subject: RepositoryPath { selection.subject }

  /// The paths of the files whose findings are reported; `nil` for all files.
  package var reported: Set<ByteString>? {
    files.allSatisfy { selection.reports($0.path) }
      ? nil : Set(files.filter { selection.reports($0.path) }.map(\.source))
  }

  /// The selected paths at which no file was found.
  package var unseen: [RepositoryPath] { selection.unseen }
}
