package import Findings

/// The conversion between `file:` URIs and paths.
package enum DocumentURI {
  /// Returns the absolute path of a URI; `nil` if the document is not a file on this machine.
  package static func path(of uri: String) -> ByteString? {
    let text = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard text.count > scheme.count,
      String(decoding: text.prefix(scheme.count), as: UTF8.self).lowercased() == "file://"
    else { return nil }
    var rest = text.dropFirst(scheme.count)
    let host = Array("localhost".utf8)
    if rest.starts(with: host) { rest = rest.dropFirst(host.count) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var path: [UInt8] = []
    path.reserveCapacity(rest.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        path.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { return nil }
      path.append(high << 4 | low)
    }
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path.contains(0) ? nil : ByteString(path)
  }

  /// Returns the URI of an absolute path.
  package static func text(of path: ByteString) -> String { "file://" + encoded(path) }

  /// Returns a path as a part of a URI.
  static func encoded(_ path: ByteString) -> String {
    path.bytes.reduce(into: "") { text, byte in
      text += byte.isUnreserved ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
    }
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
