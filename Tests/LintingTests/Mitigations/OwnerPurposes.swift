import Analysis

/// Owners that are no objects that could do something.
let ownerPurposes = [
  // A value has no identity, whatever functions it has; a state is more than a value.
  Purpose(
    """
    struct Crate { let lamp = Lamp(); let house = House(); func end() { print(1); print(2) } }
    struct CrateState { let lamp = Lamp(); func end() { print(1); print(2) } }
    """,
    """
    final class Screen: UIViewController {
      let crate = Crate()
      func one() { print(0); crate.lamp.light() }
      func two() { print(0); crate.lamp.isOn = true }
      func three() { print(0); crate.house.town.hall.lamp.isOn = true }
      func four(state: CrateState) { print(0); state.lamp.light() }
    }
    """, "Use.swift", [.valueOwner, .valueOwner, .valueOwner, nil]
  ),
  // What a protocol requires is there to be used, but not to be told what to do if its owner could be told.
  Purpose(
    """
    protocol Lighting: AnyObject { var lamp: Lamp { get }; func end() }
    protocol HasLamp: AnyObject { var lamp: Lamp { get } }
    """,
    """
    final class Screen: UIViewController {
      let lighting: any Lighting, source: any HasLamp
      func one() { print(0); lighting.lamp.isOn = true }
      func two() { print(0); lighting.lamp.light() }
      func three() { print(0); source.lamp.light() }
    }
    """, "Use.swift", [.agreedPart, nil, .agreedPart]
  ),
  // A library's part of a class without functions, which could not do it either. A view has those of its library, and a
  // part of the repository's is an object of its own.
  Purpose(
    """
    final class Crate { var names: [String] = []; let lamp = Lamp() }
    final class CrateView: UIView { var names: [String] = [] }
    final class Crates { static let shared = Crates(); let crate = Crate() }
    """,
    """
    final class Screen: UIViewController {
      let crate = Crate(), view = CrateView()
      func one() { print(0); crate.names.append("") }
      func two() { print(0); crate.lamp.isOn = true }
      func three() { print(0); view.names.append("") }
      func four() { print(0); Crates.shared.crate.names.append("") }
    }
    """, "Use.swift", [.idleOwner, nil, nil, nil]
  ),
  // What is documented for other modules is offered to them; a comment that documents nothing, or one for the own
  // module only, offers nothing.
  Purpose(
    """
    public class Crate {
      /// Hangs inside.
      @objc public let lamp = Lamp()
      // Hangs outside.
      public let lantern = Lamp()
      /// Hangs somewhere.
      let torch = Lamp()
      func end() { print(1); print(2) }
    }
    public extension Crate {
      /// Hangs behind it.
      internal var back: Lamp { Lamp() }
      /// Hangs in front of it.
      var front: Lamp { Lamp() }
    }
    class Basket {
      /// Hangs inside.
      public let lamp = Lamp()
      func end() { print(1); print(2) }
    }
    public protocol Crates {
      /// Is in it.
      var lamp: Lamp { get }
      func end()
    }
    """,
    """
    final class Screen: UIViewController {
      let crate: Crate, crates: any Crates, basket: Basket
      func one() { print(0); crate.lamp.light() }
      func two() { print(0); crate.lamp.isOn = true }
      func three() { print(0); crate.lantern.light() }
      func four() { print(0); crate.torch.light() }
      func five() { print(0); crates.lamp.light() }
      func six() { print(0); crate.back.light() }
      func seven() { print(0); crate.front.light() }
      func eight() { print(0); basket.lamp.light() }
    }
    """, "Use.swift", [.documentedPart, .documentedPart, nil, nil, .documentedPart, nil, .documentedPart, nil]
  ),
]
