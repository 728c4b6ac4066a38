import Eastward

// The pair as in the text from 2016, written by hand, in the names of the text.

protocol CountComponent: AnyObject {
  func newCount(_ count: Int)
}

protocol KnowsTheCount {
  func provideCount(to component: some CountComponent)
}

enum Count: Aspect {
  typealias Value = Int

  static func read(from source: any KnowsTheCount, into probe: Probe<Count>) { source.provideCount(to: probe) }

  static func observer(for component: any CountComponent, reading probe: Probe<Count>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newCount($0) } }
  }
}

extension Probe: CountComponent where Observed == Count {
  func newCount(_ count: Int) { record(count) }
}

/// A counter that counts how often it is asked, too.
struct CounterState {
  private var counter = 0
  private var title = "zero"
  private var isHidden = false
  /// A reference, so that asking can be counted although a provider cannot change the state.
  private let asked: Tally

  init(asked: Tally = Tally()) { self.asked = asked }

  enum Action: Equatable {
    case up, down
    case set(Int)
    case rename(String)
    case hide, show
  }

  static func reduce(_ state: inout CounterState, _ action: Action) {
    switch action {
    case .up: state.counter += 1
    case .down: state.counter -= 1
    case .set(let count): state.counter = count
    case .rename(let title): state.title = title
    case .hide: state.isHidden = true
    case .show: state.isHidden = false
    }
  }
}

extension CounterState: KnowsTheCount {
  func provideCount(to component: some CountComponent) {
    asked.add()
    if !isHidden { component.newCount(counter) }
  }
}

extension CounterState: KnowsTheTitle {
  func provideTitle(to component: some TitleComponent) { component.newTitle(title) }
}

typealias CounterStore = Store<CounterState, CounterState.Action>

/// Counts.
final class Tally {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A label that remembers what it showed and may do something about it.
final class Label: CountComponent, TitleComponent {
  private(set) var shown: [String] = []
  private let name: String
  private let log: Log?
  var whenTold: (Int) -> Void = { _ in }

  init(_ name: String = "", log: Log? = nil) {
    self.name = name
    self.log = log
  }

  func newCount(_ count: Int) {
    show("\(count)")
    whenTold(count)
  }

  func newTitle(_ title: String) { show(title) }

  private func show(_ text: String) {
    shown.append(text)
    log?.write("\(name)\(text)")
  }
}

/// Keeps lines in the order in which several write them.
final class Log {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

/// A store of a counter that records misuses instead of stopping.
func counterStore(
  _ state: CounterState = CounterState(), _ reentrancy: Reentrancy = .queue, limit: Int = 1_000,
  misuses: Log = Log()
) -> CounterStore {
  CounterStore(
    state, reentrancy: reentrancy, limit: limit, onUsageError: { misuses.write($0.description) },
    reduce: CounterState.reduce)
}
