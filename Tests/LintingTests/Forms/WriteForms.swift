let writeForms = [
  Form(
    34, "writing two steps away writes through",
    """
    func paint(_ person: Person, _ town: Town) {
      person.house.color = .red  // ← writes Person.house -> color
      town.hall.lamp.isOn = true  // ← writes Town.hall -> lamp
    }
    func grow(_ person: Person) {
      person.house.id += 1  // ← writes Person.house -> id
    }
    """),
  Form(
    35, "`&` writes",
    """
    func paint(_ person: Person, _ town: Town) {
      swap(&person.house.color, &town.size)  // ← writes Person.house -> color
    }
    """),
  Form(
    34, "writing to what is in parentheses or in a tuple writes",
    """
    func paint(_ person: Person, _ town: Town) {
      (person.house.color) = .red  // ← writes Person.house -> color
    }
    func count(_ person: Person) {
      (person.house.id) += 1  // ← writes Person.house -> id
    }
    func number(_ person: Person) {
      (person.house.id, _) = (1, 2)  // ← writes Person.house -> id
    }
    func mix(_ person: Person) {
      stir(&(person.house.color))  // ← writes Person.house -> color
    }
    """),
  Form(
    36, "calling what mutates writes",
    """
    struct Tank { var level = 0; mutating func fill() { level = 9 } }
    class Car { var tank = Tank(); var names: [String] = [] }
    class Driver { let car = Car() }
    func build(_ person: Person, _ room: Room, _ driver: Driver) {
      person.house.rooms.append(room)  // ← writes Person.house -> rooms
      room.lamp.isOn.toggle()  // ← writes Room.lamp -> isOn
      driver.car.names.removeAll()  // ← writes Driver.car -> names
      person.houses.removeAll()  // ← writes Person.houses -> removeAll
    }
    func rebuild(_ person: Person) {
      person.houses[0] = House()  // ← writes Person.houses -> []
    }
    func refuel(_ driver: Driver) {
      driver.car.tank.fill()  // ← writes Driver.car -> tank
    }
    """),
  Form(
    36, "calling what mutates a library's value writes, what reads it does not",
    """
    struct Options: OptionSet { let rawValue: Int; static let fast = Options(rawValue: 1) }
    struct Player: PersistableRecord { var name = "" }
    class Model { var player = Player(); var items: [Player] = []; var counts: [String: Int] = [:] }
    func save(_ model: Model) { model.player.insert(db); model.items.encode(to: db); model.counts.write(to: db) }
    class Part { var options: Options = []; var address = URL(fileURLWithPath: ""); var request = URLRequest(url: home) }
    class Owner { let part = Part() }
    func insert(_ part: Part) { part.options.insert(.fast) }  // ← writes Part.options -> insert
    func extend(_ part: Part) { part.address.appendPathComponent("x") }  // ← writes Part.address -> appendPathComponent
    func extended(_ part: Part) -> URL { part.address.appendingPathComponent("x") }
    func set(_ part: Part) { part.request.setValue("x", forHTTPHeaderField: "y") }  // ← writes Part.request -> setValue
    func change(_ owner: Owner) {
      owner.part.options.insert(.fast)  // ← writes Owner.part -> options
    }
    func request(_ owner: Owner) {
      owner.part.request.setValue("x", forHTTPHeaderField: "y")  // ← writes Owner.part -> request
    }
    """),
  Form(
    36, "toggling a friend's property is setting it",
    """
    func build(_ lamp: Lamp, _ room: Room) {
      lamp.isOn.toggle()
      room.lamp.isOn.toggle()  // ← writes Room.lamp -> isOn
    }
    """),
  Form(
    36, "changing a part of a friend's size writes through",
    """
    final class Pane { var size = CGSize(); var house = House(); func draw() { print(1); print(2) } }
    final class Desk { let pane = Pane(); func draw() { print(1); print(2) } }
    func build(_ pane: Pane, _ desk: Desk) {
      pane.size.height = 3  // ← writes Pane.size -> height
      desk.pane.size.height = 3  // ← writes Desk.pane -> size
      pane.house.color = .red  // ← writes Pane.house -> color
    }
    """),
  Form(
    18, "setting a property of a global object's part writes through it",
    """
    class Desk { static let shared = Desk(); let lamp = Lamp(); let room = Room() }
    func build() {
      Desk.shared.lamp.isOn = true  // ← writes Desk.lamp -> isOn
      Desk.shared.room.lamp.isOn = true  // ← writes Desk.room -> lamp
    }
    """),
  Form(
    6, "a closure is handed a value in order to change it, one level deep",
    """
    struct Part { var isOn = false; var count = 0 }
    struct Whole { var part = Part(); mutating func with(_ change: (inout Whole) -> Void) { change(&self) } }
    class Machine { var whole = Whole(); func update(_ change: (inout Whole) -> Void) { change(&whole) } }
    class Other { let machine = Machine(); func take(_ take: (Machine) -> Void) { take(machine) } }
    func build(_ machine: Machine, _ other: Other) {
      machine.update { $0.part.isOn = true }
      machine.update { whole in whole.part.count += 1 }
      other.take { $0.whole.part = Part() }  // ← writes Machine.whole -> part
    }
    """),
  Form(
    36, "an object inside an own value is a friend, what that holds is not",
    """
    struct Desk { var lamp = Lamp(); var room = Room(); var papers: [String] = [] }
    class Office {
      var desk = Desk()
      func leave() {
        desk.papers.removeAll()
        desk.lamp.isOn = false
        desk.room.lamp.isOn = false  // ← writes Room.lamp -> isOn
      }
    }
    """),
  Form(
    37, "setting a friend's property is allowed",
    """
    func rename(_ person: Person) {
      person.name = "Ann"
      person.houses = []
    }
    """),
  Form(
    38, "a library's protocol asks for the coding path, so all that decode together change it",
    """
    final class XMLDecoder: Decoder { var codingPath: [CodingKey] = []; var keys: [CodingKey] = []; func end() { print(1); print(2) } }
    final class Container {
      func decode(_ decoder: XMLDecoder, _ key: CodingKey) {
        decoder.codingPath.append(key)
        decoder.keys.append(key)  // ← writes XMLDecoder.keys -> append
      }
    }
    """),
]
