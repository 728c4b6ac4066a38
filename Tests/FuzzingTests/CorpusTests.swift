import FuzzProperties
import Running
import Testing

@Suite("The corpora of the fuzzer")
struct CorpusTests {
  @Test("every input of a corpus, and every case that once failed, holds", arguments: properties.map(\.name))
  func replay(name: String) async throws {
    let property = try #require(properties.first { $0.name == name })
    let inputs = try fuzzingInputs(of: name)
    #expect(inputs.count >= 10, "the corpus of \(name) is empty")
    for input in inputs { check(property, input) }
  }

  @Test("all corpora together stay small")
  func size() throws {
    let names = properties.map(\.name) + ["messages"]
    let sizes = try names.flatMap { try fuzzingInputs(of: $0) }.map(\.bytes.count)
    #expect(sizes.reduce(0, +) < 1_000_000)
  }

  private func check(_ property: Property, _ input: FuzzingInput) {
    do throws(Failure) {
      try property.check(input.bytes)
    } catch {
      Issue.record("\(input.name): \(error)")
    }
  }
}
