extension AppMap {
  /// The map as an SVG document: actions change states, states provide aspects to components, and the user, who sees
  /// the components, triggers the next action.
  ///
  /// The image adapts to the light or dark color scheme. Its description is the ``text`` of the map.
  public var svg: String {
    let aspects = sources.flatMap { source in
      source.aspects.map { Box($0.name, note: source.state, key: source.key(of: $0)) }
    }
    let subscribers = sources.flatMap { $0.aspects.flatMap(\.subscribers) }
    let first = Column("actions", actions.map { Box($0.kind, note: "\($0.count) ×") }, from: 16)
    let second = Column("aspects and their states", aspects, from: first.end + 80)
    let third = Column("components", subscribers.unique.map { Box($0) }, from: second.end + 80)
    let leads = actions.flatMap { action in
      action.delivered.flatMap { aspect in
        sources.compactMap { $0.key(ofDelivered: aspect) }.compactMap {
          first.lead(from: action.kind, to: $0, in: second)
        }
      }
    }
    let deliveries = sources.flatMap { source in
      source.aspects.flatMap { aspect in
        aspect.subscribers.compactMap { second.lead(from: source.key(of: aspect), to: $0, in: third) }
      }
    }
    return Drawing(columns: [first, second, third], leads: leads + deliveries, description: text).document
  }
}

extension AppMap.Aspect {
  /// Returns the key of the aspect of one state, because two states may provide an aspect of one name.
  fileprivate func key(in state: String) -> String { "\(state) \(name)" }

  /// Returns whether this is the aspect of `other` with a common subscriber.
  fileprivate func matches(_ other: AppMap.Aspect) -> Bool {
    name == other.name && subscribers.contains { other.subscribers.contains($0) }
  }
}

extension AppMap.Source {
  fileprivate func key(of aspect: AppMap.Aspect) -> String { aspect.key(in: state) }

  /// Returns the key of the delivered aspect, if it belongs to this state.
  fileprivate func key(ofDelivered delivered: AppMap.Aspect) -> String? {
    aspects.first { $0.matches(delivered) }.map(key)
  }
}

extension [String] {
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
