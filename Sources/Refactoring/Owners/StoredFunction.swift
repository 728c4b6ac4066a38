import Analysis
import PairWriting
import SwiftReader
import SwiftTokens

/// What the written type of a property or parameter tells of the function that it holds.
struct StoredFunction {
  /// The attributes before it, without their `@`.
  let attributes: [String]
  let isOptional: Bool
  let isAsync: Bool
  let canThrow: Bool
  let isVoid: Bool
  /// The names that its parameters have, where they have one.
  let names: [String?]
  /// Whether every argument can be handed on.
  let takesPlainValues: Bool

  /// - Returns: `nil` if the type of the property is not written, or has more to it.
  init?(at offset: Int, in source: SourceText) {
    guard let name = source.token(at: offset), source.kind(name + 1) == .colon else { return nil }
    self.init(from: name + 2, in: source)
  }

  /// The function where an owner that may belong to no actor calls it.
  init?(calledAt offset: Int, in source: SourceText) {
    self.init(at: offset, in: source)
    if attributes.contains("MainActor") || isOptional { return nil }
  }

  /// - Parameter first: where the type begins; parentheses around the whole may, and a `?` behind them.
  init?(from first: Int, in source: SourceText) {
    var place = source.startOfFunctionType(at: first)
    let behind = place == first ? .none : source.partner(of: first).map { source.kind($0 + 1) }
    if behind == .exclamation { return nil }
    isOptional = behind == .postfixQuestion
    attributes = source.attributesOfType(at: place)
    place += 2 * attributes.count
    guard source.kind(place) == .leftParen, let end = source.partner(of: place) else { return nil }
    let unusual: Set<Word> = [.inout, .isolated, .borrowing, .consuming]
    takesPlainValues = !(place...end).contains {
      unusual.contains(source.word($0)) || source.kind($0) == .at || source.text(ofToken: $0) == "..."
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
    let isWhole = next.map { $0.startsLine || $0.kind.closes || $0.kind.endsWrittenType } ?? true
    isVoid = isWhole && (isEmpty || source.name(ofToken: result) == "Void")
  }
}

extension Token.Kind {
  fileprivate var endsWrittenType: Bool { self == .equal || self == .leftBrace || self == .comma }
}

extension SourceText {
  /// The attributes that a type begins with, as far as they are those of a closure's.
  func attributesOfType(at first: Int) -> [String] {
    var names: [String] = []
    var place = first
    while kind(place) == .at, ["Sendable", "escaping", "MainActor"].contains(name(ofToken: place + 1)) {
      names.append(name(ofToken: place + 1))
      place += 2
    }
    return names
  }

  /// Where a function's type begins inside the parentheses around all of it.
  fileprivate func startOfFunctionType(at first: Int) -> Int {
    guard kind(first) == .leftParen, let end = partner(of: first), kind(end + 1) != .arrow,
      word(end + 1) != .async, word(end + 1) != .throws
    else { return first }
    return first + 1
  }

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
