package import Foundation

/// Returns the recorded text, which a test compares with the given one; where `RECORD_SNAPSHOTS` is set, records it
/// before.
package func snapshot(_ text: String, in file: URL) throws -> String {
  if isRecording { try Data(text.utf8).write(to: file) }
  return String(decoding: try Data(contentsOf: file), as: UTF8.self)
}

/// Whether the tests record what they would compare.
package var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil }

/// The comment of such a comparison.
package let recordingHint = "to record an intended change, set RECORD_SNAPSHOTS=1 and review the difference"
