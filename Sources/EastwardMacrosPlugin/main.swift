#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// One compiler starts one plug-in, hands it message after message, and hangs up.
var plugin = Plugin()
let decoder = JSONDecoder()
let encoder = JSONEncoder()
while let bytes = MessageStream.read() {
  let answer = (try? decoder.decode(HostMessage.self, from: Data(bytes))).map { plugin.answer($0) } ?? .unreadable
  guard let text = try? encoder.encode(answer) else { break }
  MessageStream.write([UInt8](text))
}
