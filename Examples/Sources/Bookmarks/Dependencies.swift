import Foundation

/// What the effects of the app use of the world outside.
public struct Dependencies: Sendable {
  /// Requests a page and returns the status code of the response; throws if there is none.
  public var request: @Sendable (URL) async throws -> Int
  public var clock: any Clock<Duration>

  public init(request: @escaping @Sendable (URL) async throws -> Int, clock: any Clock<Duration>) {
    (self.request, self.clock) = (request, clock)
  }

  /// Requests nothing: links to `swift.org` answer, those to `nowhere.example` do not, and all others have the status 404.
  public static let offline = Dependencies(
    request: { url in
      switch url.host() {
      case "swift.org": 200
      case "nowhere.example": throw URLError(.cannotFindHost)
      default: 404
      }
    }, clock: ContinuousClock())
}
