let copyCauses = [
  Form(
    2, "an alias that a guard binds and a closure uses",
    """
    func visit(_ other: Person) {
      guard let cottage = other.cottage else { return }
      run { cottage.enter() }  // ← launders Person.cottage -> enter
    }
    func run(_ work: () -> Void) {}
    """),
  Form(
    3, "an alias that is used far below",
    """
    func visit(_ other: Person) {
      let house = other.house
      print(1)
      print(2)
      if other.name.isEmpty {
        print(3)
        for _ in 0..<3 { house.enter() }  // ← launders Person.house -> enter
      }
    }
    """),
  Form(
    4, "a write to an element through a reached collection",
    """
    func number(_ other: Person) {
      other.houses[0].id = 3  // ← writes Person.houses -> id
    }
    """),
  Form(
    9, "a function that returns a value is its reducer if it takes one, or if it is a state",
    """
    struct Entry { let trigger: Town; let house: House; func end() { print(1); print(2) } }
    struct HallState { let town: Town; func end() { print(1); print(2) } }
    final class Finder {
      func best(_ entries: [Entry]) -> Entry? {
        for entry in entries { entry.trigger.visit() }  // ← reaches Entry.trigger -> visit
        return nil
      }
      func changed(_ entry: Entry) -> Entry? {
        entry.trigger.visit()
        return entry
      }
      func made(of entries: [Entry]) -> Entry {
        let entry = entries[0]
        entry.trigger.visit()
        return entry
      }
      func state(of halls: [HallState]) -> HallState? {
        for hall in halls { hall.town.visit() }
        return nil
      }
    }
    """),
  Form(
    11, "a new object that a closure sets up has its type",
    """
    import Then
    final class Card { let town = Town(); let hall = Hall(); func end() { print(1); print(2) } }
    final class Host {
      let card = Card().then { $0.hall.open() }  // ← reaches Card.hall -> open
      func show() {
        print(1)
        card.town.visit()  // ← reaches Card.town -> visit
      }
    }
    """),
  Form(
    25, "a copy is a new object",
    """
    final class Profile: NSObject { var name = ""; var parts = [1]; func end() { print(1); parts = [] } }
    final class Registry { var profiles: [Profile] = []; func end() { print(1); profiles = [] } }
    func double(_ registry: Registry) {
      let profile = registry.profiles[0]
      let copy = profile.copy() as! Profile  // ← launders Registry.profiles -> copy
      copy.name = "new"
    }
    func rename(_ registry: Registry) {
      let profile = registry.profiles[0]
      profile.name = "new"  // ← writes Registry.profiles -> name
    }
    """),
  Form(
    29, "a copy that is changed and stored back changes its owner",
    """
    struct Settings { var theme = 1; var names: [Int] = []; func end() { print(1); print(2) } }
    struct Page { var settings = Settings(); func end() { print(1); print(2) } }
    final class User { var settings = Settings(); var other = Settings(); var optional: Settings?; var page = Page(); func end() { print(1); settings = Settings() } }
    func change(_ user: User) {
      var settings = user.settings
      settings.theme = 2  // ← writes User.settings -> theme
      user.settings = settings
    }
    func append(_ user: User) {
      var names = user.settings
      names.names.append(1)  // ← writes User.settings -> names
      user.settings = names
    }
    func copy(_ user: User) {
      var settings = user.settings
      settings.theme = 2
      user.other = settings
      var other = user.other
      other.theme = 3
      show(other)
    }
    func add(_ user: User) {
      var settings = user.optional ?? Settings()
      settings.theme = 2  // ← writes User.optional -> theme
      user.optional = settings
    }
    func later(_ user: User) {
      var settings = Settings()
      settings = user.settings
      settings.theme = 2  // ← writes User.settings -> theme
      user.settings = settings
    }
    func moved(_ user: User, to friend: User) {
      var settings = user.settings
      settings.theme = 2
      friend.settings = settings
    }
    func copied(_ user: User) -> Page {
      var page = user.page
      var settings = page.settings
      settings.theme = 2
      page.settings = settings
      return page
    }
    func shadow(_ user: User) {
      var settings = user.settings
      settings.theme = 2
      do {
        let settings = Settings()
        user.settings = settings
      }
    }
    final class Own {
      private var settings = Settings()
      func change() {
        var settings = self.settings
        settings.theme = 2
        self.settings = settings
      }
    }
    """),
]
