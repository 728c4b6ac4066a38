import Eastward
import EastwardMacros
import Testing

@Aspect enum Count { typealias Value = Int }

@Aspect enum Session {
  /// Somebody is in.
  case signedIn(name: String, admin: Bool)
  case signedOut
}

@Aspect(method: "show(names:)") enum Names { typealias Value = [String] }

struct AppState: KnowsTheCount, KnowsTheSession, KnowsTheNames, KnowsTheTitle {
  @Provides(Count.self) private var counter = 0
  @Provides(Session.self) private var session: Session {
    user.map { .signedIn(name: $0, admin: $0 == "root") } ?? .signedOut
  }
  @Provides(Names.self) private let names = ["a", "b"]
  @Provides(TheTitle.self) private var title: String { "\(counter)" }
  private var user: String?

  @CaseAccessors enum Action {
    case up(Int)
    case signIn(String?)
    case both(name: String, count: Int)
  }

  static func reduce(_ state: inout AppState, _ action: Action) {
    if let number = action.up { state.counter += number }
    if let user = action.signIn { state.user = user }
    if let (name, count) = action.both { (state.user, state.counter) = (name, count) }
  }
}

final class Label: CountComponent, SessionComponent, NamesComponent, TitleComponent {
  private(set) var lines: [String] = []
  func newCount(_ count: Int) { lines.append("count \(count)") }
  func signedIn(name: String, admin: Bool) { lines.append(admin ? "admin \(name)" : "user \(name)") }
  func signedOut() { lines.append("nobody") }
  func show(names: [String]) { lines.append("names \(names.joined())") }
  func newTitle(_ title: String) { lines.append("title \(title)") }
}

@Suite("The macros")
struct MacroTests {
  @Test("a state of macros tells what is new, to each component by its own methods")
  func tells() {
    let store = Store(AppState(), reduce: AppState.reduce)
    let label = Label()
    store.provider(of: Count.self) { $0 }.provide(to: label)
    store.provider(of: Session.self, reading: { $0.provideSession(to: $1) }).provide(to: label)
    store.provider(of: Names.self) { $0 }.provide(to: label)
    store.provider(of: TheTitle.self) { $0 }.provide(to: label)
    store.dispatch(.up(1))
    store.dispatch(.signIn("root"))
    store.dispatch(.signIn("root"))
    store.dispatch(.signIn(nil))
    store.dispatch(.both(name: "x", count: 1))
    #expect(
      label.lines == [
        "count 0", "nobody", "names ab", "title 0", "count 1", "title 1", "admin root", "nobody", "user x",
      ])
  }

  @Test("an aspect of cases is told to a closure as the case it is")
  func closures() {
    let store = Store(AppState(), reduce: AppState.reduce)
    var told: [Session] = []
    let token = store.provider(of: Session.self) { $0 }.provide { told.append($0) }
    store.dispatch(.signIn("a"))
    store.dispatch(.signIn("a"))
    #expect(told == [.signedOut, .signedIn(name: "a", admin: false)])
    token.cancel()
  }

  @Test("who is gone is told no more, and nothing keeps a component")
  func weak() {
    let store = Store(AppState(), reduce: AppState.reduce)
    let counts = store.provider(of: Count.self) { $0 }
    weak var gone: Label?
    do {
      let label = Label()
      gone = label
      counts.provide(to: label)
    }
    #expect(gone == nil)
    store.dispatch(.up(1))
  }

  @Test("a stand-in is made once for each provider, however often the state is asked")
  func receivers() {
    let store = Store(AppState(), reduce: AppState.reduce)
    var receivers: Set<ObjectIdentifier> = []
    let counts = store.provider(
      of: Count.self,
      reading: { state, receiver in
        receivers.insert(ObjectIdentifier(receiver))
        state.provideCount(to: receiver)
      })
    let token = counts.provide { _ in }
    for _ in 0..<100 { store.dispatch(.up(1)) }
    #expect(receivers.count == 1)
    token.cancel()
  }
}
