/// The owners of files, as a `CODEOWNERS` file of GitHub or GitLab names them. The last line that matches a file
/// counts, in each section of GitLab.
package struct CodeOwners: Sendable {
  private var lines: [Line] = []
  /// The number of GitLab's sections, with the lines before the first one.
  private var sectionCount = 1

  fileprivate struct Line {
    let pattern: PathPattern
    /// Whether the pattern ends with `/*`, which does not match the files of directories below.
    let isShallow: Bool
    let section: Int
    /// Whether the line, `!pattern`, takes files from its section.
    let isExclusion: Bool
    let owners: [String]
  }

  /// The paths at which the services look for the file, in their order.
  package static let paths = [".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  package init(_ contents: [UInt8]) {
    // A section of GitLab, `[Name] @owner`, has owners for its lines that have none. Sections of one name are one.
    var usual: [String] = []
    var section = 0
    var sections: [String: Int] = [:]
    for line in Git.lines(of: contents) {
      var words = Self.words(of: line)
      guard var first = words.first else { continue }
      if first.first == UInt8(ascii: "[") || first.starts(with: "^[".utf8) {
        let name = Self.nameOfSection(line)
        section = sections[name] ?? sections.count + 1
        sections[name] = section
        usual = words.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("@") }
        continue
      }
      words.removeFirst()
      let isExclusion = first.first == UInt8(ascii: "!")
      if isExclusion { first.removeFirst() }
      guard let pattern = PathPattern(first[...]) else { continue }
      let owners = words.map { String(decoding: $0, as: UTF8.self) }
      lines.append(
        Line(
          pattern: pattern, isShallow: first.suffix(2).elementsEqual("/*".utf8), section: section,
          isExclusion: isExclusion, owners: owners.isEmpty ? usual : owners))
    }
    sectionCount = sections.count + 1
  }

  /// Returns the owners of a file; empty if it has none. Each section of GitLab adds its own, unless it excludes the file.
  package func owners(of path: RepositoryPath) -> [String] {
    let parts = path.parts
    var owners: [String] = []
    for section in 0..<sectionCount {
      let matching = lines.filter { $0.section == section && $0.matches(parts[...]) }
      if matching.contains(where: \.isExclusion) { continue }
      for owner in matching.last?.owners ?? [] where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// Returns the name of `[Name][2] @owner`, which is the same in capital letters.
  private static func nameOfSection(_ line: ArraySlice<UInt8>) -> String {
    let name = line.drop { $0 != UInt8(ascii: "[") }.prefix { $0 != UInt8(ascii: "]") }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Returns the words of a line before a comment; `\\ ` is a space within a word.
  private static func words(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line {
      if isEscaped {
        words[words.count - 1] += byte == UInt8(ascii: " ") ? [byte] : [UInt8(ascii: "\\"), byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte) {
        words.append([])
      } else if byte == UInt8(ascii: "#"), words[words.count - 1].isEmpty {
        break
      } else {
        words[words.count - 1].append(byte)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension CodeOwners.Line {
  /// Returns whether the pattern matches a file or, unless it is shallow, a directory above it.
  fileprivate func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    if !pattern.isForDirectories, pattern.matches(path) { return true }
    if isShallow { return false }
    return (1..<max(1, path.count)).contains { pattern.matches(path.prefix($0)) }
  }
}
