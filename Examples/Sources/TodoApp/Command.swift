import Todo

/// Turns a line that the user types into what it means.
enum Command {
  case action(Todo.Action)
  case unknown(String)

  static let help = "add TEXT, name N TEXT, done N, drop N, open N, go /items/N, back, quit"

  static func read(_ line: String) -> Command {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "add" where !rest.isEmpty: return .action(.add(rest))
    case "name":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2, let id = Int(parts[0]) { return .action(.rename(id, parts[1])) }
    case "done": if let id = Int(rest) { return .action(.finish(id)) }
    case "drop": if let id = Int(rest) { return .action(.remove(id)) }
    case "open": if let id = Int(rest) { return .action(.go([.list, .item(id)])) }
    case "go": if let route = Screen.route(of: rest) { return .action(.go(route)) }
    case "back": return .action(.back)
    case "quit": return .action(.leave)
    default: break
    }
    return .unknown("'\(line)' says nothing here; say \(help)")
  }
}
