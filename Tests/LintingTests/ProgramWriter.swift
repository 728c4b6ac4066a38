import Running

/// Writes declarations with few names, so that they refer to each other and to themselves.
struct ProgramWriter {
  var random: SeededGenerator
  private let types = ["A", "B", "C", "D", "E", "F"]
  private let members = ["a", "b", "c", "d", "e"]

  init(random: SeededGenerator) { self.random = random }

  mutating func file() -> String {
    var text = ""
    for _ in 0..<(1 + number(4)) { text += declaration(0) + "\n" }
    for _ in 0..<(1 + number(3)) { text += "func \(member())(x: \(type(0)), y: \(type(0))) { \(body()) }\n" }
    if number(3) == 0 { text += "let \(member()) = \(expression(0))\n" }
    return text
  }

  private mutating func number(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private mutating func member() -> String { members[number(members.count)] }

  private mutating func name() -> String { types[number(types.count)] }

  private mutating func type(_ depth: Int) -> String {
    switch number(depth > 2 ? 6 : 14) {
    case 0...3: name()
    case 4, 5: name() + "." + name()
    case 6: type(depth + 1) + "?"
    case 7: "[" + type(depth + 1) + "]"
    case 8: name() + "<" + type(depth + 1) + ">"
    case 9: "(" + type(depth + 1) + ", " + type(depth + 1) + ")"
    case 10: "any " + name()
    case 11: "Self." + name()
    case 12: "X"
    default: name() + "." + name() + "." + name()
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    switch number(depth > 2 ? 4 : 17) {
    case 0: member()
    case 1: "self"
    case 2: name() + "()"
    case 3: ["x", "y", "z", "$0"][number(4)]
    case 4...8: expression(depth + 1) + "." + member()
    case 9: expression(depth + 1) + "." + member() + "(" + (number(2) == 0 ? "" : expression(depth + 1)) + ")"
    case 10: expression(depth + 1) + "?." + member()
    case 11: expression(depth + 1) + "!." + member()
    case 12: expression(depth + 1) + " ?? " + expression(depth + 1)
    case 13: expression(depth + 1) + ["." + member(), ".first", ".0", ".1"][number(4)]
    case 14: "(" + expression(depth + 1) + ", " + expression(depth + 1) + ")"
    case 15:
      expression(depth + 1) + ["." + member(), ".map", ".filter"][number(3)] + " { " + expression(depth + 1) + " }"
    default: name() + "." + member()
    }
  }

  private mutating func declaration(_ depth: Int) -> String {
    var heirs = number(2) == 0 ? "" : ": " + type(2)
    if !heirs.isEmpty, number(3) == 0 { heirs += ", " + type(2) }
    var inside = ""
    for _ in 0..<number(5) { inside += contents(depth) + "\n" }
    let generic = number(4) == 0 ? "<X>" : ""
    switch number(9) {
    case 0...3: return "class \(name())\(generic)\(heirs) {\n\(inside)}"
    case 4: return "struct \(name())\(generic)\(heirs) {\n\(inside)}"
    case 5: return "protocol \(name())\(heirs) {\n\(inside)}"
    case 6:
      let condition = number(3) == 0 ? " where X == \(type(2))" : ""
      return "extension \(name())\(number(3) == 0 ? "." + name() : "")\(heirs)\(condition) {\n\(inside)}"
    case 7: return "typealias \(name())\(generic) = \(type(0))"
    default: return "enum \(name())\(heirs) { case \(member())(\(type(2)))\n\(inside)}"
    }
  }

  private mutating func contents(_ depth: Int) -> String {
    switch number(depth > 2 ? 8 : 11) {
    case 0, 1: "\(number(5) == 0 ? "static " : "")var \(member()): \(type(0))"
    case 2: "\(number(3) == 0 ? "lazy " : "")var \(member()) = \(expression(0))"
    case 3: "var \(member()): \(type(0)) { \(expression(0)) }"
    case 4: "func \(member())(\(number(2) == 0 ? "" : "_ x: \(type(0))")) -> \(type(0)) { \(expression(0)) }"
    case 5: "func \(member())(x: \(type(0)), y: \(type(0))) { \(body()) }"
    case 6: "typealias \(name()) = \(type(0))"
    case 7: "associatedtype \(name()): \(type(0))"
    case 8: "func \(member())<X>(_ f: (\(type(1))) -> X) -> [X] { \(body()) }"
    default: declaration(depth + 1)
    }
  }

  private mutating func body() -> String {
    var text = ""
    for _ in 0..<(1 + number(5)) {
      switch number(8) {
      case 0: text += "let z = \(expression(0)); "
      case 1: text += "if let z = \(expression(0)) { \(expression(0)) }; "
      case 2: text += "for z in \(expression(0)) { \(expression(0)) }; "
      case 3: text += "\(expression(0)).\(member()) = \(expression(0)); "
      case 4: text += "x = \(expression(0)); "
      case 5: text += "var y = \(expression(0)); "
      default: text += "\(expression(0)); "
      }
    }
    return text
  }
}
