import SwiftReader

extension FactScribe {
  func line(_ declaration: Declaration) -> Line {
    let kind = word(for: declaration.kind)
    let type = declaration.kind == .associatedtype ? nil : declaration.type
    let parent = declaration.parent.map { "\(facts.declarations[Int($0)].offset)" } ?? "-"
    let parameters = slice(facts.parameters, declaration.parameters)
      .map { spelling(of: $0, isPayload: declaration.kind == .enumCase) }
    let requirements = slice(facts.requirements, declaration.requirements)
    return Line(
      offset: declaration.offset,
      text: "D \(declaration.offset) \(kind) \(name(of: declaration)) in=\(parent)"
        + " type=\(type.map(spelling) ?? "-") params=(\(parameters.joined(separator: ", ")))"
        + " inherits=\(list(slice(facts.inheritance, declaration.inheritance).map(spelling)))"
        + " mods=\(list(marks(of: declaration)))"
        + " attrs=\(list(slice(facts.attributes, declaration.attributes).map { facts.names[$0.name] }))"
        + " generics=\(list(requirements.filter { $0.kind != .thrown }.map(spelling)))"
        + " throws=\(requirements.first { $0.kind == .thrown }.map { spelling(of: $0.subject) } ?? "-")")
  }

  private func name(of declaration: Declaration) -> String {
    if declaration.kind == .extension { return declaration.type.map(spelling) ?? "-" }
    return declaration.name == .none ? "-" : facts.names[declaration.name]
  }

  private func word(for kind: Declaration.Kind) -> String {
    switch kind {
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .property: "var"
    case .enumCase: "case"
    case .precedenceGroup: "precedencegroup"
    default: "\(kind)"
    }
  }

  private func marks(of declaration: Declaration) -> [String] {
    var modifiers = declaration.modifiers
    if declaration.kind != .property { modifiers.subtract([.constant, .computed, .settable, .observed]) }
    if ![.function, .initializer, .deinitializer].contains(declaration.kind) { modifiers.remove(.hasBody) }
    return words.filter { modifiers.contains($0.0) }.map(\.1).sorted()
  }

  private func spelling(of parameter: Parameter, isPayload: Bool) -> String {
    let label = parameter.label == .none ? "_" : facts.names[parameter.label]
    let name = parameter.name == .none ? (isPayload ? "-" : "_") : facts.names[parameter.name]
    return "\(label) \(name): \(parameter.isInout ? "inout " : "")\(parameter.type.map(spelling) ?? "-")"
      + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " =" : "")
  }

  private func spelling(of requirement: Requirement) -> String {
    let subject = spelling(of: requirement.subject)
    let type = requirement.type.map(spelling)
    return switch requirement.kind {
    case .parameter: subject + (type.map { ":\($0)" } ?? "")
    case .conformance: "\(subject):\(type ?? "_")"
    case .sameType: "\(subject)==\(type ?? "_")"
    case .thrown: "throws \(subject)"
    }
  }
}

private func slice<Element>(_ all: [Element], _ range: Range<UInt32>) -> ArraySlice<Element> {
  all[Int(range.lowerBound)..<Int(range.upperBound)]
}

private func list(_ words: [String]) -> String {
  words.isEmpty ? "-" : words.joined(separator: ",")
}

private let words: [(Modifiers, String)] = [
  (.static, "static"), (.class, "class"), (.private, "private"), (.fileprivate, "fileprivate"), (.package, "package"),
  (.public, "public"), (.open, "open"), (.mutating, "mutating"), (.override, "override"), (.lazy, "lazy"),
  (.weak, "weak"), (.unowned, "unowned"), (.indirect, "indirect"), (.nonisolated, "nonisolated"),
  (.restrictedSetter, "set"), (.async, "async"), (.throws, "throws"), (.constant, "let"), (.computed, "computed"),
  (.settable, "settable"), (.observed, "observed"), (.hasBody, "body"), (.failable, "failable"),
  (.documented, "documented"), (.internal, "internal"),
]
