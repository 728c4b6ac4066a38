import Linting

/// A baseline is refused with the line that is wrong, or survives being written.
func checkBaseline(_ bytes: [UInt8]) throws(Failure) {
  let text = String(decoding: bytes, as: UTF8.self)
  let baseline: Baseline
  do throws(BaselineError) {
    baseline = try Baseline(text: text)
  } catch {
    let lines = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
    return try require(error.line > 0 && error.line <= lines, "an error in line \(error.line) of \(lines)")
  }
  try require(baseline.count >= 0, "its count is negative")
  guard let again = try? Baseline(text: baseline.text) else { throw Failure("written it cannot be read") }
  try require(again == baseline && again.text == baseline.text, "written and read it is another")
  try require(baseline.without(baseline).count == 0, "taken from itself something is left")
  try require(baseline.without(Baseline(of: [])) == baseline, "without nothing it is another")
}
