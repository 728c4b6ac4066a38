/// Sources that the tests plant into their repositories.
enum Sources {
  /// Three types, each with the next; nobody reaches.
  static let car = """
    final class Engine {
      var temperature = 0
    }

    final class Car {
      var engine = Engine()
    }

    """

  /// Reaches through `Car.engine` to `temperature`.
  static let reaching = """
    final class Driver {
      func drive(_ car: Car) {
        print(car.engine.temperature)
      }
    }

    """

  /// Knows its own things only.
  static let modest = """
    final class Passenger {
      private var seat = 1

      func move() { seat += 1 }
    }

    """

  /// A key path with four components in each of its spellings.
  static let spelledPaths = #"""
    import Foundation

    final class Mayor: NSObject { @objc var name = "" }
    final class Town: NSObject { @objc var mayor = Mayor() }
    final class House: NSObject { @objc var town = Town() }
    final class Person: NSObject { @objc var house = House() }

    let followed = \Person.house.town.mayor.name
    let checked = #keyPath(Person.house.town.mayor.name)
    let spelled = Person().value(forKeyPath: "house.town.mayor.name")

    """#

  /// Git could not merge this.
  static let conflicted = """
    struct Road {
    <<<<<<< ours
      var lanes = 2
    =======
      var lanes = 3
    >>>>>>> theirs
    }

    """
}
