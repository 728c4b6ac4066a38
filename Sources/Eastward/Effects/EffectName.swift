/// The name of a feedback's effects in traces and tests.
@usableFromInline
enum EffectName: Sendable {
  /// The name, if there is one, and the query: `news: sun`.
  case queries(String?)
  /// The name alone, because the query is only true.
  case truth(String)

  @usableFromInline
  static func of(queries name: String?) -> EffectName { .queries(name) }

  /// Returns the name, or the place of the feedback in the sources: `News.swift:12`.
  @usableFromInline
  static func of(truth name: String?, fileID: String, line: Int) -> EffectName {
    let file = fileID.split(separator: "/").last ?? ""
    return .truth(name ?? "\(file):\(line)")
  }

  /// Returns the name of the effect for a query.
  func text(of query: some Sendable) -> String {
    switch self {
    case .queries(nil): "\(query)"
    case .queries(let name?): "\(name): \(query)"
    case .truth(let name): name
    }
  }

  /// Returns the name as that of a subscriber.
  func subscriber() -> String {
    switch self {
    case .queries(nil): "an effect"
    case .queries(let name?), .truth(let name): name
    }
  }
}
