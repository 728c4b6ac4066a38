import Eastward

/// The back end: it knows how many bananas there are, and no screen.
struct Plantation {
  private var centimetres = [18, 21]

  static func reduce(_ plantation: inout Plantation, _ action: Action) {
    switch action {
    case .grow: plantation.centimetres = plantation.centimetres.map { $0 + 1 }
    case .pick: if !plantation.centimetres.isEmpty { plantation.centimetres.removeLast() }
    case .water: break
    }
  }

  enum Action { case grow, pick, water }
}

extension Plantation: KnowsTheItems {
  typealias Item = Banana
  func provideItems(to component: some ItemsComponent<Banana>) {
    component.newItems(centimetres.enumerated().map { Banana(id: $0, centimetres: $1) })
  }
}

struct Banana: Identifiable, Equatable {
  let id: Int
  fileprivate let centimetres: Int

  /// Shows its size in a component that may be anything.
  func displaySize(_ component: some SizeComponent) { component.displayBananaSize(centimetres) }
}

protocol SizeComponent {
  func displayBananaSize(_ centimetres: Int)
}
