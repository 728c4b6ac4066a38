/// What the `.gitattributes` files of one tree say about its files.
///
/// They are the whole truth: neither `info/attributes` nor the user's own attributes count, so that the same tree is
/// marked alike on every machine, at any revision, with a work tree and without.
package struct AttributeRules: Sendable {
  private var files: [File] = []
  private var macros: [String: [AttributeLine.Assignment]] = [:]

  private struct File {
    let directory: RepositoryPath
    let depth: Int
    let lines: [AttributeLine]
  }

  /// Reads attribute files.
  ///
  /// - Parameter contents: The bytes of each, by the directory it stands in.
  package init(_ contents: [RepositoryPath: [UInt8]]) {
    let read = contents.mapValues { lines(of: $0).compactMap(AttributeLine.init) }
    // Macros can be defined at the root alone.
    for line in read[.root] ?? [] {
      if case .macro(let name) = line.subject { macros[name] = line.assignments }
    }
    let telling = attributesThatTell()
    for (directory, lines) in read {
      let lines = lines.map { $0.limited(to: telling) }.filter { !$0.assignments.isEmpty && $0.isAboutFiles }
      if !lines.isEmpty { files.append(File(directory: directory, depth: directory.parts.count, lines: lines)) }
    }
    // The nearest file has the first word.
    files.sort { $0.depth > $1.depth }
  }

  /// What the rules say of a file.
  package func marks(of path: RepositoryPath) -> Marks {
    let isVendoredByName = path.isInVendoredDirectory ? true : nil
    if files.isEmpty { return Marks(isVendored: isVendoredByName) }
    var values: [String: AttributeLine.Value] = [:]
    let parts = path.parts
    for file in files where path.isWithin(file.directory) {
      // In a file, the last word counts.
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
    // Macros of macros may go as deep as a file is long, so they wait in a list, the last word first.
    var waiting = assignments
    while let next = waiting.popLast() {
      // A macro that mentions itself finds itself assigned.
      guard values[next.attribute] == nil else { continue }
      values[next.attribute] = next.value
      if next.value == .set, let macro = macros[next.attribute] { waiting += macro }
    }
  }

  /// The attributes that are asked for, and the macros that set them, directly or through each other.
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

  /// Whether the line speaks of a file, given the parts of its path below the directory of `.gitattributes`.
  ///
  /// A directory's pattern covers all that lies in it. `git check-attr` gives it no meaning, but libgit2 does, and with
  /// it GitHub, for whose sake these attributes are set.
  fileprivate func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard case .files(let pattern) = subject else { return false }
    guard pattern.isForDirectories else { return pattern.matches(path) }
    return path.indices.dropFirst().contains { pattern.matches(path[..<$0]) }
  }
}

extension AttributeLine.Value {
  /// Whether the attribute is there in any way.
  fileprivate var isSaid: Bool { self != .unset && self != .unspecified }

  /// Any text but `false` is yes, as GitHub reads it.
  fileprivate var truth: Bool? {
    switch self {
    case .set: true
    case .unset: false
    case .unspecified: nil
    case .text(let text): text != "false"
    }
  }
}
