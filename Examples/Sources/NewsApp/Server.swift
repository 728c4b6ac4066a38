/// Answers late, when the story says so.
@MainActor
final class Server {
  private var asked: [String: CheckedContinuation<[String], Never>] = [:]
  private var onAsked: CheckedContinuation<Void, Never>?

  func titles(for user: String) async -> [String] {
    print("  the server is asked for \(user)'s titles")
    return await withCheckedContinuation { titles in
      asked[user] = titles
      onAsked.take()?.resume()
    }
  }

  func waitUntilAsked(for user: String) async {
    if asked[user] == nil { await withCheckedContinuation { onAsked = $0 } }
  }

  func answer(_ user: String) {
    print("  the server answers with \(user)'s titles")
    asked.removeValue(forKey: user)?.resume(returning: ["Sun", "Rain"])
  }
}
