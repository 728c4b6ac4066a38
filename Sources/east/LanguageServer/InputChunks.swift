import Dispatch
import Git

extension StandardStream {
  /// Reads what comes, on a thread of its own, until the stream ends or cannot be read.
  func chunks() -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      DispatchQueue(label: "east.input").async {
        while let chunk = try? readNext(), !chunk.isEmpty { continuation.yield(chunk) }
        continuation.finish()
      }
    }
  }
}
