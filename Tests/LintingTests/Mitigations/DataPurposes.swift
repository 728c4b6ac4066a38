import Analysis

let dataPurposes = [
  Purpose(
    """
    final class Pump: NSManagedObject { @NSManaged var event: Event?; final class Event { func at() {}; var id = 1 } }
    final class Well: Object {
      @Persisted var event: Pump.Event?
      @RealmSwift.Persisted var ending: Pump.Event?
      @Relationship(deleteRule: .cascade) var opening: Pump.Event
      @Other var closing: Pump.Event
      func end() { print(1); print(2) }
    }
    """,
    """
    func one(pump: Pump) { print(); pump.event?.at() }
    func two(well: Well) { print(); well.event?.at() }
    func three(well: Well) { print(); well.opening.at() }
    func four(well: Well) { print(); well.closing.at() }
    func five(well: Well) { print(); well.ending?.at() }
    """, "Use.swift", [.record, .record, .record, nil, .record]
  ),
  Purpose(
    """
    struct Wifi { var name: String?; var band = 1; mutating func reset() { name = nil; print() } }
    struct Usage { var wifi = Wifi(); func log() { print(); print() } }
    """,
    """
    final class Reader {
      private var usage = Usage()
      func one(other: Usage) {
        print(usage.wifi.name)
      }
      func two(other: Usage) {
        print(other.wifi.name)
      }
    }
    """, "Use.swift", [.ownState, .valueRead]
  ),
  Purpose(
    """
    struct PlayerSettingsV12 { var mode = Mode() }
    struct PlayerSettings2 { var mode = Mode() }
    struct PlayerV12 { var mode = Mode() }
    struct PlayerParams { var mode = Mode() }
    struct PlayerStyle { var mode = Mode() }
    enum PlaceState { case here(Place), nowhere; var place: Place? { if case .here(let place) = self { place } else { nil } } }
    struct WalkState { var place = Place() }
    struct Place { var mode = Mode(); var name = Name() }
    struct Name { var first = Mode(); var second = Mode() }
    final class Mode { var isFast = false }
    final class Player {
      var early = PlayerSettingsV12()
      var second = PlayerSettings2()
      var third = PlayerV12()
      var fourth = PlayerParams()
      var fifth = PlayerStyle()
      func reset() { early = PlayerSettingsV12(); second = PlayerSettings2(); third = PlayerV12() }
      func end() { print(1); print(2) }
    }
    """,
    """
    func one(player: Player) {
      print(player.early.mode)
      print(player.second.mode)
      print(player.third.mode)
      print(player.fourth.mode)
      print(player.fifth.mode)
    }
    func two(state: PlaceState) {
      print(state.place?.name)
    }
    func three(state: WalkState) {
      print(state.place.name)
    }
    """, "Use.swift", [.parameterBag, .parameterBag, nil, .parameterBag, .parameterBag, .dataOwner, .valueRead]
  ),
  Purpose(
    """
    protocol PlayerSettings { var mode: Int { get }; func reset() }
    final class Player { var settings: any PlayerSettings; var item: Item?; init(_ settings: any PlayerSettings) {} }
    final class Item { var isDone = false; var rate = 1.0; func stop() {} }
    """,
    """
    func one(player: Player) {
      print(player.settings.mode)
    }
    func two(player: Player) {
      print()
      player.settings.reset()
    }
    final class Screen {
      let player: Player
      var isDone: Bool { player.item?.isDone ?? false }
      var isSlow: Bool { player.item.rate < 1 }
      var width: Int { player.item.isDone ? 1 : 2 }
      func isFast() -> Bool {
        print()
        return player.item.rate > 1
      }
      func stop() {
        if player.item.isDone { return }
      }
      private var item: Item? { player.item?.rest.item }
    }
    extension Item { var rest: Rest { Rest(); return Rest() } }
    final class Rest { var item: Item? }
    """, "Use.swift", [.parameterBag, nil, .forwarder, nil, nil, nil, nil, .forwarder]
  ),
  // A class that is copied or compared by what it stores, and does no more.
  Purpose(
    """
    struct Place { var row = Key(); var column = 1 }
    class CellAttributes: UICollectionViewLayoutAttributes {
      var place = Place()
      override func copy(with zone: NSZone? = nil) -> Any {
        print()
        return self
      }
    }
    class Entry: NSObject { var place = Place(); override func isEqual(_ other: Any?) -> Bool { false } }
    class BusyAttributes: CellAttributes { var spot = Place(); func move() { print(); print() } }
    class Pane: UIView { var place = Place(); @objc func copy(_ sender: Any?) { print() } }
    """,
    """
    func one(attributes: CellAttributes) {
      print(attributes.place.row)
    }
    func two(attributes: BusyAttributes) {
      print(attributes.spot.row)
    }
    func three(pane: Pane) {
      print(pane.place.row)
    }
    func four(attributes: CellAttributes) {
      attributes.place.column = 2
    }
    func five(entry: Entry) {
      print(entry.place.row)
    }
    """, "Use.swift", [.dataOwner, nil, nil, nil, .dataOwner]
  ),
  // A closure that is given data to change it.
  Purpose(
    """
    struct Outcomes { var swipe: Swipe?; var engine: Motor }
    struct Swipe { var left: Side; var lamps: [Lamp] }
    struct Side { var depth: Int; var names: [String] }
    struct Motor { var valve: Valve; var names: [String] }
    struct Valve { var depth: Int; var names: [String]; mutating func turn() { print(1); depth = 1 } }
    struct Mapping { var outcomes: Outcomes }
    func change(_ work: (inout Mapping) -> Void) {}
    """,
    """
    func one() {
      change { $0.outcomes.swipe?.left.depth = 1 }
    }
    func three() {
      change { $0.outcomes.engine.valve.depth = 1 }
    }
    func two(_ mapping: inout Mapping) {
      mapping.outcomes.swipe?.left.depth = 1
    }
    """, "Use.swift", [.givenValue, .valueOwner, .valueOwner]
  ),
  // A state that a function is handed to change it.
  Purpose(
    """
    struct AppState { var visits: VisitState; var other: Int; mutating func end() { print(1); other = 1 } }
    struct VisitState { var list: [Int]; var count: Int; mutating func end() { print(1); count = 1 } }
    """,
    """
    struct Update { func update(_ state: inout AppState) { print(0); state.visits.list.append(1) } }
    struct Other { func end(_ state: AppState) { print(0); var state = state; state.visits.list.append(1) } }
    final class Keeper { func end(_ all: inout [AppState]) { print(0); all[0].visits.list.append(1) } }
    func change(_ work: (inout AppState) -> Void) {}
    func changeVisits(_ work: (inout VisitState) -> Void) {}
    func given() { changeVisits { state in print(0); state.list.append(1) } }
    func deep() { change { state in print(0); state.visits.list.append(1) } }
    """, "Use.swift", [.givenValue, nil, nil, .givenValue, nil]
  ),
  // A reached object that consists of constants.
  Purpose(
    """
    final class Ticket { let seat = 1; let row = 2; let note = Lamp(); func end() { print(1); print(2) } }
    final class Slip { let seat = 1; let row = 2; var use = 3; func end() { print(1); print(2) } }
    final class Pass { let seat = 1; let row = 2; func end() { print(1); print(2) }; func use() { print(1); print(2) } }
    final class Guest { var ticket = Ticket(); var slip = Slip(); var pass = Pass(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(guest: Guest) { print(0); print(guest.ticket.seat) }
    func three(guest: Guest) { print(0); guest.ticket.note.isOn = true }
    func four(guest: Guest) { print(0); print(guest.slip.seat) }
    func five(guest: Guest) { print(0); print(guest.pass.seat) }
    """, "Use.swift", [.fixedData, nil, nil, nil]
  ),
  // Options that are nested in their owner, as those of a library's button are.
  Purpose(
    """
    final class Button: UIView {
      struct Configuration { var title = ""; var lamp = Lamp() }
      struct Content { var title = ""; var lamp = Lamp() }
      var configuration = Configuration()
      var content = Content()
      var other = OtherConfiguration()
      func end() { print(1); print(2) }
    }
    struct OtherConfiguration { var title = ""; var lamp = Lamp() }
    """,
    """
    func one(button: Button) { print(0); button.configuration.title = "" }
    func two(button: Button) { print(0); button.content.title = "" }
    func three(button: Button) { print(0); button.other.title = "" }
    """, "Use.swift", [.parameterBag, nil, nil]
  ),
  // A builder that parameters carry, so that functions fill it.
  Purpose(
    """
    final class RowBuilder { var text = ""; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class RowParams { let builder = RowBuilder(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Row { let builder = RowBuilder(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(params: RowParams) { print(0); params.builder.text = "" }
    func two(row: Row) { print(0); row.builder.text = "" }
    """, "Use.swift", [.givenValue, nil]
  ),
  // A closure that changes what it is given, by the name of the function that takes it.
  Purpose(
    """
    final class Report { var lines: [Lamp] = []; var shade = Shade(); func end() { print(1); print(2) } }
    final class Shade { var lamp = Lamp(); func end() { print(1); print(2) } }
    """,
    """
    func updateReport(_ id: Int, _ change: (Report) -> Void) {}
    func showReport(_ id: Int, _ use: (Report) -> Void) {}
    func updatesReport(_ id: Int, _ use: (Report) -> Void) {}
    func one() { updateReport(1) { report in print(0); report.lines.append(Lamp()) } }
    func two() { showReport(1) { report in print(0); report.lines.append(Lamp()) } }
    func three() { updateReport(1) { report in print(0); report.shade.lamp.isOn = true } }
    func four() { updatesReport(1) { report in print(0); report.lines.append(Lamp()) } }
    """, "Use.swift", [.givenValue, nil, nil, nil]
  ),
  // The setter of a two-way binding.
  Purpose(
    """
    import SwiftUI
    final class Model { var codes: [Int] = []; var shade = Shade(); func end() { print(1); print(2) } }
    final class Shade { var lamp = Lamp(); func end() { print(1); print(2) } }
    """,
    """
    struct CodeView: View {
      let model: Model
      func code(at place: Int) -> Binding<Int> {
        Binding(get: { self.model.codes[place] }, set: { self.model.codes[place] = $0 })
      }
      func isOn() -> Binding<Bool> {
        Binding(get: { true }, set: { self.model.shade.lamp.isOn = $0 })
      }
      func change(at place: Int) { print(0); model.codes[place] = 1 }
    }
    """, "Use.swift", [.boundPart, nil, nil]
  ),
  // A local variable with a copy.
  Purpose(
    """
    struct Theme { var color = 1; var lamp = Lamp(); mutating func end() { print(1); color = 2 } }
    final class User { var theme = Theme(); func end() { print(1); print(2) } }
    """,
    """
    func one(user: User) {
      var theme = user.theme
      theme.color = 2
      user.theme = theme
    }
    func two(user: User) { print(0); user.theme.color = 2 }
    func three(user: User) {
      var theme = user.theme
      theme.lamp.isOn = true
      user.theme = theme
    }
    """, "Use.swift", [.storedCopy, nil, nil]
  ),
  // An object that is plain data.
  Purpose(
    """
    final class Links: Codable { var base = ""; var lamp = Lamp() }
    final class Pages { var base = ""; var lamp = Lamp() }
    final class Session { var links = Links(); var pages = Pages(); func end() { print(1); print(2) } }
    """,
    """
    func one(session: Session) { print(0); print(session.links.base) }
    func two(session: Session) { print(0); print(session.pages.base) }
    func three(session: Session) { print(0); print(session.links.lamp.isOn) }
    func four(session: Session) { print(0); session.links.base = "" }
    """, "Use.swift", [.dataRead, nil, nil, nil]
  ),
]
