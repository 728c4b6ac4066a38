import Rules

/// What the option `notes` of the rules about reaching leaves out.
extension EdgeCase {
  static let noting = [
    EdgeCase(
      Reach.self, "usually all notes are reported",
      """
      final class Part { func use() {} }
      struct Row { let part = Part() }
      func f(_ row: Row) { row.part.use(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "notes of kinds that are seldom right may be left out",
      """
      // options: { "notes": "few" }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Person { let house = House() }
      struct Row { let house = House() }
      func f(_ row: Row) { take(row.house.town) }
      func g(_ person: Person) { take(person.house.town) } // ←
      func h(_ person: Person) -> Town { person.house.town } // ←
      """),
    EdgeCase(
      LaunderedReach.self, "notes of kinds that are seldom right may be left out",
      """
      // options: { "notes": "few" }
      final class Town { func visit() {} }
      final class Node { var object: Any?; var town = Town() }
      func f(_ node: Node) { if let town = node.object as? Town { town.visit(); take(0) } }
      func g(_ node: Node) { let town = node.town; town.visit(); take(0) } // ←
      """),
    EdgeCase(
      WriteThrough.self, "notes of kinds that are seldom right may be left out",
      """
      // options: { "notes": "few" }
      final class House { var number = 0 }
      final class Person { let house = House() }
      func f() { let person = Person(); person.house.number = 1; take(person) }
      func g(_ person: Person) { person.house.number = 1 } // ←
      """),
  ]
}
