import Analysis

/// Code, and what its reaches are mitigated by in the order of the lines; `nil` for those that are none of the kind.
struct Purpose: Sendable {
  var source: String
  var uses: String
  var path: String
  var mitigations: [Mitigation?]

  init(_ source: String, _ uses: String, _ path: String, _ mitigations: [Mitigation?]) {
    (self.source, self.uses, self.path, self.mitigations) = (source, uses, path, mitigations)
  }
}
