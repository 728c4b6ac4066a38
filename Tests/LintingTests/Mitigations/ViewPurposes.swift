import Analysis

let viewPurposes = [
  Purpose(
    "final class Pane { let view = NSView(); let label = NSView() }",
    """
    func one(pane: Pane) {
      pane.view.isHidden = true
    }
    func two(pane: Pane) {
      pane.label.isHidden = true
    }
    """, "Use.swift", [.ownedView, .idleOwner]
  ),
  Purpose(
    "final class Banner: UIView { let icon = UIView() }",
    """
    func one(banner: Banner, other: UIView) {
      print()
      other.pin(banner.icon.leadingAnchor)
      banner.icon.isHidden = true
    }
    """, "Use.swift", [.layout, nil]
  ),
  Purpose(
    "final class Item { let tabView = UIView(); let title = UIView() }; final class Page: UIViewController { let tabView = UIView() }",
    """
    func one(item: Item) {
      print()
      item.tabView.removeFromSuperview()
    }
    func two(item: Item, frame: CGRect) {
      item.tabView.frame = frame
    }
    func three(item: Item) {
      print()
      item.title.removeFromSuperview()
    }
    func four(page: Page) {
      print()
      page.tabView.removeFromSuperview()
    }
    func five(item: Item) {
      item.tabView.isHidden = true
    }
    """, "Use.swift", [.layout, .layout, .idleOwner, nil, .idleOwner]
  ),
  Purpose(
    """
    struct Preview { var key = Key() }
    struct Player { var key = Key(); func play() { print(); print() } }
    final class Model { var preview = Preview(); var player = Player() }
    """,
    """
    struct Screen: View {
      let model: Model
      var body: some View {
        print()
        Text(model.preview.key)
        Text(model.player.key)
      }
    }
    func two(model: Model) {
      print(model.preview.key)
    }
    """, "Use.swift", [.viewRead, nil, nil]
  ),
  // A function of a view that gives nothing acts, and shows nothing.
  Purpose(
    "final class Memo { var key = Key() }; final class Model { var memo = Memo(); func end() { print(); print() } }",
    """
    struct Screen: View {
      let model: Model
      var body: some View { Text(model.memo.key) }
      func title() -> String { print(); return model.memo.key }
      func save() { print(); print(model.memo.key) }
    }
    """, "Use.swift", [.viewRead, .viewRead, nil]
  ),
  Purpose(
    "final class FarCell: UITableViewCell { @IBOutlet var label: UILabel! }",
    """
    final class NearCell: UITableViewCell { @IBOutlet var label: UILabel!; override func prepareForReuse() { print() } }
    final class BusyCell: UITableViewCell { @IBOutlet var label: UILabel!; func fill() { print() } }
    func one(far: FarCell, near: NearCell, busy: BusyCell) {
      far.label.text = ""
      near.label.text = ""
      busy.label.text = ""
    }
    """, "Use.swift", [.filledCell, .outlet, .filledCell]
  ),
  Purpose(
    """
    final class Badge: UILabel {}
    final class Cell: UICollectionViewCell { let label = UILabel(); let badge = Badge(); let picture = UIImageView() }
    final class Row: NSTableCellView { let field = NSTextField() }
    final class Header: UITableViewHeaderFooterView { let label = UILabel() }
    final class Panel: UIView { let label = UILabel() }
    """,
    """
    func fill(cell: Cell, row: Row, header: Header, panel: Panel) {
      cell.label.text = ""
      cell.label.isHidden = true
      cell.badge.text = ""
      cell.picture.image = nil
      row.field.stringValue = ""
      header.label.attributedText = nil
      panel.label.text = ""
    }
    func read(cell: Cell) {
      print(cell.label.text)
    }
    """, "Use.swift", [nil, nil, .filledCell, .filledCell, .filledCell, nil, nil]
  ),
  Purpose(
    """
    struct PageState { var title = Key(); var house = House() }
    final class Model: ObservableObject { @Published var state = PageState() }
    final class Box { var state = PageState() }
    """,
    """
    struct Screen: View {
      let model: Model
      let box: Box
      var body: some View {
        print()
        Text(model.state.title)
        Text(box.state.title)
      }
    }
    func two(model: Model) {
      print(model.state.title)
    }
    """, "Use.swift", [.viewRead, nil, nil]
  ),
  // A page that its controller loads as its view and fills.
  Purpose(
    """
    class Section: NSView { var text = ""; let label = Lamp() }
    final class Board: NSView { let upper = Section(); func fill() { print(1); print(2) }; func end() { print(1); print(2) } }
    """,
    """
    final class Form: Page { let upper = Section(); override func layout() { print(); print() } }
    final class BusyForm: Page { let upper = Section(); func fill() { print(); print() } }
    final class Controller: NSViewController {
      private let form = Form()
      private let busy = BusyForm()
      let bare = Form()
      override func loadView() { view = form }
      func show() {
        form.upper.text = ""
        busy.upper.text = ""
      }
      func bareShow() {
        bare.upper.text = ""
      }
      func glow() {
        form.upper.label.isOn = true
      }
    }
    final class Other {
      private let form = Form()
      func show() {
        form.upper.text = ""
      }
    }
    class Base: NSViewController {
      let board: Board
      let spare: Board
      init(_ board: Board) {
        self.board = board
        view = spare
      }
      override func loadView() { self.view = board }
      func show() {
        self.board.upper.text = ""
      }
      func showSpare() {
        spare.upper.text = ""
      }
      func showOther(_ other: Base) {
        other.board.upper.text = ""
      }
    }
    """, "Use.swift", [.ownPage, nil, nil, nil, nil, .ownPage, nil, nil]
  ),
  // A page that its controller casts, here or in a generic base class.
  Purpose(
    """
    final class Card: UIView { let title = UILabel(); func fill() { print(1); print(2) } }
    class Loading<View: UIView>: UIViewController {
      var page: View { self.view as! View }
      var spare: Card { get { Card() } set { print(newValue) } }
      override func loadView() { view = View() }
    }
    class Plain: UIViewController { var page: Card { self.view as! Card } }
    """,
    """
    final class One: Loading<Card> { func show() { page.title.isHidden = true } }
    final class Two: Loading<Card> { func show() { spare.title.isHidden = true } }
    final class Three: Plain { func show() { page.title.isHidden = true } }
    """, "Use.swift", [.ownPage, nil, nil]
  ),
  // A class of settings, whatever it does otherwise, and a view that is an anchor.
  Purpose(
    """
    class SetupConfiguration { var isEditable = true; init() {} }
    class LiveConfiguration { var isEditable = true; func load() { print(); print() } }
    class RunContext { var isEditable = true; init() {} }
    final class Setup { let configuration = SetupConfiguration(); let live = LiveConfiguration(); let context = RunContext(); func run() { print(); print() }; func end() { print(); print() } }
    final class Bar: UIView { let menuAnchor = UIView(); let menu = UIView(); func show() { print(); print() } }
    """,
    """
    func one(setup: Setup) {
      print(setup.configuration.isEditable)
    }
    func two(setup: Setup) {
      print(setup.live.isEditable)
    }
    func call(setup: Setup) {
      print(0)
      setup.live.load()
    }
    func context(setup: Setup) {
      print(setup.context.isEditable)
    }
    func three(bar: Bar) {
      print(bar.menuAnchor.bounds)
    }
    func four(bar: Bar) {
      print(bar.menu.bounds)
    }
    func five(bar: Bar) {
      print(bar.menuAnchor.isHidden)
    }
    """, "Use.swift", [.parameterBag, .parameterBag, nil, nil, .layout, nil, nil]
  ),
  // A view inside another one that is to tell of what happens.
  Purpose(
    """
    final class Header: UIView { let button = UIButton(); let list = UITableView(); let lamp = Lamp(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    extension Lamp { func addTarget() { print(1); print(2) } }
    """,
    """
    func one(header: Header) { print(0); header.button.addTarget() }
    func two(header: Header) { print(0); header.list.delegate = nil }
    func three(header: Header) { print(0); header.list.reloadData() }
    func four(header: Header) { print(0); header.lamp.addTarget() }
    """, "Use.swift", [.registration, nil, nil, nil]
  ),
  // What the texts of a cell look like.
  Purpose(
    """
    final class NameCell: UITableViewCell { let label = UILabel(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(cell: NameCell) { print(0); cell.label.textColor = .red }
    func two(cell: NameCell) { print(0); cell.label.isHidden = true }
    func three(cell: NameCell) { print(0); cell.label.accessibilityLabel = "" }
    """, "Use.swift", [.filledCell, nil, .filledCell]
  ),
  // A closure that is given a view to set it up.
  Purpose(
    """
    final class IconView: UIView { let image = UIImageView(); let tap = Lamp(); func end() { print(1); print(2) } }
    enum Element { case icon((IconView) -> Void) }
    func row(_ elements: [Element]) {}
    func add(_ setUp: (IconView) -> Void) {}
    """,
    """
    func one() {
      row([.icon { (icon: IconView) in icon.image.isHidden = true }])
    }
    func two() {
      add { $0.image.layoutIfNeeded() }
    }
    func three(icons: [IconView]) {
      icons.forEach { $0.image.isHidden = true }
    }
    func four() {
      add { $0.tap.isOn = true }
    }
    func five(icon: IconView) {
      add { _ in icon.image.isHidden = true }
    }
    func six() {
      add { ($0 as? IconView)?.image.layoutIfNeeded() }
    }
    final class Controller: UIViewController { func icon() -> IconView { IconView() } }
    func show(_ work: (Controller) -> Void) {}
    func seven() {
      show { $0.icon().image.isHidden = true }
    }
    """, "Use.swift", [.givenView, .givenView, nil, nil, nil, nil, nil]
  ),
]
