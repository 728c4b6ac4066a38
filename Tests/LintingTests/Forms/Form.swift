import Testing

/// One row of the table of syntactic forms in the design: how it is linted by default.
struct Form: CustomTestStringConvertible, Sendable {
  var number: Int
  var title: String
  var source: String

  init(_ number: Int, _ title: String, _ source: String) {
    self.number = number
    self.title = title
    self.source = source
  }

  /// Expects what the markers in the source say, and nothing else.
  func check(at path: String = "Source.swift", sourceLocation: SourceLocation = #_sourceLocation) {
    let codebase = codebase(["Prelude.swift": prelude, path: source], linting: [path])
    #expect(remarks(on: codebase) == expectations(in: source, path: path), sourceLocation: sourceLocation)
  }

  var testDescription: String { "\(number). \(title)" }
}

/// The objects that the forms reach through.
let prelude = """
  class Town {
    var name = ""
    var size = 0
    var mayor: Person?
    var hall = Hall()
    func visit() {}
    subscript(number: Int) -> House { House() }
  }
  class Hall {
    var lamp = Lamp()
    func open() {}
  }
  class Lamp {
    var isOn = false
    var watts = [1, 2]
    func light() {}
  }
  class House {
    var town = Town()
    var rooms: [Room] = []
    var door: Door?
    var pair = (left: Room(), right: Room())
    var id = 7
    var color = Color.red
    func enter() {}
  }
  class Room {
    var lamp = Lamp()
    var name = ""
  }
  class Door {
    var key = Key()
    func open() {}
  }
  class Key {
    func turn() {}
  }
  class Person {
    var house = House()
    var houses: [House] = []
    var housesByName: [String: House] = [:]
    var cottage: House?
    var name = ""
    var mood = Mood.calm
    func home() -> House { house }
    func visit(_ town: Town) {}
  }
  enum Mood {
    case calm
    case angry(at: Person)
    var target: Person? { nil }
  }
  enum Color { case red }
  func take<T>(_ value: T) {}
  """
