let getterCauses = [
  Form(
    7, "an observer is no getter",
    """
    final class Hub { func changed(_ other: AnyObject) {} }
    final class Owner {
      let hub = Hub()
      var house = House() { didSet { hub.changed(self) } }
      var cottage = House() { willSet { hub.changed(self) } }
      func end() {
        print(1)
        print(2)
      }
    }
    func visit(_ owner: Owner) {
      owner.house.enter()  // ← reaches Owner.house -> enter
      owner.cottage.enter()  // ← reaches Owner.cottage -> enter
    }
    """),
  Form(
    10, "members for collections of the repository's own types are not the library's",
    """
    struct Command { let name = ""; let part = House() }
    extension Sequence where Element == Command { var kind: String? { nil } }
    extension Sequence where Element == Command { var last2: Command? { nil } ; var parts: [House] { [] } }
    extension Sequence { var third: Element? { nil } }
    protocol Named {}
    extension String: Named {}
    extension Sequence where Element: Named { var kind: String? { nil } }
    final class Declared {
      var names: [String] = []
      var commands: Set<Command> = []
      func end() {
        print(1)
        print(2)
      }
    }
    func show(_ declared: Declared) {
      print(declared.commands.kind)  // ← reaches Declared.commands -> kind
      print(declared.commands.third)
      print(declared.commands.last2, declared.commands.parts)
      print(declared.names.kind)
    }
    """),
  Form(
    13, "an assignment behind a hop, whatever the library's type is",
    """
    import Drives
    final class Box {
      let engine: Drive
      let count = BehaviorRelay(value: 1)
      var isShown: Binding<Bool>
      init(_ engine: Drive) { self.engine = engine }
      func end() {
        print(1)
        print(2)
      }
    }
    func start(_ box: Box) {
      box.engine.start()  // ← reaches Box.engine -> start
      box.engine.isOn = true  // ← writes Box.engine -> isOn
      box.count.value = 3
      box.isShown.wrappedValue = true
    }
    """),
  Form(
    18, "a setter forwards to a property of its own name",
    """
    final class Player {
      struct Config { var rate = 1.0; var volume = 1.0 }
      var config = Config()
      func play() { print(1); print(2) }
    }
    final class Screen {
      private let player = Player()
      var rate: Double {
        get { player.config.rate }
        set { player.config.rate = newValue }
      }
      var loudness: Double {
        get { 1 }
        set { player.config.volume = newValue }  // ← writes Player.config -> volume
      }
      func stop() {
        player.config.rate = 0  // ← writes Player.config -> rate
      }
    }
    func rate(of other: Player) -> Int {
      var rate: Int {
        get { 1 }
        set { other.config.rate = 3 }  // ← writes Player.config -> rate
      }
      return rate
    }
    """),
  Form(
    22, "a getter that returns its owner is no hop",
    """
    protocol Inputs { func tap() }
    final class Model: Inputs {
      var inputs: any Inputs { return self }
      var others: any Inputs { get { self } set { print(newValue) } }
      var spare: any Inputs = Model()
      func tap() {}
    }
    final class Screen {
      let model = Model()
      func show() {
        model.inputs.tap()
        model.others.tap()
        model.spare.tap()  // ← reaches Model.spare -> tap
        print(1)
      }
    }
    """),
  Form(
    22, "nor is it one behind the protocol that asks for it",
    """
    protocol Modeling { var inputs: any Inputs { get }; var lamps: any Outputs { get }; var core: Core { get } }
    protocol Inputs { func tap() }
    protocol Outputs { func lamp() }
    final class Model: Modeling, Inputs {
      var inputs: any Inputs { self }
      var lamps: any Outputs = Other()
      func tap() {}
    }
    final class Other: Outputs { func lamp() {} }
    class Core: Modeling {
      var inputs: any Inputs { Model() }
      var lamps: any Outputs { Other() }
      var core: Core { self }
      func tap() { print(1); print(2) }
    }
    func show(_ model: any Modeling) {
      model.inputs.tap()
      model.lamps.lamp()  // ← reaches Modeling.lamps -> lamp
      model.core.tap()  // ← reaches Modeling.core -> tap
    }
    """),
  Form(
    24, "a library's type hides what a protocol of the repository gives",
    """
    protocol Layered { var layer: Hall? { get }; var plate: Hall? { get } }
    extension Layered {
      var layer: Hall? { nil }
      var plate: Hall? { Hall() }
    }
    extension UIImageView: Layered {}
    func show(_ view: UIImageView) {
      view.layer.lamp.light()
      view.plate?.lamp.light()  // ← reaches Layered.plate -> lamp
    }
    """),
  Form(
    34, "a library's property is not the repository's because a protocol asks for it",
    """
    protocol HasContent { var content: UIView { get }; var town: Town { get } }
    extension UITableViewCell: HasContent { var town: Town { Town() } }
    final class NameCell: UITableViewCell { func end() { print(1); print(2) } }
    func show(_ cell: NameCell, _ plain: UITableViewCell, _ any: any HasContent) {
      cell.content.isHidden = true
      plain.content.isHidden = true
      cell.town.hall.open()  // ← reaches UITableViewCell.town -> hall
      any.content.isHidden = true  // ← writes HasContent.content -> isHidden
    }
    """),
  Form(
    57, "an extension's property that converts its owner gives a new object, not a part",
    """
    final class Record { init(name: String) {}; func insert() { print(1); print(2) } }
    final class Account { var name = ""; var own: Record { Record(name: name) }; func end() { print(1); print(2) } }
    extension Account { var record: Record { Record(name: name) }; var spare: Record { .init(name: name) } }
    func save(_ account: Account) {
      account.record.insert()
      account.spare.insert()
      account.own.insert()  // ← reaches Account.own -> insert
    }
    """),
  Form(
    58, "an object that an extension adds to a protocol, and that knows its owner, is its owner in another form",
    """
    protocol Sketched { func end() }
    final class Sketch { weak var owner: Sketched?; func show() { print(1); print(2) } }
    final class Frame { var name = ""; func show() { print(1); print(2) } }
    extension Sketched {
      var sketch: Sketch { print(1); return Sketch() }
      var frame: Frame { print(1); return Frame() }
    }
    func show(_ view: any Sketched) {
      view.sketch.show()
      view.frame.show()  // ← reaches Sketched.frame -> show
    }
    """),
]
