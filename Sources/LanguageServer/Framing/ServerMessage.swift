#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the server. A field without a value is omitted; a result without a value is `null`.
struct ServerMessage<Body: Encodable>: Encodable {
  private let id: ID
  private let method: String?
  private let body: Body?
  private let error: ResponseError?

  private enum ID {
    case none, null
    case some(RequestID)
  }

  private enum Key: String, CodingKey {
    case jsonrpc, id, method, params, result, error
  }

  static func result(_ body: Body?, of id: RequestID) -> ServerMessage {
    ServerMessage(id: .some(id), method: nil, body: body, error: nil)
  }

  static func notification(_ method: String, _ body: Body) -> ServerMessage {
    ServerMessage(id: .none, method: method, body: body, error: nil)
  }

  static func request(_ id: RequestID, _ method: String, _ body: Body?) -> ServerMessage {
    ServerMessage(id: .some(id), method: method, body: body, error: nil)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch id {
    case .none: break
    case .null: try container.encodeNil(forKey: .id)
    case .some(let id): try container.encode(id, forKey: .id)
    }
    if let method {
      try container.encode(method, forKey: .method)
      try container.encodeIfPresent(body, forKey: .params)
    } else if let error {
      try container.encode(error, forKey: .error)
    } else if let body {
      try container.encode(body, forKey: .result)
    } else {
      try container.encodeNil(forKey: .result)
    }
  }

  /// The encoded message with its header.
  var frame: [UInt8] {
    let encoder = JSONEncoder()
    // Sorted keys give a message the same bytes in every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that JSON does not have, and the server sends none.
    let content = (try? encoder.encode(self)).map { Array($0) } ?? []
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

extension ServerMessage<Nothing> {
  /// - Parameter id: the id of the request; `nil` for a message that could not be read.
  static func failure(_ error: ResponseError, of id: RequestID?) -> ServerMessage {
    ServerMessage(id: id.map { .some($0) } ?? .null, method: nil, body: nil, error: error)
  }
}

/// A result or parameters without any value.
struct Nothing: Codable, Sendable {}
