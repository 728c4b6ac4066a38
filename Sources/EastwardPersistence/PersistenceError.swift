public import Foundation

/// Why a file could not be loaded or saved. Its description names the file and what happens to it.
public enum PersistenceError: Error, Sendable {
  /// The file exists and cannot be decoded. It is kept: before the next save it gets another name.
  case unreadable(URL, reason: String)
  /// The unreadable file got another name, because a value was saved under its own.
  case setAside(URL, as: URL)
  /// The value was not saved. It is kept in memory, and saving is tried again.
  case notSaved(URL, attempt: Int, reason: String)
}

extension PersistenceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "'\(file.path)' cannot be loaded: \(reason); the file is kept, and gets another name before the next save"
    case .setAside(let file, let name):
      "'\(file.path)' could not be loaded, so it is now called '\(name.lastPathComponent)', and a new file is saved"
    case .notSaved(let file, let attempt, let reason):
      "'\(file.path)' was not saved, attempt \(attempt): \(reason); the value is kept, and saving is tried again"
    }
  }
}

/// Returns the sentence of an error, without its type.
func reason(_ error: any Error) -> String {
  switch error {
  case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
  case let error as CocoaError: return error.localizedDescription
  default: return "\(error)"
  }
}
