/// The rules of the `.gitattributes` files of one tree.
///
/// Neither `info/attributes` nor the user's own attributes are considered, so that the marks of a file are the same on
/// every machine, for every revision, with a work tree and without.
package struct AttributeRules: Sendable {
  private var files: [File] = []
  private var macros: [String: [AttributeLine.Assignment]] = [:]

  private struct File {
    let directory: RepositoryPath
    let depth: Int
    let lines: [AttributeLine]
  }

  /// Parses attribute files.
  ///
  /// - Parameter contents: The bytes of each file, by the directory that contains the file.
  package init(_ contents: [RepositoryPath: [UInt8]]) {
    let read = contents.mapValues { lines(of: $0).compactMap(AttributeLine.init) }
    // Macros can only be defined in the root directory.
    for line in read[.root] ?? [] {
      if case .macro(let name) = line.subject { macros[name] = line.assignments }
    }
    let telling = attributesThatTell()
    for (directory, lines) in read {
      let lines = lines.map { $0.limited(to: telling) }.filter { !$0.assignments.isEmpty && $0.isAboutFiles }
      if !lines.isEmpty { files.append(File(directory: directory, depth: directory.parts.count, lines: lines)) }
    }
    // The file in the nearest directory has precedence.
    files.sort { $0.depth > $1.depth }
  }

  /// Returns the marks of a file.
  package func marks(of path: RepositoryPath) -> Marks {
    let isVendoredByName = path.isInVendoredDirectory ? true : nil
    if files.isEmpty { return Marks(isVendored: isVendoredByName) }
    var values: [String: AttributeLine.Value] = [:]
    let parts = path.parts
    for file in files where path.isWithin(file.directory) {
      // Within a file, the last matching line has precedence.
      for line in file.lines.reversed() where line.matches(parts[file.depth...]) {
        assign(line.assignments, to: &values)
      }
    }
    return Marks(
      isGenerated: values[generated]?.truth,
      isVendored: values[vendored]?.truth ?? isVendoredByName,
      isConverted: converting.contains { values[$0]?.isSaid == true })
  }

  private func assign(_ assignments: [AttributeLine.Assignment], to values: inout [String: AttributeLine.Value]) {
    // A worklist instead of recursion, because macros may nest as deeply as a file is long. The last assignment has
    // precedence.
    var waiting = assignments
    while let next = waiting.popLast() {
      // This also ends the expansion of a macro that mentions itself.
      guard values[next.attribute] == nil else { continue }
      values[next.attribute] = next.value
      if next.value == .set, let macro = macros[next.attribute] { waiting += macro }
    }
  }

  /// Returns the attributes that the marks depend on, and the macros that set these attributes directly or through
  /// other macros.
  private func attributesThatTell() -> Set<String> {
    var setters: [String: [String]] = [:]
    for (name, assignments) in macros {
      for assignment in assignments { setters[assignment.attribute, default: []].append(name) }
    }
    var telling: Set<String> = []
    var waiting = [generated, vendored] + converting
    while let next = waiting.popLast() {
      if telling.insert(next).inserted { waiting += setters[next] ?? [] }
    }
    return telling
  }
}

private let generated = "linguist-generated"
private let vendored = "linguist-vendored"
private let converting = ["filter", "ident", "working-tree-encoding"]

extension AttributeLine {
  fileprivate var isAboutFiles: Bool {
    if case .files = subject { true } else { false }
  }

  /// Returns whether the line applies to a file, given the parts of its path below the directory of `.gitattributes`.
  ///
  /// The pattern of a directory matches all files in that directory. `git check-attr` ignores such a pattern, but
  /// libgit2 does not, nor does GitHub, for which these attributes are set.
  fileprivate func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard case .files(let pattern) = subject else { return false }
    guard pattern.isForDirectories else { return pattern.matches(path) }
    return path.indices.dropFirst().contains { pattern.matches(path[..<$0]) }
  }
}

extension AttributeLine.Value {
  /// Whether the attribute is set, with or without a text.
  fileprivate var isSaid: Bool { self != .unset && self != .unspecified }

  /// The attribute as a Boolean, or `nil` if it is unspecified. As on GitHub, any text but `false` means true.
  fileprivate var truth: Bool? {
    switch self {
    case .set: true
    case .unset: false
    case .unspecified: nil
    case .text(let text): text != "false"
    }
  }
}
