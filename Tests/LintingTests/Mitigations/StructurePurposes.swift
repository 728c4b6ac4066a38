import Analysis

let structurePurposes = [
  Purpose(
    "",
    """
    func one() {
      let person = Person()
      person.house.id = 8
      print(person)
    }
    func two(person: Person) {
      let house = person.house
      house.town.visit()
    }
    func three() {
      print()
      Person().house.enter()
    }
    func four() {
      print()
      Person().house.town.visit()
    }
    """, "Use.swift", [.createdHere, .createdHere, nil]
  ),
  // A constant that gets its object behind its declaration.
  Purpose(
    "",
    """
    func one(_ isNew: Bool) {
      let person: Person
      if isNew { person = Person() } else { person = Person() }
      person.house.id = 8
      print(person)
    }
    func two(other: Town, _ isNew: Bool) {
      let town: Town
      if isNew { town = Town() } else { town = other }
      town.hall.lamp.isOn = true
    }
    func three(_ person: Person) {
      do { let person: Person; person = Person(); print(person) }
      person.house.id = 8
    }
    """, "Use.swift", [.createdHere, nil, nil]
  ),
  Purpose(
    "",
    """
    func one(_ isNew: Bool) {
      var person: Person?
      if isNew {
        person = Person()
        person?.house.id = 8
      }
      print(person)
    }
    func two(_ other: Person, _ isNew: Bool) {
      var person: Person?
      if isNew {
        person = other
        person?.house.id = 8
      }
      print(person)
    }
    func three(_ session: URLSession, _ owner: Owner) {
      let task = owner.session.uploadTask(with: 1, from: 2)
      task.resume()
    }
    final class Owner { let session = URLSession() }
    """, "Use.swift", [.createdHere, nil, .idleOwner]
  ),
  // What a function of the type has just made.
  Purpose(
    """
    final class Panel {
      let lamp = Lamp()
      static func instantiate(_ name: String) -> Panel { print(name); return Panel() }
      static func shared() -> Panel { print(1); return Panel() }
      static func newest() -> Panel { print(1); return Panel() }
      func end() { print(1); print(2) }
    }
    """,
    """
    func one() {
      let panel = Panel.instantiate("a")
      panel.lamp.isOn = true
      print(panel)
    }
    func two() {
      let panel = Panel.shared()
      panel.lamp.isOn = true
      print(panel)
    }
    func three() {
      let panel = Panel.newest()
      panel.lamp.isOn = true
      print(panel)
    }
    """, "Use.swift", [.createdHere, nil, nil]
  ),
  // A walk over a library's own objects.
  Purpose(
    """
    extension UIResponder { var pages: UINavigationController? { nil }; var home: House? { nil } }
    """,
    """
    func one(view: UIView) {
      view.pages?.navigationBar.isHidden = true
    }
    func two(view: UIView) {
      guard let pages = view.pages else { return }
      pages.isToolbarHidden = true
    }
    func three(view: UIView) {
      view.home?.id = 3
    }
    func four(view: UIView) {
      let pages = view.pages as! Pages
      pages.door = Door()
    }
    final class Pages: UINavigationController { var door = Door() }
    """, "Use.swift", [.libraryWalk, .libraryWalk, nil, .libraryWalk]
  ),
  // A part of an object that has no name of its own.
  Purpose(
    "",
    """
    func one() {
      let house = Person().house
      house.id = 8
    }
    func two(person: Person) {
      let house = person.house
      house.id = 8
    }
    """, "Use.swift", [.createdHere, nil]
  ),
  // What a protocol hands out is looked at as far as a plain value of a library.
  Purpose(
    "protocol Backed { var back: UIView { get } }",
    """
    func one(backed: Backed) {
      print(backed.back.frame.minY)
    }
    func two(backed: Backed) {
      print(backed.back.layer.mask)
    }
    """, "Use.swift", [.throughProtocol, .agreedPart]
  ),
  // A structure inside a structure, which is only read.
  Purpose(
    """
    struct Scheme {
      struct Keys { var first: Int; var rest: [Int]; func all() -> [Int] { print(1); return [first] } }
      var keys: Keys
      var others: Others
      mutating func reset() { print(1); keys.first = 0 }
    }
    struct Others { var first: Int; var rest: [Int]; func all() -> [Int] { print(1); return [first] } }
    """,
    """
    func one(scheme: Scheme) -> [Int] {
      print()
      return scheme.keys.all()
    }
    func two(scheme: Scheme) -> [Int] {
      print()
      return scheme.others.all()
    }
    """, "Use.swift", [.nestedPart, .valueRead]
  ),
  // What a library's object is made of.
  Purpose(
    """
    struct Material { var metal: Coat; var owner: Person; func end() { print(1); print(2) } }
    struct Coat { var depth: Int; var names: [String]; func paint() { print(1); print(2) } }
    """,
    """
    extension SCNMaterial {
      convenience init(_ material: Material) {
        self.init()
        material.metal.paint()
      }
      func fill(_ material: Material) {
        self.fill()
        material.metal.paint()
      }
    }
    final class Own {
      init(_ material: Material) {
        print()
        material.metal.paint()
      }
    }
    """, "Use.swift", [.mapping, .valueOwner, .valueOwner]
  ),
  // An owner that carries several parts and does next to nothing.
  Purpose(
    """
    final class Engine { var speed = 0; func start() { print(1); print(2) }; func stop() { print(1); print(2) } }
    final class Bundle3 { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) } }
    final class Bundle2 { let a = Engine(); let b = Engine(); func end() { print(1); print(2) } }
    final class Busy { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) }; func two() {} }
    final class Panel: UIView { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) } }
    """,
    """
    func one(bundle: Bundle3) { print(0); print(bundle.a.speed) }
    func two(bundle: Bundle3) { print(0); bundle.a.speed = 1 }
    func three(bundle: Bundle3) { print(0); bundle.a.start() }
    func four(bundle: Bundle2) { print(0); print(bundle.a.speed) }
    func five(busy: Busy) { print(0); print(busy.a.speed) }
    func six(panel: Panel) { print(0); print(panel.a.speed) }
    """, "Use.swift", [.carrier, nil, nil, nil, nil, nil]
  ),
]
