/// Writes a program's declarations and bodies.
struct Writer {
  var world: World
  var random: Random
  let names: LocalNames
  private(set) var lines: [String] = []
  private var indent = 0

  init(_ world: World, _ random: Random, _ names: LocalNames) {
    self.world = world
    self.random = random
    self.names = names
  }

  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  /// Writes lines between braces.
  mutating func braces(_ head: String, _ write: (inout Writer) -> Void, end: String = "}") {
    line(head + " {")
    indent += 1
    write(&self)
    indent -= 1
    line(end)
  }

  /// Hands over what was written since the last time.
  mutating func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
