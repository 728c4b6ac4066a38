#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The macro plug-in answers every message with an object of one key, and with a text or a reason why there is none.
package func checkMessage(_ message: [UInt8], answer: ([UInt8]) throws -> [UInt8]?) throws(Failure) {
  let (first, second): ([UInt8]?, [UInt8]?)
  do { (first, second) = (try answer(message), try answer(message)) } catch { throw Failure("no answer: \(error)") }
  guard let first else { throw Failure("no answer") }
  guard let read = try? JSONDecoder().decode(Answer.self, from: Data(first)) else {
    throw Failure("an answer that cannot be read: \(String(decoding: first, as: UTF8.self))")
  }
  try require((try? JSONDecoder().decode(Answer.self, from: Data(second ?? []))) == read, "asked twice, another answer")
  if let result = read.expandMacroResult {
    try require(result.expandedSource != nil || !result.diagnostics.isEmpty, "neither a text nor a reason")
  } else {
    try require(read.getCapabilityResult != nil, "an answer without a result")
  }
}

private struct Answer: Decodable, Equatable {
  struct Result: Decodable, Equatable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Decodable, Equatable { var message: String }
  struct Capability: Decodable, Equatable { var protocolVersion: Int }
  struct Capabilities: Decodable, Equatable { var capability: Capability }

  var expandMacroResult: Result?
  var getCapabilityResult: Capabilities?
}
