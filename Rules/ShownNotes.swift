import Analysis

/// Which of a rule's findings that are only worth a note are reported.
package enum ShownNotes: String, Codable, Sendable, CaseIterable {
  /// Those of a kind that reviewers often agreed with.
  case few
  case all

  func shows(_ edgeUse: EdgeUse) -> Bool { self == .all || edgeUse.mitigation?.isOftenTrue ?? true }
}
