import Analysis
import Findings
import Testing

@Suite("A read that goes no further is only worth a note")
struct ReadMitigationTests {
  /// What stands in a function that takes a `house: House`, and why what it finds is only a note.
  private static let uses: [(code: String, mitigation: Mitigation?)] = [
    // A local name for an object: reading one thing of it is a note.
    ("let door = house.door; print(door.width)", .localRead),
    ("let door = house.door; print(door.title.count)", .localRead),
    ("let door = house.door; if door.isOpen { print() }", .localRead),
    ("for lamp in house.lamps { print(lamp.color) }", .localRead),
    ("let door = house.door; print(door.colors.first?.rawValue)", .localRead),
    ("guard let door = house.door as? BackDoor else { return }; print(door.width)", .localRead),
    // Reading on, calling, and telling are more.
    ("let door = house.door; print(door.lock.state)", nil),
    ("let door = house.door; print(door.measured())", nil),
    ("let door = house.door; door.open()", nil),
    ("let door = house.door; print(door.width); door.open()", nil),
    ("let door = house.door; let lock = door.lock; lock.turn()", nil),
    // So is the same without a local name.
    ("print(house.door.width)", nil),
    // An object that is known by its protocol may be asked.
    ("print(house.bell.volume)", .throughProtocol),
    ("print(house.bell.isLoud())", .throughProtocol),
    ("let bell = house.bell; print(bell.volume)", .throughProtocol),
    ("house.bell.ring()", nil),
    ("print(house.bell.clapper.weight)", nil),
    ("print(home.kitchen.size)", .throughProtocol),
    ("home.kitchen.clean()", nil),
    // A structure may be asked, too, unless it gives an object or waits for others.
    ("print(house.lot.area)", .valueRead),
    ("print(house.lot.isLarge())", .valueRead),
    ("if house.lot.title.isEmpty { print() }", .valueRead),
    ("print(house.caller.call())", .valueRead),
    ("print(await house.caller.wait())", nil),
    ("house.caller.call()", nil),
    ("print(house.caller.number)", .valueRead),
    ("print(house.caller.lock)", nil),
    // So may the values in its collections, but not the objects in them, and not its parts.
    ("print(house.lot.beds.count)", .valueRead),
    ("print(house.lot.beds.first { $0.size > 1 })", .valueRead),
    ("print(house.lot.beds[0], house.lot.plants[\"a\"])", .valueRead),
    ("print(house.lot.plants.values.reduce(0) { $0 + $1.size })", .valueRead),
    ("print(house.lot.beds[0].size)", nil),
    ("print(house.lot.doors.first { $0.isOpen }?.width)", nil),
    ("print(house.lot.garden.size)", nil),
    ("house.lot.area = 2", nil),
    // What the repository adds to a library's type.
    ("print(view.house.door)", .libraryExtension),
    ("view.house.close()", .libraryExtension),
    ("print(house.own.door)", nil),
  ]

  @Test("under a local name, through a protocol, in a library's type", arguments: uses)
  func reads(code: String, mitigation: Mitigation?) {
    let source = """
      final class Lock { var state = 1; func turn() { state += 1; print() } }
      final class Clapper { var weight = 1; func swing() { weight += 1; print() } }
      enum Color: String { case red }
      final class Lamp { var color = Color.red; func light() { print(); print() } }
      class Door {
        var width = 1, title = "", isOpen = false, lock = Lock(), colors: [Color] = []
        func open() { isOpen = true; print() }
        func measured() -> Int { print(); return width }
      }
      final class BackDoor: Door {}
      struct Bed { var size = 1; var note = ""; func water() { print(); print() } }
      struct Garden { var size = 1; func grow() { print(); print() } }
      struct Lot {
        var area = 1, title = "", doors: [Door] = [], note: Int?, garden = Garden(), beds: [Bed] = []
        var plants: [String: Bed] = [:]
        func isLarge() -> Bool { let limit = 3; return area > limit }
        mutating func grow() { let step = 1; area += step }
      }
      struct Caller {
        let lock = Lock()
        var number = 1
        func call() -> Int { lock.turn(); return number }
        func wait() async -> Int { lock.turn(); return number }
      }
      protocol Bell: AnyObject { var volume: Int { get }; var clapper: Clapper { get }; func ring(); func isLoud() -> Bool }
      final class Kitchen { var size = 1; func clean() { size = 0; print() } }
      protocol Home: AnyObject { var kitchen: Kitchen { get }; func close() }
      final class House {
        var door = Door(), lamps: [Lamp] = [], lot = Lot(), caller = Caller(), bell: any Bell
        init(_ bell: any Bell) { self.bell = bell }
        func close() { print(); print() }
        func open() { print(); print() }
      }
      extension UIView { var house: House { print(); return find() } }
      extension House { var own: House { self.copied() } }
      func f(_ house: House, _ home: any Home, _ view: UIView) { \(code); print() }
      """
    let codebase = codebase(["A.swift": source])
    let queries: [UseKind] = [.read, .launder, .write]
    let found = queries.flatMap { codebase.edgeUses(ReachQuery($0, minReach: 1, confidence: .medium)) }
    #expect(found.map(\.mitigation).contains(mitigation), "\(found.map(\.edge))")
    #expect(mitigation == nil || !found.map(\.mitigation).contains(nil))
  }
}
