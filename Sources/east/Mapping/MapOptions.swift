import Findings
import Maps

/// What the flags of `east map` ask for.
struct MapOptions {
  /// How the map is printed.
  let format: MapFormat
  /// The revision with whose merge base the content is compared; `nil` if it is not.
  let base: BaseRevision?
  /// The name of the type to show with its neighbors.
  private let focus: String?
  private let depth: Int
  private let module: String?
  private let showsModules: Bool
  private let showsFindingsOnly: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(Failure) {
    format = arguments[.mapFormat].flatMap(MapFormat.init) ?? .text
    base = arguments[.affected].map {
      BaseRevision([$0, "refs/remotes/origin/\($0)"], from: "--affected")
    }
    focus = arguments[.focus]
    if arguments.has(.depth), focus == nil { throw Failure("--depth needs --focus") }
    depth = arguments.number(.depth) ?? 1
    module = arguments[.module]
    showsModules = arguments.has(.modules)
    showsFindingsOnly = arguments.has(.onlyFindings)
    limit = arguments.number(.mostArrows) ?? (format == .json || format == .dot ? .max : 60)
  }

  /// Returns the part of the map that the flags ask for.
  ///
  /// - Parameter name: what the map is of.
  func text(of whole: CouplingMap, named name: String) throws(Failure) -> String {
    var map = whole
    if showsFindingsOnly { map = map.findingsOnly }
    if let module {
      let modules = Set(map.nodes.map(\.module.description)).subtracting([""]).sorted()
      if !modules.contains(module) { throw unknown("module", module, among: modules) }
      map = map.inModule(ByteString(module))
    }
    if showsModules { map = map.modules }
    if let focus {
      let names = map.nodes(named: focus)
      if names.isEmpty {
        throw unknown(showsModules ? "module" : "type", focus, among: map.nodes.map(\.name.description))
      }
      map = map.focused(on: names, depth: depth)
    }
    return map.rendered(as: format, named: name, atMost: limit)
  }
}

private func unknown(_ kind: String, _ name: String, among names: [String]) -> Failure {
  Failure("no \(kind) '\(name)' in the map\(suggestion(for: name, among: names))")
}
