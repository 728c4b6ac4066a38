import Eastward
import TimeTravel

/// Shows the counter above its timeline.
@MainActor
func travel() {
  let page = Page()
  let recorder = Recorder()
  let store = Store(AppState(), recorder: recorder, reduce: AppState.reduce)

  let label = CounterRow(page.addRow())
  let router = RouteRow(page.addRow())
  store.provider(of: TheCount.self).provide(to: label)
  store.provider(of: TheRoute<AppState.Screen>.self).provide(to: router)

  let buttons = Buttons { store.dispatch($0) }
  TimeTravel(page, recorder, keys: "+ - count, > details, < back") { _ = buttons.pressed("\($0)") }.run()
  withExtendedLifetime((label, router)) {}
}

/// Writes the count on a row.
final class CounterRow: CountComponent {
  private let row: Row

  init(_ row: Row) { self.row = row }

  func newCount(_ count: Int) { row.show("the label shows \(count)") }
}

/// Writes where the user is on a row.
final class RouteRow: RouteComponent {
  private let row: Row

  init(_ row: Row) { self.row = row }

  func newRoute(_ screens: [AppState.Screen]) {
    row.show("the router shows \(screens.map { "\($0)" }.joined(separator: " / "))")
  }
}
