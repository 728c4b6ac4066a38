#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the messages of one compiler in sequence, and encodes the responses.
package struct MessageAnswers {
  private var plugin = Plugin()
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  package init() {}

  /// Returns the response to one message, or `nil` if the response cannot be encoded.
  package mutating func answer(to message: [UInt8]) -> [UInt8]? {
    let read = try? decoder.decode(HostMessage.self, from: Data(message))
    let answer = read.map { plugin.answer($0) } ?? .unreadable
    return (try? encoder.encode(answer)).map { [UInt8]($0) }
  }
}
