import Linting

extension Configuration {
  /// Throws if the configuration requires a newer version of the tool.
  func checkVersion() throws(ConfigurationError) {
    guard let required = requiredVersion else { return }
    guard let oldest = numbers(of: required.text), let own = numbers(of: version) else {
      throw ConfigurationError("'\(required.text)' is not a version; write one such as \(version)", line: required.line)
    }
    if own.lexicographicallyPrecedes(oldest) {
      throw ConfigurationError(
        "east \(required.text) is required, this is \(version); update east", line: required.line)
    }
  }
}

/// Returns the numbers of a version such as `0.1.0`, always three; `nil` if the text is not a version.
private func numbers(of version: String) -> [Int]? {
  let parts = version.split(separator: ".", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
  guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
  return numbers + Array(repeating: 0, count: 3 - numbers.count)
}
