import Foundation
import Running

/// One call of the compiler's frontend, as a verbose build prints it.
struct FrontendCommand {
  private let words: [String]

  /// Reads a line of the build's output; `nil` if it compiles nothing.
  init?(line: Substring) {
    let words = Self.joined(Self.words(of: line))
    guard words.first?.hasSuffix("swift-frontend") == true, words.dropFirst().first == "-frontend",
      words.contains("-c"), words.contains("-primary-file"), !words.contains("-interpret")
    else { return nil }
    self.words = words
  }

  /// The files that this call compiles.
  var primaries: [String] {
    zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map(\.1)
  }

  /// Has the typed syntax tree of every primary file written to a folder.
  ///
  /// - Returns: the tree's path for every file whose tree was written.
  func dump(into folder: URL) throws -> [String: URL] {
    var outputs: [String: URL] = [:]
    var arguments = dumping
    for primary in primaries {
      let output = folder.appendingPathComponent(UUID().uuidString + ".json")
      outputs[primary] = output
      arguments += ["-o", output.path]
    }
    _ = try run([words[0]] + arguments)
    return outputs.filter { FileManager.default.fileExists(atPath: $0.value.path) }
  }

  /// The arguments, told to dump instead of compile, without those that ask for further outputs.
  private var dumping: [String] {
    var kept: [String] = []
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "-c" {
        kept += ["-dump-ast", "-dump-ast-format", "json"]
      } else if Self.isOutput(word) {
        rest = rest.dropFirst()
      } else if word != "-index-system-modules", word != "-serialize-diagnostics" {
        kept.append(word)
      }
    }
    return kept
  }

  private static func isOutput(_ word: String) -> Bool {
    word == "-o" || word == "-supplementary-output-file-map" || word == "-index-store-path"
      || word.hasPrefix("-emit-") && word.hasSuffix("-path") || word.hasPrefix("-serialize-diagnostics-path")
      || word.hasPrefix("-index-unit-output-path") || word == "-output-filelist" || word == "-num-threads"
  }

  /// Puts together again what the build prints without quotes: paths with spaces, and the values of features.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let extra = extra(of: word, after: joined.last, rest)
      joined.append(([word] + rest.prefix(extra)).joined(separator: " "))
      rest = rest.dropFirst(extra)
    }
    return joined
  }

  /// How many of the words that follow belong to this one.
  private static func extra(of word: String, after last: String?, _ rest: ArraySlice<String>) -> Int {
    if last == "-enable-experimental-feature" {
      return rest.prefix { !$0.hasPrefix("-") && !$0.hasPrefix("/") }.count
    }
    guard word.hasPrefix("/"), !exists(word) else { return 0 }
    return (1...5).first { exists(([word] + rest.prefix($0)).joined(separator: " ")) } ?? 0
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Splits a command line as a shell does, as far as a build quotes.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        (word, isEscaped) = (word + String(character), false)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
