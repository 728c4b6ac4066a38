#if canImport(SwiftUI)
  import Bookmarks
  import Foundation
  import SwiftUI

  struct BookmarksPreviews: PreviewProvider {
    @MainActor static let app = {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let app = AppStore(.offline, file: folder.appending(path: "bookmarks.json"))
      app.dispatch(.save(Draft(title: "Swift", address: "https://swift.org", tags: "language")))
      app.dispatch(.save(Draft(title: "Seeds", address: "https://nowhere.example/seeds")))
      return app
    }()

    static var previews: some View { BookmarksView(app) }
  }
#endif
