import Comparison
import Sessions

extension BaseRevision {
  /// Creates the base revision from `--base`, or without the flag from the variables of the CI job.
  init(_ arguments: Arguments, _ environment: [String: String]) throws(Failure) {
    if let name = arguments[.base] {
      self.init([name], from: "--base")
    } else if let base = try BaseRevision(ofJob: environment) {
      self = base
    } else {
      throw Failure("no base revision; pass --base and the branch that changes are merged into, such as --base main")
    }
  }
}
