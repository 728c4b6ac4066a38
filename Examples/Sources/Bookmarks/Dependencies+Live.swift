import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Dependencies {
  /// The network.
  public static let live = Dependencies(
    request: { url in
      var request = URLRequest(url: url, timeoutInterval: 10)
      request.httpMethod = "HEAD"
      let (_, response) = try await URLSession.shared.data(for: request)
      return (response as? HTTPURLResponse)?.statusCode ?? 0
    }, clock: ContinuousClock())
}
