package import SwiftReader

extension SuppressionComment {
  /// Whether the comment was written for a finding that was there when the linter was adopted. Nobody decided that the
  /// code is right as it is.
  package var isAdopted: Bool { reason.hasPrefix(Self.adopted) }

  /// What the reason of such a comment begins with.
  package static let adopted = "adopted: "
}
