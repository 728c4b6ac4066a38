import Rules

extension EdgeCase {
  /// Forms of the grammar around a use, which is found whatever surrounds it.
  static let forms = [
    form(
      "a use in a case behind an empty clause of `#if`",
      """
      switch room {
      case .away: break
      #if os(macOS)
      #else
      case .home(let house): house.kitchen.lamp.isOn = true // ←
      #endif
      }
      """),
    form(
      "a parameter whose attribute has generic arguments behind a space",
      """
      func inner<T>(@B <T> rows: () -> [T]) { house.kitchen.lamp.isOn = true } // ←
      """),
    form(
      "a closure behind a comma in a condition is not the body",
      """
      func one() { if let flat = maybe, { n > 1 }() { flat.kitchen.lamp.isOn = true } } // ←
      func two() { while let flat = maybe, { n > 1 }(), let x = maybe { x.kitchen.lamp.isOn = true } } // ←
      func three() {
        guard let flat = maybe, { n > 1 }() else { return }
        flat.kitchen.lamp.isOn = true // ←
      }
      """),
    form(
      "attributes with arguments inside of `#if`",
      """
      #if DEBUG
      @A.B<Int>(1)
      #endif
      func inner(_ house: House) { house.kitchen.lamp.isOn = true } // ←
      """),
    form(
      "a local closure behind a value in braces",
      """
      let size = switch n { case 1: 2 default: 3 }
      { house.kitchen.lamp.isOn = true }() // ←
      """),
  ]

  private static func form(_ title: String, _ body: String) -> EdgeCase {
    EdgeCase(
      WriteThrough.self, title,
      """
      final class Lamp { var isOn = false; func blink() {} }
      final class Room { var lamp = Lamp(); func open() { lamp.isOn = true } }
      final class House { var kitchen = Room(); func move() { kitchen.open() } }
      enum Place { case away, home(House) }
      func outer(_ house: House, _ maybe: House?, _ room: Place, _ n: Int) {
      \(body)
      }
      """)
  }
}
