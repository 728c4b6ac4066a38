import Analysis
import Git

/// Decides the role of a file. Each step knows what the one before cannot know: the path, the configuration, the content.
///
/// A file that attributes mark as generated or vendored is not read. It has the role that it would have without the mark,
/// because a gate may lint it nevertheless.
extension Role {
  /// Creates the role that a path gives a file.
  init(of path: RepositoryPath, in selection: PathSelection) {
    self =
      path.isTest && !(selection.lintsAll && selection.contains(path)) ? .test : Role(lintedAt: path, in: selection)
  }

  /// Creates the role of a file that a run over the whole repository lints.
  init(lintedAt path: RepositoryPath, in selection: PathSelection) {
    self = selection.contains(path) ? .linted : .counted
  }

  /// Returns the role of a file that a configuration excludes.
  func excluded(in selection: PathSelection) -> Role { isLinted && selection.lintsAll ? self : .excluded }

  /// The role of a file whose header says that it is generated.
  var generated: Role { isDependency ? .generatedDependency : .generated }
}
