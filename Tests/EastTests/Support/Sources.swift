/// Sources that the tests plant into their repositories.
enum Sources {
  /// Three types, each with the next; nobody reaches.
  static let car = """
    final class Engine {
      var temperature = 0
    }

    final class Car {
      let engine = Engine()
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
