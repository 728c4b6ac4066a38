import Findings

extension ByteString {
  /// Whether a path is `.git`, the directory of a repository or the file that a submodule or work tree has instead, or
  /// is below it.
  package var isOfRepository: Bool {
    bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(".git".utf8) }
  }
}

/// The identity of a document. Two spellings of one URI, such as `%2E` and `.`, are one document, whose messages have
/// the spelling under which it was opened.
enum DocumentKey: Hashable, Sendable {
  case file(ByteString)
  /// The URI of a document that is not a file on this machine.
  case other(String)

  init(_ uri: String) {
    self = DocumentURI.path(of: uri).map { .file($0) } ?? .other(uri)
  }
}
