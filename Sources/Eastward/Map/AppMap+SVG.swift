extension AppMap {
  /// The map as an SVG document: actions change states, states provide aspects to components, and the user, who sees the
  /// components, triggers the next action.
  ///
  /// The image adapts to the light or dark color scheme. Its description is the ``text`` of the map.
  public var svg: String {
    let told = sources.flatMap { source in
      source.aspects.map { Box($0.name, note: source.state, key: source.key(of: $0)) }
    }
    let listeners = sources.flatMap { $0.aspects.flatMap(\.listeners) }
    let first = Column("actions", actions.map { Box($0.kind, note: "\($0.count) ×") }, from: 16)
    let second = Column("aspects and their states", told, from: first.end + 80)
    let third = Column("components", listeners.unique.map { Box($0) }, from: second.end + 80)
    let leads = actions.flatMap { action in
      action.told.flatMap { aspect in
        sources.compactMap { $0.key(ofTold: aspect) }.compactMap { first.lead(from: action.kind, to: $0, in: second) }
      }
    }
    let tellings = sources.flatMap { source in
      source.aspects.flatMap { aspect in
        aspect.listeners.compactMap { second.lead(from: source.key(of: aspect), to: $0, in: third) }
      }
    }
    return Drawing(columns: [first, second, third], leads: leads + tellings, description: text).document
  }
}

extension AppMap.Aspect {
  /// Two states may tell the same aspect.
  fileprivate func key(in state: String) -> String { "\(state) \(name)" }

  /// Whether this is what `other` was told.
  fileprivate func matches(_ other: AppMap.Aspect) -> Bool {
    name == other.name && listeners.contains { other.listeners.contains($0) }
  }
}

extension AppMap.Source {
  fileprivate func key(of aspect: AppMap.Aspect) -> String { aspect.key(in: state) }

  /// The key of the aspect that was told, if it was this state that told it.
  fileprivate func key(ofTold told: AppMap.Aspect) -> String? {
    aspects.first { $0.matches(told) }.map(key)
  }
}

extension [String] {
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
