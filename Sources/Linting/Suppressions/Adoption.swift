package import SwiftReader

extension SuppressionComment {
  /// Whether the comment was written for a finding that existed when the linter was adopted. Such a comment does not
  /// mean that the code was reviewed.
  package var isAdopted: Bool { reason.hasPrefix(Self.adopted) }

  /// The prefix of the reason of a comment that is marked as adopted.
  package static let adopted = "adopted: "
}
