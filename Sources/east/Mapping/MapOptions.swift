import Comparison
import Findings
import Maps
import Sessions

/// The options of `east map`.
struct MapOptions {
  /// The output format.
  let format: MapFormat
  /// The revision whose merge base is compared with the linted content; `nil` for no comparison.
  let base: BaseRevision?
  /// The name of the type or module to show with its neighbors; `nil` for the whole map.
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

  /// Returns the selected part of the map as text.
  ///
  /// - Parameters:
  ///   - whole: the map with all types and modules that may be selected, also those without differences.
  ///   - name: the name of the repository or directory.
  func text(of whole: CouplingMap, named name: String) throws(Failure) -> String {
    var map = whole
    let modules = Set(whole.nodes.map(\.module.description)).subtracting([""]).sorted()
    if showsFindingsOnly { map = map.findingsOnly }
    if let module {
      if !modules.contains(module) { throw unknown("module", module, among: modules) }
      map = map.inModule(ByteString(module))
    }
    if showsModules { map = map.modules }
    map = map.differences
    if let focus {
      let names = (showsModules ? whole.modules : whole).nodes(named: focus)
      if names.isEmpty, !showsModules { throw unknown("type", focus, among: whole.nodes.map(\.name.description)) }
      if names.isEmpty, !modules.contains(focus) { throw unknown("module", focus, among: modules) }
      map = map.focused(on: names, depth: depth)
    }
    return map.rendered(as: format, named: name, atMost: limit)
  }
}

private func unknown(_ kind: String, _ name: String, among names: [String]) -> Failure {
  let hint = suggestion(for: name, among: names)
  let list = kind == "module" ? "east doctor" : "east map --format json"
  return Failure("no \(kind) '\(name)' in the map\(hint.isEmpty ? "; `\(list)` lists the \(kind)s" : hint)")
}
