import Eastward
import EastwardTestReporters
import Testing

@Suite("What comes back later")
@MainActor
struct AsyncTests {
  struct Search: KnowsTheText {
    private var query = ""
    private var answer = "nothing"

    enum Action {
      case ask(String)
      case answered(String, to: String)
    }

    static func reduce(_ search: inout Search, _ action: Action) {
      switch action {
      case .ask(let query): search.query = query
      // The guard: an answer to a question that nobody asks any more is dropped.
      case .answered(let answer, let query): if query == search.query { search.answer = answer }
      }
    }

    func provideText(to component: some TextComponent) { component.newText(answer) }
  }

  @Test("an answer that was fetched comes home to the store's actor, and a stale one is dropped")
  func fetched() async {
    let store = Store(Search(), reduce: Search.reduce)
    let transcript = Transcript(store.provider(of: TheText.self) { $0 }, .testing)
    let tasks = ["a", "b"].map { query in
      store.dispatch(.ask(query))
      return Task {
        await Task.yield()
        store.dispatch(.answered("all of \(query)", to: query))
      }
    }
    for task in tasks { await task.value }
    transcript.expect("nothing", "all of b")
  }

  @Test("an object that fetches when it is told needs to know nothing of deliveries")
  func fetchesWhenTold() async {
    let store = counterStore()
    let label = Label()
    var fetching: Task<Void, Never>?
    label.whenTold = { count in
      guard count == 0 else { return }
      fetching = Task {
        await Task.yield()
        store.dispatch(.set(10))
      }
    }
    store.provider(of: Count.self) { $0 }.provide(to: label)
    await fetching?.value
    #expect(label.shown == ["0", "10"])
  }

  @Test("a closure fills a stream for a slow reader, who gets the newest value")
  func stream() async {
    let store = counterStore()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let token = store.provider(of: Count.self) { $0 }.provide { continuation.yield($0) }
    (1...1_000).forEach { store.dispatch(.set($0)) }
    continuation.finish()
    var read: [Int] = []
    for await count in stream { read.append(count) }
    #expect(read == [1_000])
    token.cancel()
  }

  @Test("a store lives on any actor")
  func ownActor() async {
    let server = Server()
    await server.goal()
    #expect(await server.shown() == ["0", "1"])
  }

  private actor Server {
    private let store = counterStore()
    private let label = Label()
    private var isListening = false

    func goal() {
      if !isListening { store.provider(of: Count.self) { $0 }.provide(to: label) }
      isListening = true
      store.dispatch(.up)
    }

    func shown() -> [String] { label.shown }
  }
}
