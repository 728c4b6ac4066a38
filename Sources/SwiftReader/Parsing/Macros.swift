import SwiftTokens

extension Parser {
  /// Reads `#name<T>(…) { … }`.
  mutating func readMacroExpansion() -> Value? {
    guard next.kind == .identifier || next.kind == .keyword, !next.startsLine else {
      advance()
      return .unknown
    }
    advance()
    skipModuleSelector()
    let name = name(of: token)
    advance()
    skipGenericArguments()
    let start = pendingArguments.count
    let scope = openScope(.macro, name)
    if at(.leftParen), !token.startsLine { readArguments(closer: .rightParen, payloadOf: .none) }
    if at(.leftBrace), !isCondition, startsTrailingClosure { readTrailingClosures() }
    closeScope(scope)
    pendingArguments.truncate(to: start)
    return .macro(name)
  }
}
