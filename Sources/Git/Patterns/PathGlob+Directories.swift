extension PathGlob {
  /// Returns the patterns that, relative to another directory, cover the same files of that directory; none if the
  /// pattern covers no file of it.
  package func texts(below other: RepositoryPath) -> [String] {
    if directory.isWithin(other) { return [text(below: directory.parts[other.parts.count...])] }
    guard other.isWithin(directory) else { return [] }
    let parts = other.parts[depth...]
    if parts.indices.contains(where: { pattern.matches(parts[...$0]) }) { return ["*"] }
    return isName ? [String(decoding: text, as: UTF8.self)] : rests(behind: parts)
  }

  /// Whether the pattern has no `/` before its end, and so matches names at any depth.
  private var isName: Bool { !text.dropLast().contains(separator) }

  /// Returns the pattern behind the names of directories.
  private func text(below directories: ArraySlice<ArraySlice<UInt8>>) -> String {
    let own = String(decoding: text, as: UTF8.self)
    if directories.isEmpty { return own }
    let path = directories.map { "/" + String(decoding: $0.escaped, as: UTF8.self) }.joined()
    return path + (isName ? "/**/" : own.hasPrefix("/") ? "" : "/") + own
  }

  /// Returns what is left of a pattern that is no name, behind directories that it does not match as a whole: `**` may
  /// match any number of them.
  private func rests(behind directories: ArraySlice<ArraySlice<UInt8>>) -> [String] {
    let path = text.first == separator ? text.dropFirst() : text
    let steps = path.split(separator: separator, omittingEmptySubsequences: false)
    var starts: Set<Int> = [0]
    for directory in directories {
      starts = starts.reduce(into: []) { $0.formUnion(steps.starts(behind: directory, from: $1)) }
    }
    return starts.sorted().map { start in
      "/" + steps[start...].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }
  }
}

extension [ArraySlice<UInt8>] {
  /// Returns the steps of a pattern that can be next after one of its steps, or several, matched a directory.
  fileprivate func starts(behind directory: ArraySlice<UInt8>, from step: Int) -> [Int] {
    guard step < count else { return [] }
    if self[step].elementsEqual("**".utf8) { return [step] + starts(behind: directory, from: step + 1) }
    return Glob(self[step], foldingCase: false)?.matches(directory) == true ? [step + 1] : []
  }
}

extension ArraySlice<UInt8> {
  /// The name as a pattern that matches nothing else.
  fileprivate var escaped: [UInt8] {
    flatMap { #"\*?["#.utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  }
}
