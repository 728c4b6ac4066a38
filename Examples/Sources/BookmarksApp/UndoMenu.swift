import Eastward

/// Prints the titles of the menu items when they change.
final class UndoMenu: TimelineComponent {
  private var titles: [String] = []

  init(_ timelines: Provider<TheTimeline>) { timelines.provide(to: self) }

  func newTimeline(_ timeline: Timeline) {
    let new = timeline.menuTitles()
    if new != titles { print("menu: \(new.joined(separator: ", "))") }
    titles = new
  }
}

extension Timeline {
  fileprivate func menuTitles() -> [String] {
    [undoName.map { "Undo \($0)" }, redoName.map { "Redo \($0)" }].compactMap(\.self)
  }
}
