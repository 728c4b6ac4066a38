import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When to colour: `--color`.
enum ColorChoice: String, Sendable {
  case auto, always, never

  init(_ arguments: Arguments) {
    self = arguments[.color].flatMap { ColorChoice(rawValue: $0) } ?? .auto
  }

  func apply(to stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isTerminal && Self.environmentWantsColor
    }
  }

  /// `NO_COLOR` counts when it is set to anything, and a dumb terminal cannot colour.
  private static var environmentWantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
