import EastwardMacros

/// The editor: a sheet, which is open while there is a draft.
@Aspect public enum Editor {
  public typealias Value = Draft?
}

/// The alert before bookmarks are deleted.
@Aspect public enum DeletionAlert {
  /// Asks whether to delete the bookmarks with these titles.
  case confirmDeletion(of: [String])
  case noDeletion
}
