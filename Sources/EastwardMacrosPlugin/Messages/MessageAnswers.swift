#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns the bytes of messages into the bytes of answers, one compiler's after the other.
package struct MessageAnswers {
  private var plugin = Plugin()
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  package init() {}

  /// Returns the answer to one message, or `nil` if there is none that can be written.
  package mutating func answer(to message: [UInt8]) -> [UInt8]? {
    let read = try? decoder.decode(HostMessage.self, from: Data(message))
    let answer = read.map { plugin.answer($0) } ?? .unreadable
    return (try? encoder.encode(answer)).map { [UInt8]($0) }
  }
}
