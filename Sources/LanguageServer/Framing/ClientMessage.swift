#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the client.
enum ClientMessage: Sendable {
  case request(RequestID, ClientRequest)
  case notification(ClientNotification)
  /// A response to a request of the server; the id is `nil` if it is missing or `null`.
  case response(RequestID?, isError: Bool)
  /// A notification that the server ignores.
  case unknownNotification
  /// A notification that cannot be handled, and why; a notification has no response.
  case invalidNotification(String)
  /// A message that cannot be handled.
  ///
  /// - Parameter id: the id of the request; `nil` if it is not known.
  case invalid(ResponseError, id: RequestID?)

  /// Parses a message.
  init(_ bytes: [UInt8]) {
    let bytes = bytes.withoutLoneSurrogates
    do {
      self = try JSONDecoder().decode(Envelope.self, from: Data(bytes)).message
    } catch is DecodingError where bytes.isJSON {
      self = .invalid(.invalidRequest("the message is no request, notification or response of JSON-RPC"), id: nil)
    } catch {
      self = .invalid(.parseError("the message is not JSON"), id: nil)
    }
  }
}

extension [UInt8] {
  fileprivate var isJSON: Bool { (try? JSONDecoder().decode(Unread.self, from: Data(self))) != nil }
}

/// A value of any type.
private struct Unread: Decodable {
  init(from decoder: any Decoder) throws {}
}

private struct Envelope: Decodable {
  let message: ClientMessage

  private enum Key: String, CodingKey {
    case id, method, params, result, error
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let method = try? container.decodeIfPresent(String.self, forKey: .method) else {
      guard !container.contains(.method), container.contains(.result) || container.contains(.error) else {
        let why = container.contains(.method) ? "'method' is no string" : "the message has no 'method'"
        message = .invalid(.invalidRequest(why), id: try? container.decode(RequestID.self, forKey: .id))
        return
      }
      message = .response(
        try container.decodeIfPresent(RequestID.self, forKey: .id), isError: container.contains(.error))
      return
    }
    let params = Params(container: container)
    guard container.contains(.id) else {
      guard let known = ClientNotification.Method(rawValue: method) else {
        message = .unknownNotification
        return
      }
      do {
        message = .notification(try ClientNotification(known, params))
      } catch {
        message = .invalidNotification("invalid parameters of '\(method)'\(error.place)")
      }
      return
    }
    let id = try container.decode(RequestID.self, forKey: .id)
    guard let known = ClientRequest.Method(rawValue: method) else {
      message = .invalid(.unknownMethod(method), id: id)
      return
    }
    do {
      message = .request(id, try ClientRequest(known, params))
    } catch {
      message = .invalid(.invalidParams("invalid parameters of '\(method)'\(error.place)"), id: id)
    }
  }

  private struct Params: MessageParams {
    let container: KeyedDecodingContainer<Key>

    func read<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type, forKey: .params) }
  }
}

/// The parameters of a message, before they are decoded.
protocol MessageParams {
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value
}

extension Error {
  /// The path of the parameter that is missing or has another type: ` at 'textDocument.uri'`.
  fileprivate var place: String {
    guard let error = self as? DecodingError else { return "" }
    let (context, last): (DecodingError.Context, [any CodingKey]) =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): (context, [])
      case .keyNotFound(let key, let context): (context, [key])
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), [])
      }
    let path = (context.codingPath + last).dropFirst().map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : " at '\(path.joined(separator: "."))'"
  }
}
