import Transcripts

/// What both readers said of one file.
struct Comparison: Sendable {
  var path: String
  var byteCount: Int
  /// The offset of every line feed, taken from the bytes: the facts' own table of lines may be what is wrong.
  var lineBreaks: [Int]
  var chains: Int
  var declarations: Int
  var bindings: Int
  var keyPaths: Int
  /// Whether the referee read the file without a syntax error.
  var isComparable: Bool
  /// Every line that only one reader wrote.
  var differences: [Difference]
  var readerTime: Double
  var refereeTime: Double

  func print(most: Int) {
    if !isComparable { Swift.print("\(path): the referee finds syntax errors: not compared") }
    for difference in differences.prefix(most) {
      let line = lineBreaks.count { $0 < difference.offset } + 1
      Swift.print("\(path):\(line): \(difference.sign)\(difference.line)")
    }
    if differences.count > most { Swift.print("\(path): and \(differences.count - most) more") }
  }
}

/// The sum over many files.
struct Totals {
  var files = 0
  var withErrors = 0
  var differing = 0
  var differences = 0
  var bytes = 0
  var chains = 0
  var declarations = 0
  var bindings = 0
  var keyPaths = 0
  var readerTime = 0.0
  var refereeTime = 0.0

  init(of comparisons: [Comparison]) {
    for comparison in comparisons {
      files += 1
      withErrors += comparison.isComparable ? 0 : 1
      differing += comparison.differences.isEmpty ? 0 : 1
      differences += comparison.differences.count
      bytes += comparison.byteCount
      chains += comparison.chains
      declarations += comparison.declarations
      bindings += comparison.bindings
      keyPaths += comparison.keyPaths
      readerTime += comparison.readerTime
      refereeTime += comparison.refereeTime
    }
  }

  func print(for path: String) {
    let times = "reader \(seconds(readerTime)), referee \(seconds(refereeTime))"
    Swift.print(
      """
      \(path): \(files) files, \(bytes) bytes, \(chains) chains, \(declarations) declarations, \(bindings) bindings, \
      \(keyPaths) key paths; \(withErrors) files with syntax errors; \(times); \
      \(differences) differences in \(differing) files
      """)
  }

  private func seconds(_ time: Double) -> String {
    let milliseconds = Int(time * 1000)
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst()) s"
  }
}
