import Dispatch
import Git

extension StandardStream {
  /// Returns the bytes of the stream, read on a separate thread until the stream ends or cannot be read.
  func chunks() -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      DispatchQueue(label: "east.input").async {
        while let chunk = try? readNext(), !chunk.isEmpty { continuation.yield(chunk) }
        continuation.finish()
      }
    }
  }
}
