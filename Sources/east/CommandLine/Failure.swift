/// Why the run itself failed: one sentence that names the thing and the way out. The process exits with 2.
struct Failure: Error, Equatable {
  let sentence: String
  /// A page of help to print below.
  let page: String
  /// The file and line that are at fault, if a file is.
  let place: Place?

  struct Place: Equatable {
    let file: String
    /// From 1; 0 where the whole file is meant.
    let line: Int
  }

  init(_ sentence: String, page: String = "", at place: Place? = nil) {
    self.sentence = sentence
    self.page = page
    self.place = place
  }

  /// Refuses two flags of which only one may be passed.
  static func exclusive(_ first: String, _ second: String) -> Failure {
    Failure("\(first) and \(second) are mutually exclusive; pass one of them")
  }
}

/// What the process tells its parent.
enum ExitStatus: Int32, Sendable {
  /// Nothing was found at or above the fail level.
  case clean = 0
  /// Something was.
  case found = 1
  /// The command line, the configuration, the repository or the tool itself is at fault.
  case failed = 2
}
