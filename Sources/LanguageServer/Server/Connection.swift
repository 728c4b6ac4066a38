/// A connection to the client, which sends messages.
struct Connection: Sendable {
  private let send: @Sendable ([UInt8]) -> Void

  init(_ send: @escaping @Sendable ([UInt8]) -> Void) {
    self.send = send
  }

  func respond(_ result: (some Encodable)?, to id: RequestID) { send(ServerMessage.result(result, of: id).frame) }

  func fail(_ error: ResponseError, _ id: RequestID?) { send(ServerMessage.failure(error, of: id).frame) }

  func notify(_ method: String, _ params: some Encodable) { send(ServerMessage.notification(method, params).frame) }

  func request(_ id: RequestID, _ method: String, _ params: (some Encodable)?) {
    send(ServerMessage.request(id, method, params).frame)
  }
}
