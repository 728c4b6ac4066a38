import Foundation

extension Dependencies {
  /// Checks whether a link answers. A request without a response is repeated twice, after half a second and after another one.
  func check(_ url: URL) async -> LinkStatus {
    for delay in [Duration.milliseconds(500), .seconds(1)] {
      if let status = try? await request(url) { return LinkStatus(code: status) }
      // A clock throws only if the effect was cancelled, and then its action is dropped.
      try? await clock.sleep(for: delay)
    }
    do {
      return LinkStatus(code: try await request(url))
    } catch {
      return .broken(reason: "no response")
    }
  }
}

extension LinkStatus {
  fileprivate init(code: Int) { self = code < 400 ? .answers : .broken(reason: "status \(code)") }
}
