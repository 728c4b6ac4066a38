import Eastward
import Observation
import Testing

@Suite("BindableValue")
@MainActor
struct BindableValueTests {
  /// A name of at most five letters.
  private struct Form: KnowsTheText {
    private var name = "ann"
    private var isKnown = true

    enum Action { case rename(String), forget }

    static func reduce(_ form: inout Form, _ action: Action) {
      switch action {
      case .rename(let name): form.name = String(name.prefix(5))
      case .forget: form.isKnown = false
      }
    }

    func provideText(to component: some TextComponent) { if isKnown { component.newText(name) } }
  }

  private let store = Store(Form(), reduce: Form.reduce)

  private var name: BindableValue<TheText> {
    BindableValue(store.provider(of: TheText.self), initial: "none") { [store] in store.dispatch(.rename($0)) }
  }

  @Test("becomes what the reducer makes of an assigned value", arguments: [("bob", "bob"), ("barbara", "barba")])
  func assigning(value: String, expected: String) {
    let name = name
    #expect(name.value == "ann")
    name.value = value
    #expect(name.value == expected)
  }

  @Test("follows other actions, and keeps the last value when there is none any more")
  func following() {
    let name = name
    store.dispatch(.rename("eve"))
    #expect(name.value == "eve")
    store.dispatch(.forget)
    #expect(name.value == "eve")
    #expect(self.name.value == "none")
  }

  @Test("is observed: a change is announced, and an assignment that changes nothing is not")
  func observation() {
    let name = name
    var changes = 0
    func observe() {
      withObservationTracking {
        _ = name.value
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    observe()
    name.value = "ann"
    #expect(changes == 0)
    name.value = "bob"
    #expect(changes == 1)
  }

  @Test("ends its subscription when it is released")
  func release() {
    var released: BindableValue<TheText>? = name
    weak let weakly = released
    #expect(released?.value == "ann")
    released = nil
    #expect(weakly == nil)
    store.dispatch(.rename("bob"))
  }
}
