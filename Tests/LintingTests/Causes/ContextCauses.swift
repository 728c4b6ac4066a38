let contextCauses = [
  Form(
    1, "a default argument is the parameter that the message asks for",
    """
    enum Shared { static let person = Person() }
    func visit(_ other: Person, house: House = Shared.person.house) { house.enter() }
    """),
  Form(
    5, "a nested type is its host's part, and not that of strangers",
    """
    class Host {
      class Part { var hall = Hall() }
      let part = Part()
      func show() {
        print(0)
        part.hall.open()
      }
    }
    class Stranger {
      func show(_ part: Host.Part) {
        print(0)
        part.hall.open()  // ← reaches Host.Part.hall -> open
      }
    }
    class Outer {
      let town = Town()
      enum Maker { static func make(_ outer: Outer) { outer.town.visit() } }
    }
    """),
  Form(
    15, "a file with statements at its top level is a script",
    """
    final class Context { var reports: [Int] = []; let house = House(); func end() { print(1); print(2) } }
    let context = Context()
    func wait() {
      context.reports.removeAll()
      context.house.enter()
    }
    wait()
    """),
  Form(
    16, "setting a property beyond a global writes through it, unless the global holds services",
    """
    final class Options {
      static let shared = Options()
      let part = House()
      let settings = PartSettings()
      func end() {
        print(1)
        print(2)
      }
    }
    final class PartSettings { var isOn = false; func end() { print(1); print(2) } }
    struct World {
      var aStore = Hall()
      var bStore = Hall()
      var cStore = Town()
      var dStore = Person()
    }
    var Current = World()
    func set() {
      print(Options.shared.part.town)
      Options.shared.part.id = 3  // ← writes Options.part -> id
      Options.shared.settings.isOn = true
      Current.dStore.name = ""
    }
    """),
  Form(
    19, "a context that never changes stands for the parameters that it carries",
    """
    final class MoveContext { let view: UIView; let town: Town; init(_ view: UIView, _ town: Town) {} }
    final class LiveContext { let view: UIView; var town: Town; init(_ view: UIView, _ town: Town) {} }
    final class BusyContext { let view: UIView; init(_ view: UIView) {}; func end() { print(1); print(2) } }
    final class FarContext { let view: UIView; init(_ view: UIView) {} }
    extension FarContext { func end() { print(1); print(2) } }
    func move(_ move: MoveContext, _ live: LiveContext, _ busy: BusyContext, _ far: FarContext) {
      move.view.alpha = 0
      let view = move.view
      view.isHidden = true
      move.town.visit()
      move.town.hall.open()  // ← reaches Town.hall -> open
      live.view.alpha = 0  // ← writes LiveContext.view -> alpha
      busy.view.alpha = 0  // ← writes BusyContext.view -> alpha
      far.view.alpha = 0  // ← writes FarContext.view -> alpha
    }
    """),
]
