/// An error response: the reason why a request has no result.
struct ResponseError: Error, Encodable, Sendable, Equatable {
  private static let failure = -32803

  let code: Int
  let message: String
  var data: Retrigger?

  /// Data that tell a client whether to send the request again.
  struct Retrigger: Encodable, Sendable, Equatable {
    let retriggerRequest: Bool
  }

  static func parseError(_ why: String) -> ResponseError { ResponseError(code: -32700, message: why) }
  static func invalidRequest(_ why: String) -> ResponseError { ResponseError(code: -32600, message: why) }
  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "unknown method '\(name)'")
  }
  static func invalidParams(_ why: String) -> ResponseError { ResponseError(code: -32602, message: why) }
  static func failed(_ why: String) -> ResponseError { ResponseError(code: failure, message: why) }

  /// Whether the request is valid and cannot be answered.
  var isFailure: Bool { code == Self.failure }

  static let notInitialized = ResponseError(code: -32002, message: "send 'initialize' first")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
  static let contentModified = ResponseError(code: -32801, message: "the document changed in the meantime")
  /// The error if the document of a request for diagnostics changed before the response.
  static let outdated = ResponseError(
    code: -32802, message: "the document changed in the meantime", data: Retrigger(retriggerRequest: true))
}
