import Bookmarks
import Eastward

/// Shows the list, and the screens of the route above it.
final class Window: RouteStepComponent {
  private let rows: Elements<BookmarkRow>
  private let list = ListScreen()
  private var screens: [BookmarkScreen] = []

  init(_ foundRows: Elements<BookmarkRow>, _ rows: Elements<BookmarkRow>, _ routes: Provider<TheRoute<Screen>>) {
    self.rows = rows
    foundRows.provide(to: list)
    routes.provideSteps(to: self)
  }

  func newStep(_ step: RouteStep<Screen>, isLast: Bool, shown: @escaping () -> Void) {
    print(step)
    step.apply(to: &screens) { screen in
      switch screen {
      case .bookmark(let id): BookmarkScreen(id, rows)
      }
    }
    shown()
  }
}
