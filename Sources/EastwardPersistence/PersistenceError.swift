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

/// Returns the sentence of an error, without its type and its full stop, and with the place in the saved value.
func reason(_ error: any Error) -> String {
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    "a value is missing\(place(context.codingPath + [key]))"
  case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context):
    withoutFullStop(context.debugDescription) + place(context.codingPath)
  case let error as CocoaError: withoutFullStop(error.localizedDescription)
  default: withoutFullStop("\(error)")
  }
}

private func withoutFullStop(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}

/// Returns the place of a value, as ` at bookmarks[3].title`, or nothing for that of the whole file.
private func place(_ path: [any CodingKey]) -> String {
  // The file has the saved value under this key.
  let keys = path.first?.stringValue == "value" ? path.dropFirst() : path[...]
  let names = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  return names.isEmpty ? "" : " at \(names.hasPrefix(".") ? String(names.dropFirst()) : names)"
}
