let aliasForms = [
  Form(
    38, "a local name launders nothing",
    """
    func send(to person: Person) {
      let house = person.house
      take(house)
      take(house.town)  // ← launders Person.house -> town
      var other: House
      other = person.house
      take(other.door)
    }
    """),
  Form(
    39, "optional binding launders nothing",
    """
    func send(to person: Person) {
      if let cottage = person.cottage { take(cottage.town) }  // ← launders Person.cottage -> town
    }
    func visit(_ person: Person) {
      guard let cottage = person.cottage else { return }
      cottage.enter()  // ← launders Person.cottage -> enter
    }
    func walk(_ person: Person) {
      while let cottage = person.cottage { cottage.enter() }  // ← launders Person.cottage -> enter
    }
    class Post {
      var person: Person?
      func send() {
        if let person { take(person.house) }
        if let person { take(person.house.town) }  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    43, "names that a guard binds are not visible in its braces",
    """
    class Post {
      var house: House?
      func enter(_ person: Person) {
        guard let person = person.houses.first?.town.mayor, person.name != "" else {  // ← reaches Person.houses -> town
          person.house.enter()  // ← reaches Person.house -> enter
          return
        }
        take { person.visit(Town()) }
      }
      func leave(_ person: Person) {
        guard let person = person.house.town.mayor else {  // ← reaches Person.house -> town
          person.name = ""
          return take({ person.visit(Town()) }())
        }
        take(person)
      }
      func open() {
        guard let house = house?.rooms.first, case let (lamp, name) = (house.lamp, house.name) else {  // ← launders House.rooms -> lamp
          house?.enter()
          return
        }
        take((lamp, name))
      }
    }
    """),
  Form(
    43, "a name that a branch binds is another one than outside of it",
    """
    class Post {
      let home: Town
      init(_ town: Town) { home = town }
      func visit(_ house: House?) {
        let chosen = if let home = house { home } else { House() }
        take(chosen.town.name)  // ← reaches House.town -> name
      }
      func visit(_ mood: Mood) {
        let chosen = switch mood { case .angry(let home): home; case .calm: Person() }
        take(chosen.house.id)
        take(chosen.house.town)  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    40, "a case called `some` of an enumeration has a payload of its own",
    """
    enum Choice { case none, some(Person), all; var house: House { House() } }
    func send(_ choice: Choice) {
      if case .some(let chosen) = choice { take(chosen.house.town) }  // ← reaches Person.house -> town
    }
    func send(_ person: Person?) {
      if case .some(let chosen) = person { take(chosen.house.town) }  // ← reaches Person.house -> town
    }
    """),
  Form(
    40, "a payload stands where its subject stands",
    """
    func calm(_ person: Person) {
      if case .angry(let other) = person.mood { take(other.house) }  // ← launders Person.mood -> house
    }
    class Judge {
      let mood = Mood.calm
      func calm() {
        switch mood {
        case .angry(let person): take(person.house)
        case .calm: break
        }
      }
    }
    """),
  Form(
    40, "a payload has the type that nested patterns give it",
    """
    enum Place { case home(House), near(Place), none }
    func end(_ place: Place) {
      if case .near(.near(.home(let house))) = place { house.town.visit() }  // ← reaches House.town -> visit
    }
    func loop(_ places: [Place]) {
      for case .home(let house) in places { house.door?.open() }  // ← reaches House.door -> open
    }
    func pair(_ one: Place, _ other: Place?) {
      switch (one, other) {
      case (.home(let house), _): house.town.hall.open()  // ← reaches House.town -> hall
      case (_, .home(let house)?): house.door?.key.turn()  // ← reaches House.door -> key
      default: break
      }
    }
    func deep(_ pairs: [(Person, (House, Room))]) {
      for (_, (house, _)) in pairs { house.town.mayor?.home() }  // ← reaches House.town -> mayor
    }
    """),
  Form(
    41, "a capture launders nothing",
    """
    func send(to person: Person) {
      run { [house = person.house] in take(house.town) }  // ← launders Person.house -> town
    }
    func run(_ work: () -> Void) {}
    """),
  Form(
    46, "copying from a data object is reported",
    """
    struct Card {
      let town: String
      init(_ person: Person) {
        town = person.house.town.name  // ← reaches Person.house -> town
      }
    }
    """),
]
