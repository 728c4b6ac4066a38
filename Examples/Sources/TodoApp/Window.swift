import Eastward
import Todo

/// Shows one screen on top of the other, as the route says.
final class Window: RouteStepComponent {
  private let items: Elements<Item>
  private var screens: [AnyObject] = []

  init(_ items: Elements<Item>) { self.items = items }

  func newStep(_ step: RouteStep<Screen>, isLast: Bool, shown: @escaping () -> Void) {
    switch step {
    case .push(let place): screens.append(screen(of: place))
    case .pop:
      screens.removeLast()
      print("back")
    case .replace(_, let place):
      screens.removeLast()
      screens.append(screen(of: place))
    }
    shown()
  }

  private func screen(of place: Screen) -> AnyObject {
    switch place {
    case .list:
      let screen = ListScreen()
      items.provide(to: screen)
      return screen
    case .item(let id):
      let screen = ItemScreen()
      items.provide(id, to: screen, ItemScreen.newItem)
      return screen
    }
  }
}

/// Shows all things to do, and then what becomes of them.
final class ListScreen: ItemsComponent {
  private let line = Line(indentation: "  ")

  func newItems(_ changes: [Change<Item>]) {
    for change in changes {
      switch change {
      case .initial(let all):
        print(all.isEmpty ? "nothing to do" : "to do:")
        for item in all { item.provideItem(to: line) }
      case .added(let item, _), .changed(let item, _): item.provideItem(to: line)
      case .removed(let id, _): print("  \(id) is dropped")
      case .moved: break
      }
    }
  }
}

/// Shows one thing to do on a screen of its own.
final class ItemScreen {
  private let line = Line(indentation: "── ")

  func newItem(_ item: Item) { item.provideItem(to: line) }
}

/// Prints one thing to do.
final class Line: ItemComponent {
  private let indentation: String

  init(indentation: String) { self.indentation = indentation }

  func newOpen(_ title: String, id: Int) { print("\(indentation)\(id) [ ] \(title)") }

  func newDone(_ title: String, id: Int) { print("\(indentation)\(id) [x] \(title)") }
}

/// Says how much is left, and what went wrong.
final class StatusLine: BadgeComponent, FailureComponent {
  func newBadge(_ number: Int) { print("\(number) left") }

  func noBadge() { print("nothing left") }

  func failed(_ sentence: String) { print("error: \(sentence)") }

  func recovered() {}
}
