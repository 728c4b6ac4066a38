import Analysis
import PairWriting
import SwiftReader
import SwiftTokens

/// What the written type of a property tells of the function that it holds.
struct StoredFunction {
  let isAsync: Bool
  let canThrow: Bool
  let isVoid: Bool
  /// The names that its parameters have, where they have one.
  let names: [String?]
  /// Whether every argument can be handed on.
  let takesPlainValues: Bool

  /// - Returns: `nil` if the type is not written, or has more to it.
  init?(at offset: Int, in source: SourceText) {
    guard let name = source.token(at: offset), source.kind(name + 1) == .colon else { return nil }
    var place = name + 2
    while source.kind(place) == .at {
      guard ["Sendable", "escaping"].contains(source.name(ofToken: place + 1)) else { return nil }
      place += 2
    }
    guard source.kind(place) == .leftParen, let end = source.partner(of: place) else { return nil }
    takesPlainValues = !(place...end).contains {
      source.word($0) == .inout || source.kind($0) == .at || source.text(ofToken: $0) == "..."
    }
    names = source.namesOfParameters(between: place, end)
    place = end + 1
    isAsync = source.word(place) == .async
    if isAsync { place += 1 }
    canThrow = source.word(place) == .throws
    if canThrow { place += 1 }
    guard source.kind(place) == .arrow else { return nil }
    let isEmpty = source.kind(place + 1) == .leftParen && source.partner(of: place + 1) == place + 2
    let result = isEmpty ? place + 2 : place + 1
    let next = source.token(result + 1)
    let isWhole = next.map { $0.startsLine || $0.kind == .equal || $0.kind == .leftBrace } ?? true
    isVoid = isWhole && (isEmpty || source.name(ofToken: result) == "Void")
  }
}

extension SourceText {
  /// The names in `(_ name: Type, Type)`.
  fileprivate func namesOfParameters(between open: Int, _ close: Int) -> [String?] {
    var names: [String?] = []
    var place = open
    while place < close {
      if place == open || kind(place) == .comma {
        let isNamed = kind(place + 1) == .wildcard && kind(place + 2) == .identifier && kind(place + 3) == .colon
        names.append(isNamed ? name(ofToken: place + 2) : nil)
      } else if kind(place).opens, let end = partner(of: place), end > place {
        place = end
      }
      place += 1
    }
    return names
  }
}

extension ChainAnalyzer {
  /// The parameters of a function that a property holds.
  ///
  /// - Returns: with why a call cannot be handed on, if so.
  mutating func parameters(
    ofStored property: DeclarationID, _ owners: [PartOwner], _ stored: StoredFunction?
  ) -> ([CallParameter], String?) {
    let file = table.file(of: property)
    let declaration = table.declaration(property)
    let name = table.text(of: declaration.name, in: file)
    guard let type = declaration.type, table.type(type, in: file).kind == .function else {
      // Without a written type it can only be called without arguments.
      return ([], nil)
    }
    guard let stored else { return ([], "'\(name)' is a stored function") }
    guard stored.takesPlainValues else { return ([], "'\(name)' has a parameter that cannot be forwarded") }
    var parameters: [CallParameter] = []
    for (number, child) in table.children(of: table.type(type, in: file), in: file).dropLast().enumerated() {
      let resolved = types.resolve(child.type, in: file, from: property)
      let own = stored.names.indices.contains(number) ? stored.names[number] : nil
      let usual = own.flatMap { name in name.isKeyword || owners.contains { $0.hop == name } ? nil : name }
      var parameter = CallParameter(
        label: "_", name: usual ?? "value\(number + 1)", type: "", hasDefault: false)
      if let written = written(resolved, in: child.type, of: file) {
        (parameter.type, parameter.written) = (written.text, written)
      } else {
        parameter.objection = "the type of a parameter of '\(name)' cannot be named in another file"
      }
      parameters.append(parameter)
    }
    return (parameters, nil)
  }
}
