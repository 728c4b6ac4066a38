import Foundation
import Running

/// A message as the sources spell it: the longest part of a literal without interpolations.
struct MessageSource: Hashable {
  let text: String
  let file: String

  /// The first literal of every call that makes an error or prints a sentence, and every literal of the files that
  /// describe errors.
  static func all() throws -> Set<MessageSource> {
    var messages: Set<MessageSource> = []
    let sources = packageDirectory.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    // The library prints nothing.
    for module in modules.sorted() where !module.hasPrefix("Eastward") && !module.hasPrefix(".") {
      let root = sources.appending(path: module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
        let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let describesErrors = path.hasSuffix("Error.swift") || path.hasSuffix("Fault.swift")
        let start: Regex<Substring> =
          describesErrors
          ? /"/
          : /\b(?:Failure|ConfigurationError|BaselineError|PairingError|Reason|failure|say|warn|fail|unwritable|unusableConfiguration)\(\s*(?:line: \w+, )?"/
        var rest = source[...]
        while let match = rest.firstMatch(of: start) {
          let (parts, end) = Self.literal(rest[match.range.upperBound...])
          rest = rest[end...]
          let longest = parts.max { $0.count < $1.count } ?? ""
          if longest.split(separator: " ").count > 1 { messages.insert(MessageSource(text: longest, file: path)) }
        }
      }
    }
    return messages
  }

  /// The parts of a literal between its interpolations, and where it ends.
  private static func literal(_ text: Substring) -> (parts: [String], end: Substring.Index) {
    var parts = [""]
    var depth = 0
    var index = text.startIndex
    var quoted = false
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if depth > 0 {
        if character == "\"" { quoted.toggle() }
        if !quoted || character != "\"" { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
      } else if character == "\\", next < text.endIndex {
        if text[next] == "(" {
          depth = 1
          parts.append("")
        } else {
          parts[parts.count - 1].append(text[next])
        }
        index = text.index(after: next)
        continue
      } else if character == "\"" {
        return (parts, next)
      } else {
        parts[parts.count - 1].append(character)
      }
      index = next
    }
    return (parts, text.endIndex)
  }
}
