import Foundation
import FuzzProperties
import Testing

@Suite("The corpora of the fuzzer")
struct CorpusTests {
  @Test("every input of a corpus, and every case that once failed, holds", arguments: properties.map(\.name))
  func replay(name: String) async throws {
    let property = try #require(properties.first { $0.name == name })
    let inputs = try inputs(of: name)
    #expect(inputs.count >= 10, "the corpus of \(name) is empty")
    for input in inputs { check(property, try Data(contentsOf: input), input) }
  }

  @Test("all corpora together stay small")
  func size() throws {
    let names = properties.map(\.name) + ["messages"]
    let sizes = try names.flatMap { try inputs(of: $0) }.map { try Data(contentsOf: $0).count }
    #expect(sizes.reduce(0, +) < 1_000_000)
  }

  private func check(_ property: Property, _ data: Data, _ input: URL) {
    do throws(Failure) {
      try property.check(Array(data))
    } catch {
      Issue.record("\(input.lastPathComponent): \(error)")
    }
  }
}

/// The corpus of a target, and the cases that once failed.
private func inputs(of name: String) throws -> [URL] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing")
  return try ["Corpus", "Cases"].flatMap { folder in
    let directory = root.appending(path: folder).appending(path: name)
    return try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
  }
}
