import Bookmarks
import Eastward

/// Asks before bookmarks are deleted, and prints failures.
final class AlertPanel: DeletionAlertComponent, FailureComponent {
  init(_ deletionAlerts: Provider<DeletionAlert>, _ failures: Provider<TheFailure>) {
    deletionAlerts.provide(to: self)
    failures.provide(to: self)
  }

  func confirmDeletion(of titles: [String]) { print("delete \(titles.joined(separator: ", "))? yes or no") }

  func noDeletion() {}

  func failed(_ sentence: String) { print("error: \(sentence)") }

  func recovered() {}
}
