import Eastward
import Testing

/// The sample of the text on modularisation, in its own names.
enum NewsSample {
  struct User: Equatable, Sendable { let id: Int }

  struct NewsState: Equatable, Sendable {
    var user: User
    var step = Step.initial
    enum Step: Equatable, Sendable { case initial, loading, loaded([String]) }
  }

  enum NewsEvent: Sendable { case dataLoaded([String]), loadData }

  struct AppState: Equatable, Sendable {
    var user = User(id: 0)
    var newsState: NewsState?
    var news = NewsState(user: User(id: 0))
  }

  enum AppEvent: Sendable {
    case newUserWasLoaded(User), newsEvents(NewsEvent)
    var newsEvent: NewsEvent? { if case .newsEvents(let event) = self { event } else { nil } }
  }

  @Sendable static func reduceNews(_ state: NewsState, _ event: NewsEvent) -> NewsState {
    var state = state
    switch event {
    case .dataLoaded(let titles): state.step = .loaded(titles)
    case .loadData: state.step = .loading
    }
    return state
  }

  @Sendable static func reduceApp(_ state: inout AppState, _ event: AppEvent) {
    if case .newUserWasLoaded(let user) = event { state.user = user }
  }
}

@Suite("Reducers")
struct ReducerTests {
  typealias S = NewsSample
  typealias AppReducer = Reducer<S.AppState, S.AppEvent>

  /// Every form of `pullback`, each with what it must do.
  static let forms: [(name: String, reducer: AppReducer, step: @Sendable (S.AppState) -> S.NewsState.Step?)] = [
    ("a key path", Reducer(pure: S.reduceNews).pullback(state: \.news, action: { $0.newsEvent }), { $0.news.step }),
    (
      "two closures",
      Reducer(pure: S.reduceNews).pullback(
        get: { $0.news }, set: { $0.news = $1 }, action: { $0.newsEvent }), { $0.news.step }
    ),
    (
      "the whole's own events",
      Reducer { (news: inout S.NewsState, event: S.AppEvent) in
        if let event = event.newsEvent { news = S.reduceNews(news, event) }
      }.pullback(state: \.news), { $0.news.step }
    ),
    (
      "an optional child",
      Reducer(pure: S.reduceNews).pullback(optional: \.newsState, action: { $0.newsEvent }), { $0.newsState?.step }
    ),
    (
      "a child that is made on first use",
      Reducer(pure: S.reduceNews).pullback(
        optional: \.newsState, default: { S.NewsState(user: $0.user) }, action: { $0.newsEvent }),
      { $0.newsState?.step }
    ),
  ]

  @Test("a combined reducer prints `1` and `loading`", arguments: forms.indices)
  func sample(form: Int) {
    let (name, lifted, step) = Self.forms[form]
    let reduce = Reducer.combine(lifted, Reducer(S.reduceApp))
    var state = S.AppState(newsState: S.NewsState(user: S.User(id: 0)))
    reduce(&state, .newUserWasLoaded(S.User(id: 1)))
    reduce(&state, .newsEvents(.loadData))
    #expect(state.user.id == 1, "\(name)")
    #expect(step(state) == .loading, "\(name)")
  }

  @Test("an optional child that is not there stays away; one that is made knows the parent's user")
  func children() {
    var absent = S.AppState()
    Self.forms[3].reducer(&absent, .newsEvents(.loadData))
    #expect(absent.newsState == nil)
    var made = S.AppState(user: S.User(id: 7))
    Self.forms[4].reducer(&made, .newsEvents(.loadData))
    #expect(made.newsState == S.NewsState(user: S.User(id: 7), step: .loading))
  }

  @Test("reducers run in the order in which they are combined, and each sees what those before it left")
  func order() {
    let reduce: Reducer<String, Int> = .combine(
      Reducer { $0 += "a\($1)" }, Reducer { text, _ in text += "b\(text.count)" })
    var text = ""
    reduce(&text, 1)
    #expect(text == "a1b2")
  }

  struct Board: Equatable {
    var marked = TrackedArray([Thing(id: 1), Thing(id: 2)])
    var array = [Thing(id: 1), Thing(id: 2)]
  }

  @Test("an element's reducer finds its element by identity; an action for one that is gone does nothing")
  func each() {
    let name = Reducer<Thing, String> { $0.name = $1 }
    let reduce: Reducer<Board, (Int, String)> = .combine(
      name.pullback(each: \.marked, action: { $0 }), name.pullback(each: \.array, action: { $0 }))
    var board = Board()
    reduce(&board, (2, "two"))
    reduce(&board, (9, "nine"))
    #expect(board.marked.elements == [Thing(id: 1), Thing(id: 2, name: "two")])
    #expect(board.array == board.marked.elements)
  }

  @Test("by index an action hits whoever stands there by then; by identity it hits the one it was meant for")
  func indexBreaks() {
    var byIndex = ["a", "b", "c"]
    for index in [0, 1] { byIndex.remove(at: index) }
    #expect(byIndex == ["b"], "meant were a and b")
    var byIdentity = TrackedArray([Thing(id: 1), Thing(id: 2), Thing(id: 3)])
    for id in [1, 2] { byIdentity.remove(id) }
    #expect(byIdentity.elements == [Thing(id: 3)])
  }

  enum Page: Equatable, Sendable {
    case form(Int)
    case done
    var form: Int? { if case .form(let number) = self { number } else { nil } }
  }

  @Test("the reducer of one case runs in that case only")
  func enumCase() {
    let reduce: Reducer<Page, Int> = Reducer { $0 += $1 }.pullback(
      case: { $0.form }, embed: { .form($0) }, action: { $0 })
    var form = Page.form(1)
    var done = Page.done
    reduce(&form, 2)
    reduce(&done, 2)
    #expect(form == .form(3))
    #expect(done == .done)
  }

  @Test("a part is changed where it stands: its storage is not copied")
  func noCopy() {
    struct Whole {
      var numbers: [Int]?
      var other: [Int]
    }
    let reduce: Reducer<Whole, Int> = .combine(
      Reducer { $0.append($1) }.pullback(state: \.other),
      Reducer { $0.append($1) }.pullback(optional: \.numbers, action: { $0 }))
    var whole = Whole(numbers: [], other: [])
    whole.numbers?.reserveCapacity(10)
    whole.other.reserveCapacity(10)
    reduce(&whole, 0)
    let before = [address(of: whole.numbers ?? []), address(of: whole.other)]
    reduce(&whole, 1)
    #expect([address(of: whole.numbers ?? []), address(of: whole.other)] == before)
  }
}

/// Where an array keeps its elements.
func address(of array: [Int]) -> Int {
  unsafe array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
