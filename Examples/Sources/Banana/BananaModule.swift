import Eastward

/// What the view needs, and nothing of what the state is made of.
struct BananaViewModel {
  let text: String
}

/// Is told the bananas, makes of them what the view needs, and gives it to its output port.
final class BananaInteractor: ItemsComponent {
  typealias Item = Banana
  var outputPort: ((BananaViewModel) -> Void)?
  private var bananas: [Banana] = []

  func newItems(_ changes: [Change<Banana>]) {
    bananas.apply(changes)
    let sizes = Sizes()
    bananas.forEach { $0.displaySize(sizes) }
    outputPort?(BananaViewModel(text: sizes.text))
  }
}

/// Collects the sizes that bananas display.
private final class Sizes: SizeComponent {
  private var sizes: [Int] = []
  var text: String { sizes.isEmpty ? "no bananas" : sizes.map { "\($0) cm" }.joined(separator: ", ") }
  func displayBananaSize(_ centimetres: Int) { sizes.append(centimetres) }
}

protocol BananaView: AnyObject {
  func displayBanana(_ viewModel: BananaViewModel)
}

final class BananaPresenter {
  private let view: any BananaView
  init(view: any BananaView) { self.view = view }
  func presentBanana(_ viewModel: BananaViewModel) { view.displayBanana(viewModel) }
}

final class BananaViewController: BananaView {
  private let press: (Plantation.Action) -> Void
  init(press: @escaping (Plantation.Action) -> Void) { self.press = press }

  func displayBanana(_ viewModel: BananaViewModel) { print("  the view shows \(viewModel.text)") }

  func tap(_ action: Plantation.Action) {
    print("the user taps \(action)")
    press(action)
  }

  deinit { print("the view controller is gone") }
}

/// Puts the module together.
final class BananaWireframe {
  private let interactor = BananaInteractor()
  private let presenter: BananaPresenter
  private let view: BananaViewController

  init(_ bananas: Elements<Banana>, press: @escaping (Plantation.Action) -> Void) {
    view = BananaViewController(press: press)
    presenter = BananaPresenter(view: view)
    setup(bananas)
  }

  /// What a finger would do.
  func tap(_ action: Plantation.Action) { view.tap(action) }

  private func setup(_ bananas: Elements<Banana>) {
    // east:allow:next poke - wires the output port, once
    interactor.outputPort = { [weak self] in self?.presenter.presentBanana($0) }
    bananas.provide(to: interactor)
  }

  deinit { print("the wireframe is gone") }
}
