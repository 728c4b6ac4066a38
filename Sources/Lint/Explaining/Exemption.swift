/// Why a step that looks like a reach is none. The names appear in `east explain`.
package enum Exemption: String, Sendable, Equatable, CaseIterable {
  case neutralMember = "neutral-member"

  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .neutralMember: "the member says something about the value itself"
    }
  }
}
