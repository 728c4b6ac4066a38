/// Whether a link answers.
public enum LinkStatus: Equatable, Sendable {
  case unchecked
  case answers
  case broken(reason: String)
}
