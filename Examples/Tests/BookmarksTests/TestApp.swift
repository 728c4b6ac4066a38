import Bookmarks
import Eastward
import EastwardTestReporters
import Foundation
import Testing

/// An app whose effects run when the test says so, and a transcript of what its user interface receives.
@MainActor
final class TestApp {
  enum Value: Equatable {
    case titles([String])
    case route([Screen])
    case deletion(DeletionAlert)
    case link(LinkStatus)
  }

  let app: AppStore
  let effects = ManualEffectRunner(.testing)
  let received = Transcript<Value>(.testing)

  /// - Parameter request: the network. Without one the checks of links stay in flight, and fail the test if they are run.
  init(_ file: TestFile, request: (@Sendable (URL) async throws -> Int)? = nil) {
    if request == nil { effects.allowEffectsInFlight() }
    let network = request ?? { _ in unimplemented("request", .testing, returning: 0) }
    app = AppStore(Dependencies(request: network, clock: ImmediateClock()), file: file.url, effects: effects.effects)
  }

  /// Adds bookmarks with these titles, which get the identities 1, 2 and so on in a new file.
  func add(_ titles: String...) {
    for title in titles { app.dispatch(.save(Draft(title: title, address: "https://\(title).example"))) }
  }

  /// The titles of the bookmarks that were found.
  func receiveTitles() {
    var rows: [BookmarkRow] = []
    received.subscribe(to: app.foundRows) { changes in
      rows.apply(changes)
      return .titles(rows.map(\.title))
    }
  }
}

/// A file in a folder of its own, which is removed with the test.
final class TestFile {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bookmarks-\(UUID().uuidString)")

  var url: URL { folder.appending(path: "bookmarks.json") }

  init(_ text: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let text { try text.write(to: url, atomically: true, encoding: .utf8) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
