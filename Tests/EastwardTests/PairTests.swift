import Eastward
import Testing

@Suite("Pairs")
struct PairTests {
  /// Knows everything that the ready-made pairs tell, and is changed as a whole.
  struct Everything {
    var count = 0
    var title = ""
    var text = ""
    var progress = 0.0
    var isBusy = false
    var failure: String?
    var tool: Tool?
    var items: [Thing] = []
    var unread = 0
    var isEnabled = false
    var user: String?
    var route: [String] = []
    enum Tool: Hashable { case pen, eraser }
  }

  /// What each pair tells of the first state, and of the second.
  static let cases: [(change: @Sendable (inout Everything) -> Void, before: String, after: String)] = [
    ({ $0.count = 1 }, "count 0", "count 1"),
    ({ $0.title = "t" }, "title ", "title t"),
    ({ $0.text = "x" }, "text ", "text x"),
    ({ $0.progress = 0.5 }, "progress 0.0", "progress 0.5"),
    ({ $0.isBusy = true }, "idle", "busy"),
    ({ $0.failure = "no net" }, "recovered", "failed no net"),
    ({ $0.tool = .pen }, "deselected", "selected pen"),
    ({ $0.unread = 3 }, "no badge", "badge 3"),
    ({ $0.isEnabled = true }, "disabled", "enabled"),
    ({ $0.user = "ann" }, "signed out", "signed in as ann"),
    ({ $0.route = ["home", "news"] }, "route ", "route home/news"),
  ]

  @Test("each ready-made pair tells what is new, and only that", arguments: cases.indices)
  func readyMade(index: Int) {
    let (change, before, after) = Self.cases[index]
    let store = Store(
      Everything(),
      reduce: { (state: inout Everything, change: @Sendable (inout Everything) -> Void) in
        change(&state)
      })
    let log = Log()
    let screen = Screen(log)
    listen(screen, to: store)
    #expect(log.lines.count == Self.cases.count)
    #expect(log.lines.contains(before))
    store.dispatch(change)
    #expect(Array(log.lines.dropFirst(Self.cases.count)) == [after])
    store.dispatch(change)
    store.dispatch { $0 = Everything() }
    #expect(Array(log.lines.dropFirst(Self.cases.count)) == [after, before])
  }

  private func listen(
    _ screen: Screen, to store: Store<Everything, @Sendable (inout Everything) -> Void>
  ) {
    store.provider(of: TheCount.self) { $0 }.provide(to: screen)
    store.provider(of: TheTitle.self) { $0 }.provide(to: screen)
    store.provider(of: TheText.self) { $0 }.provide(to: screen)
    store.provider(of: TheProgress.self) { $0 }.provide(to: screen)
    store.provider(of: TheActivity.self) { $0 }.provide(to: screen)
    store.provider(of: TheFailure.self) { $0 }.provide(to: screen)
    store.provider(of: TheSelection<Everything.Tool>.self) { $0 }.provide(to: screen)
    store.provider(of: TheBadge.self) { $0 }.provide(to: screen)
    store.provider(of: TheEnablement.self) { $0 }.provide(to: screen)
    store.provider(of: TheSession.self) { $0 }.provide(to: screen)
    store.provider(of: TheRoute<String>.self) { $0 }.provide(to: screen)
  }

  @Test("a list may also be told as a whole")
  func wholeList() {
    final class List: ItemsComponent {
      private(set) var told: [Change<Thing>] = []
      func newItems(_ changes: [Change<Thing>]) { told += changes }
    }
    struct State: KnowsTheItems {
      typealias Item = Thing
      var items = [Thing(id: 1)]
      func provideItems(to component: some ItemsComponent<Thing>) { component.newItems(items) }
    }
    let store = Store(State(), reduce: { (state: inout State, id: Int) in state.items.append(Thing(id: id)) })
    let list = List()
    store.provider(of: TheItems<Thing>.self) { $0 }.provide(to: list)
    store.dispatch(2)
    #expect(list.told == [.initial([Thing(id: 1)]), .initial([Thing(id: 1), Thing(id: 2)])])
  }

  @Test("an aspect may be answered by a state within the state, by a derived value, or by an object")
  func elsewhere() {
    struct Inner: KnowsTheCount {
      var numbers = [1, 2]
      func provideCount(to component: some CountComponent) { component.newCount(numbers.reduce(0, +)) }
    }
    struct Outer { var inner = Inner() }
    let store = Store(Outer(), reduce: { (outer: inout Outer, number: Int) in outer.inner.numbers.append(number) })
    let label = Label()
    store.provider(of: Count.self) { $0.inner }.provide(to: label)
    store.dispatch(3)
    store.dispatch(0)
    #expect(label.shown == ["3", "6"])
  }

  @Test("a transformation is computed once for all who listen")
  func derived() {
    struct Library: KnowsTheCount {
      let computed: Tally
      var pages = [3, 4]
      func provideCount(to component: some CountComponent) {
        computed.add()
        component.newCount(pages.reduce(0, +))
      }
    }
    let computed = Tally()
    let store = Store(
      Library(computed: computed),
      reduce: { (library: inout Library, pages: Int) in
        library.pages.append(pages)
      })
    let counts = store.provider(of: Count.self) { $0 }
    let labels = (0..<50).map { _ in Label() }
    labels.forEach(counts.provide)
    store.dispatch(5)
    #expect(labels.allSatisfy { $0.shown == ["7", "12"] })
    #expect(computed.count == 2)
  }

  @Test("the banana shows its size in a component, and the component need not know bananas")
  func banana() {
    struct Banana {
      private let size = 18
      func displaySize(_ component: some SizeComponent) { component.displayBananaSize(size) }
    }
    final class ViewComponent: SizeComponent {
      private(set) var sizeLabel = ""
      func displaySizeOfBanana(_ banana: Banana) { banana.displaySize(self) }
      func displayBananaSize(_ size: Int) { sizeLabel = "\(size) cm" }
    }
    let view = ViewComponent()
    view.displaySizeOfBanana(Banana())
    #expect(view.sizeLabel == "18 cm")
  }
}

private protocol SizeComponent {
  func displayBananaSize(_ size: Int)
}

/// Writes down whatever it is told.
private final class Screen {
  private let log: Log
  init(_ log: Log) { self.log = log }
  func write(_ line: String) { log.write(line) }
}

extension Screen: Eastward.CountComponent { func newCount(_ count: Int) { write("count \(count)") } }
extension Screen: TitleComponent { func newTitle(_ title: String) { write("title \(title)") } }
extension Screen: TextComponent { func newText(_ text: String) { write("text \(text)") } }
extension Screen: ProgressComponent { func newProgress(_ fraction: Double) { write("progress \(fraction)") } }

extension Screen: ActivityComponent {
  func becameBusy() { write("busy") }
  func becameIdle() { write("idle") }
}

extension Screen: FailureComponent {
  func failed(_ sentence: String) { write("failed \(sentence)") }
  func recovered() { write("recovered") }
}

extension Screen: SelectionComponent {
  func selected(_ choice: PairTests.Everything.Tool) { write("selected \(choice)") }
  func deselected() { write("deselected") }
}

extension Screen: BadgeComponent {
  func newBadge(_ number: Int) { write("badge \(number)") }
  func noBadge() { write("no badge") }
}

extension Screen: EnablementComponent {
  func becameEnabled() { write("enabled") }
  func becameDisabled() { write("disabled") }
}

extension Screen: SessionComponent {
  func signedIn(as name: String) { write("signed in as \(name)") }
  func signedOut() { write("signed out") }
}

extension Screen: RouteComponent {
  func newRoute(_ places: [String]) { write("route \(places.joined(separator: "/"))") }
}

extension PairTests.Everything: Eastward.KnowsTheCount, KnowsTheTitle, KnowsTheText, KnowsTheProgress {
  func provideCount(to component: some Eastward.CountComponent) { component.newCount(count) }
  func provideTitle(to component: some TitleComponent) { component.newTitle(title) }
  func provideText(to component: some TextComponent) { component.newText(text) }
  func provideProgress(to component: some ProgressComponent) { component.newProgress(progress) }
}

extension PairTests.Everything: KnowsTheActivity, KnowsTheFailure, KnowsTheBadge, KnowsTheEnablement, KnowsTheSession {
  func provideActivity(to component: some ActivityComponent) {
    isBusy ? component.becameBusy() : component.becameIdle()
  }

  func provideFailure(to component: some FailureComponent) {
    if let failure { component.failed(failure) } else { component.recovered() }
  }

  func provideBadge(to component: some BadgeComponent) { unread > 0 ? component.newBadge(unread) : component.noBadge() }

  func provideEnablement(to component: some EnablementComponent) {
    isEnabled ? component.becameEnabled() : component.becameDisabled()
  }

  func provideSession(to component: some SessionComponent) {
    if let user { component.signedIn(as: user) } else { component.signedOut() }
  }
}

extension PairTests.Everything: KnowsTheSelection, KnowsTheRoute {
  typealias Choice = Tool
  typealias Place = String

  func provideSelection(to component: some SelectionComponent<Tool>) {
    if let tool { component.selected(tool) } else { component.deselected() }
  }

  func provideRoute(to component: some RouteComponent<String>) { component.newRoute(route) }
}
