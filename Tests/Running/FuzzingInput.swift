import Foundation

/// An input of the fuzzer: of a corpus, or a case that once failed.
package struct FuzzingInput: Sendable {
  package let name: String
  package let bytes: [UInt8]
}

/// Returns the corpus of a target, and its cases if there are any.
package func fuzzingInputs(of target: String) throws -> [FuzzingInput] {
  let cases = "Fuzzing/Cases/\(target).inputs"
  let hasCases = FileManager.default.fileExists(atPath: packageDirectory.appending(path: cases).path)
  return try fuzzingInputs(at: "Fuzzing/Corpus/\(target).inputs") + (hasCases ? fuzzingInputs(at: cases) : [])
}

/// Returns the inputs in a file of `Scripts/fuzz`, which has for each a line `NAME LENGTH`, its bytes and a line break.
package func fuzzingInputs(at path: String) throws -> [FuzzingInput] {
  let lineBreak = UInt8(ascii: "\n")
  var rest = Array(try Data(contentsOf: packageDirectory.appending(path: path)))[...]
  var inputs: [FuzzingInput] = []
  while let headerEnd = rest.firstIndex(of: lineBreak) {
    let header = String(decoding: rest[..<headerEnd], as: UTF8.self).split(separator: " ")
    let content = rest[(headerEnd + 1)...]
    guard header.count == 2, let length = Int(header[1]), length >= 0, length < content.count,
      content[content.startIndex + length] == lineBreak
    else { throw BrokenInputs(description: "\(path): input \(inputs.count) is broken") }
    inputs.append(FuzzingInput(name: String(header[0]), bytes: Array(content.prefix(length))))
    rest = content.dropFirst(length + 1)
  }
  guard rest.isEmpty else { throw BrokenInputs(description: "\(path): the end is broken") }
  return inputs
}

private struct BrokenInputs: Error, CustomStringConvertible {
  let description: String
}
