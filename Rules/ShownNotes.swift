import Analysis

/// Which of the findings that are only notes a rule reports.
package enum ShownNotes: String, Codable, Sendable, CaseIterable {
  /// The findings of the kinds that reviewers often agreed with.
  case few
  case all

  func shows(_ edgeUse: EdgeUse) -> Bool { self == .all || edgeUse.mitigation?.isOftenTrue ?? true }
}
