/// Says where the user can be.
public enum Screen: Hashable, Sendable, Codable {
  case list
  case item(Int)

  /// Reads a link such as `/items/3`; nil for one that leads nowhere.
  public static func route(of link: String) -> [Screen]? {
    let parts = link.split(separator: "/")
    if parts.isEmpty { return link.isEmpty ? nil : [.list] }
    guard parts.count == 2, parts[0] == "items", let id = Int(parts[1]) else { return nil }
    return [.list, .item(id)]
  }
}
