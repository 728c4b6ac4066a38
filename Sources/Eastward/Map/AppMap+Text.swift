extension AppMap {
  /// The map as text: which state provides which aspects to which components, then the deliveries of each action.
  ///
  /// ```
  /// AppState
  ///   TheCount         → CounterLabel, Analytics
  ///   TheRoute<Screen> → Router
  ///
  /// actions
  ///   increase  2 ×  TheCount → CounterLabel, Analytics
  /// ```
  public var text: String {
    let names = sources.flatMap { $0.aspects.map(\.name) }
    let sources = sources.map { source in
      ([source.state] + source.aspects.map { "  " + $0.row(indented: names.widest) }).lines
    }
    let kinds = actions.map(\.kind).widest
    let counts = actions.map { "\($0.count)" }.widest
    let actions = actions.map { $0.rows(kinds, counts) }
    return (sources + [(["actions"] + actions).lines]).joined(separator: "\n")
  }
}

extension AppMap.Aspect {
  /// Returns the text of the aspect: `TheCount → Label, Analytics`.
  fileprivate func row(indented width: Int = 0) -> String {
    let subscribers = subscribers.isEmpty ? "no component" : subscribers.joined(separator: ", ")
    return "\(name.padded(to: width)) → \(subscribers)"
  }
}

extension AppMap.Action {
  /// Returns one line for each delivered aspect.
  fileprivate func rows(_ kinds: Int, _ counts: Int) -> String {
    let times = "\(count)"
    let start = "  \(kind.padded(to: kinds))  \(String(repeating: " ", count: counts - times.count))\(times) ×"
    let delivered = delivered.isEmpty ? ["no component"] : delivered.map { $0.row() }
    let gap = String(repeating: " ", count: start.count)
    return delivered.enumerated().map { "\($0.offset == 0 ? start : gap)  \($0.element)" }.joined(separator: "\n")
  }
}

extension [String] {
  fileprivate var widest: Int { map(\.count).max() ?? 0 }

  fileprivate var lines: String { map { $0 + "\n" }.joined() }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
