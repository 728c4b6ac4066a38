import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The value of `--color`, which says when output is colored.
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

  /// Whether the environment allows color: `NO_COLOR` is not set or empty, and the terminal is not a dumb one.
  private static var environmentWantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
