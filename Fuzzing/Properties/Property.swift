/// One check of arbitrary bytes, shared by the fuzzer, the replay of the corpora and the random programs.
package struct Property: Sendable {
  /// The name of the fuzzer's target and of its corpus.
  package let name: String
  package let check: @Sendable ([UInt8]) throws(Failure) -> Void

  package init(name: String, check: @escaping @Sendable ([UInt8]) throws(Failure) -> Void) {
    self.name = name
    self.check = check
  }
}

/// What does not hold.
package struct Failure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Everything that is fuzzed in this process. The macro plug-in's messages are checked by ``checkMessage(_:answer:)``.
package let properties: [Property] = [
  Property(name: "reader") { bytes throws(Failure) in try checkReading(bytes) },
  Property(name: "analysis") { bytes throws(Failure) in try checkAnalysis(ofBytes: bytes) },
  Property(name: "packs") { bytes throws(Failure) in try checkUnpacking(bytes) },
  Property(name: "configuration") { bytes throws(Failure) in try checkConfiguration(bytes) },
  Property(name: "baseline") { bytes throws(Failure) in try checkBaseline(bytes) },
  Property(name: "patterns") { bytes throws(Failure) in try checkPatterns(bytes) },
  Property(name: "recording") { bytes throws(Failure) in try checkRecording(bytes) },
]

func require(_ condition: Bool, _ what: @autoclosure () -> String) throws(Failure) {
  if !condition { throw Failure(what()) }
}
