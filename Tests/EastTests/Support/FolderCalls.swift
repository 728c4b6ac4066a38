import Foundation
import Running

/// The calls between the folders of a module: of functions that only one folder declares, found by their names and
/// first labels. Types would hide a circle, because a folder may extend a type of another one.
struct FolderCalls {
  /// The called functions, by the folder of the call and that of the function.
  private(set) var calls: [Direction: Set<Function>] = [:]

  struct Direction: Hashable {
    let from: String
    let to: String
  }

  struct Function: Hashable {
    let name: Substring
    /// The first argument's label: `_` for none, and empty if there is no argument.
    let label: Substring
  }

  /// Reads a module; the files beside its folders count as a folder without a name.
  init(of module: String) throws {
    let directory = "Sources/\(module)"
    let root = packageDirectory.appending(path: directory).path + "/"
    self.init(
      try swiftFiles(in: directory).map { file in
        let parts = file.path.dropFirst(root.count).split(separator: "/")
        return (folder: parts.count > 1 ? String(parts[0]) : "", code: try code(of: file))
      })
  }

  init(_ files: [(folder: String, code: String)]) {
    let mentions = files.map { (folder: $0.folder, all: Mention.all(in: $0.code)) }
    var folders: [Function: Set<String>] = [:]
    var (seen, cases): (Set<Function>, Set<Substring>) = ([], Self.commonNames)
    for (folder, all) in mentions {
      for mention in all {
        switch mention.kind {
        case .call, .closure: break
        case .pattern: cases.insert(mention.function.name)
        case .declaration(let isPrivate):
          folders[mention.function, default: []].insert(folder)
          if !isPrivate { seen.insert(mention.function) }
        }
      }
    }
    for (folder, all) in mentions {
      let others = cases.union(all.filter { $0.kind == .closure }.map(\.function.name))
      for mention in all where mention.kind == .call && seen.contains(mention.function) {
        guard !others.contains(mention.function.name), let owners = folders[mention.function], owners.count == 1,
          let owner = owners.first, owner != folder
        else { continue }
        calls[Direction(from: folder, to: owner), default: []].insert(mention.function)
      }
    }
  }

  /// Names that collections of the standard library, or the C library, have, too.
  private static let commonNames: Set<Substring> = [
    "append", "contains", "insert", "joined", "map", "read", "reserveCapacity",
  ]

  /// The calls that are part of a circle, a line for each direction.
  var circles: [String] {
    var targets: [String: Set<String>] = [:]
    for direction in calls.keys { targets[direction.from, default: []].insert(direction.to) }
    let reached = closure(targets)
    return calls.filter { reached[$0.key.to]?.contains($0.key.from) == true }.map { direction, functions in
      let names = functions.map { "\($0.name)(\($0.label.isEmpty ? "" : "\($0.label):"))" }.sorted()
      return "\(direction.from) calls \(direction.to): \(names.joined(separator: ", "))"
    }.sorted()
  }
}

/// A name before an opening parenthesis.
private struct Mention {
  let function: FolderCalls.Function
  let kind: Kind

  enum Kind: Equatable {
    case call
    case declaration(isPrivate: Bool)
    /// A case of an enumeration, where it is declared or matched.
    case pattern
    /// A parameter or property whose type is that of a function.
    case closure
  }

  static func all(in code: String) -> [Mention] {
    let parts = code.split(separator: "(", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).compactMap { Mention(between: $0, and: $1) }
  }

  private init?(between before: Substring, and after: Substring) {
    var head = before
    // The generic parameters of a function.
    if head.last == ">" { head = head[..<(head.lastIndex(of: "<") ?? head.startIndex)] }
    let isClosure = head.hasSuffix(": ") && after.contains(/^[^)]*\)\s*(->|async|throws)/)
    if isClosure { head = head.dropLast(2) }
    let start = head.lastIndex { !$0.isWord }.map(head.index(after:)) ?? head.startIndex
    let (name, prefix) = (head[start...], head[..<start])
    guard name.first?.isLetter == true else { return nil }
    let first = after.drop(while: \.isWhitespace)
    let word = first.prefix(while: \.isWord)
    let isDeclared = prefix.hasSuffix("func ")
    if isClosure {
      kind = .closure
    } else if isDeclared {
      let line = prefix[(prefix.lastIndex(of: "\n") ?? prefix.startIndex)...]
      kind = .declaration(isPrivate: line.contains("private "))
    } else {
      let isPattern = prefix.hasSuffix("case ") || prefix.hasSuffix("case .") || word == "let"
      kind = isPattern ? .pattern : .call
    }
    let isLabel = isDeclared || first[word.endIndex...].first == ":"
    function = FolderCalls.Function(name: name, label: first.first == ")" ? "" : isLabel ? word : "_")
  }
}
