import Findings

extension EdgePatch {
  package var summary: String {
    "\(pluralized(uses, "use")) of '\(edge)': \(cured) cured, \(forwarded.count) forwarded, \(left.count) left"
  }
}
