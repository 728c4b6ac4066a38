let namespaceForms = [
  Form(
    13, "a key path is another rule's concern",
    """
    func send(to people: [Person]) {
      take(\\Person.house.town.name)
      take(people.map(\\.house.town))
    }
    """),
  Form(14, "`\\.self` is neutral", "func ids(_ people: [Person]) { take(people.map(\\.self)) }"),
  Form(
    15, "an implicit member starts nothing; a clause of a postfix `#if` is not one",
    """
    func draw(_ person: Person) {
      let font: Font = .system(size: 3).bold().leading.tight
      take(.shared.house.town)
      person.house
        #if DEBUG
          .town  // ← reaches Person.house -> town
        #endif
    }
    """),
  Form(
    16, "modules and types are names",
    """
    import Foundation
    func load() {
      take(Foundation.URL(fileURLWithPath: "/").path.count)
      take(Outer.Inner.make().name)
    }
    enum Outer { enum Inner { static func make() -> Person { Person() } } }
    """),
  Form(
    16, "types that share only a namespace are no parts of each other",
    """
    enum Screen {}
    extension Screen {
      class Model { var person = Person(); var step = Step() }
      class Step { func end() {} }
      class View {
        let model = Model()
        func end() { self.model.step.end() }  // ← reaches Screen.Model.step -> end
      }
      static func end(_ model: Model) { model.step.end() }
    }
    enum Stage {
      case first(Step)
      class Step { let lamp = Lamp() }
      class View {
        let step = Step()
        func end() { step.lamp.light() }
      }
    }
    """),
  Form(
    17, "a static member is a friend, nested types are names",
    """
    enum Strings { enum Menu { static let title = "Menu" } }
    enum Constants { static let mood = Mood.calm }
    func draw() {
      take(Strings.Menu.title.count)
      take(UIColor.red.cgColor)
      take(Constants.mood.target)
    }
    """),
  Form(
    18, "an upper-case global variable is no namespace, but another rule's concern",
    """
    var Current = World()
    class World { var person = Person() }
    func send() { take(Current.person.house.town) }
    """),
  Form(
    19, "what lies behind a singleton is another rule's concern",
    """
    class Registry {
      static let shared = Registry()
      let person = Person()
    }
    func send() { take(Registry.shared.person.house.town) }
    """),
  Form(
    20, "metatypes are neutral",
    """
    func name(_ person: Person) {
      take(Person.self)
      take(type(of: person).description.count)
      take(type(of: person.house).self)
    }
    """),
  Form(
    21, "`Self` is like a type",
    """
    class Post {
      static let owner = Person()
      func send() {
        take(Self.owner.house)
        take(Self.owner.house.town)  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    49, "attribute arguments are skipped",
    """
    class Post {
      @Wrapped(Registry.person.house.town) var name = ""
    }
    """),
  Form(
    51, "an expression pattern names a value",
    """
    enum Limits { static let low = Town() }
    func check(_ person: Person) {
      switch person.name {
      case Limits.low.hall.lamp.name: break
      default: break
      }
    }
    """),
]
