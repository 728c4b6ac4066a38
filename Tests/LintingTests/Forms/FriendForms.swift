let friendForms = [
  Form(
    1, "`self.x` is a friend",
    """
    class Post {
      let person = Person()
      func send() { take(self.person) }
    }
    """),
  Form(
    2, "`self.x.y` may be read, passed on and returned",
    """
    class Post {
      let person = Person()
      func send() -> House {
        take(self.person.house)
        return self.person.house
      }
    }
    """),
  Form(
    3, "`self.x.y.z`, `self.x.y.f()` and `self.x.y[i]` reach through",
    """
    class Post {
      let person = Person()
      func send() { take(self.person.house.town) }  // ← reaches Person.house -> town
      func visit() { self.person.house.enter() }  // ← reaches Person.house -> enter
      func first() -> Town { self.town.hall.lamp }  // ← reaches Town.hall -> lamp
      let town = Town()
    }
    """),
  Form(
    4, "an implicit `self` changes nothing, wherever the member is declared",
    """
    class Post {
      let person = Person()
      func send() { take(person.house.town) }  // ← reaches Person.house -> town
      func deliver() { take(owner.house.town) }  // ← reaches Person.house -> town
    }
    extension Post {
      var owner: Person { person }
    }
    class Parcel: Post {
      func weigh() { take(person.house.town) }  // ← reaches Person.house -> town
    }
    """),
  Form(
    5, "a parameter is a friend, what it has is not",
    """
    func send(to person: Person) {
      take(person.house)
      take(person.house.town)  // ← reaches Person.house -> town
    }
    """),
  Form(
    6, "a closure's parameter is a friend",
    """
    class Club {
      let people: [Person] = []
      func houses() { take(people.map { $0.house }) }
      func towns() { take(people.map { $0.house.town }) }  // ← reaches Person.house -> town
      func names() {
        people.forEach { person in
          take(person.name)
          take(person.house.town)  // ← reaches Person.house -> town
        }
      }
    }
    """),
  Form(
    7, "a loop's variable stands where the sequence stands",
    """
    class Club {
      let people: [Person] = []
      func greet(_ guest: Person) {
        for person in people { take(person.name) }
        for house in guest.houses { take(house.town) }  // ← launders Person.houses -> town
      }
    }
    """),
  Form(
    22, "`super` is like `self`",
    """
    class Post {
      let person = Person()
    }
    class Parcel: Post {
      func send() { take(super.person.house.town) }  // ← reaches Person.house -> town
    }
    """),
  Form(
    42, "a local name for `self` is `self`",
    """
    class Post {
      let person = Person()
      func send() {
        let me = self
        take(me.person.house)
        run { [weak self] in
          guard let strongSelf = self else { return }
          take(strongSelf.person.house)
          take(self?.person.house)
        }
        run { [weak self] in
          guard let self else { return }
          take(self.person.house)
          take(self.person.house.town)  // ← reaches Person.house -> town
        }
      }
      func run(_ work: () -> Void) {}
    }
    """),
  Form(
    43, "the innermost scope wins",
    """
    class Post {
      let person = Person()
      func send(_ person: Int) { take(person.house.town) }
      func deliver(_ house: House) {
        do {
          let house = Town()
          take(house.hall)
        }
        take(house.town)
      }
    }
    """),
  Form(
    44, "objects of the same type may use each other's parts",
    """
    class Post: Equatable {
      let person = Person()
      let next: Post? = nil
      static func == (lhs: Post, rhs: Post) -> Bool { lhs.person.name == rhs.person.name }
      func later() { take(next?.person.house) }
    }
    """),
  Form(
    45, "a forwarder is the cure; one that reaches for something of another name is a note",
    """
    class Owner {
      let person = Person()
      var house: House { person.house }
      var place: Town { person.house.town }  // ← reaches Person.house -> town
    }
    """),
]
