import Eastward
import Testing

/// What *Unidirectional Data Flow in Swift* (2015) promises of such an app.
@Suite("Promises of the talk")
struct TalkTests {
  final class Analytics: CountComponent {
    private(set) var lines: [String] = []
    func newCount(_ count: Int) { if count > 1 { lines.append("a heavy user: \(count)") } }
  }

  /// Runs the same app with and without observers, and answers what the screens were told.
  private func told(with observers: [Analytics]) -> [String] {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    observers.forEach(counts.provide)
    counts.provide(to: label)
    [.up, .up, .rename("two"), .down].forEach(store.dispatch)
    return label.shown
  }

  @Test("analytics are added later: no screen, no reducer and nothing that is told to anybody else changes")
  func analyticsLater() {
    let analytics = Analytics()
    #expect(told(with: [analytics]) == told(with: []))
    #expect(analytics.lines == ["a heavy user: 2"])
  }
}
