import Analysis
import PairWriting
import SwiftReader
import SwiftTokens

/// The function type of a property or parameter, as its written type spells it.
struct StoredFunction {
  /// The attributes of the type, without `@`.
  let attributes: [String]
  let isOptional: Bool
  let isAsync: Bool
  let canThrow: Bool
  let isVoid: Bool
  /// The names of the parameters, such as `name` in `(_ name: Type)`; `nil` for each parameter without a name.
  let names: [String?]
  /// Whether no parameter is `inout`, variadic, a closure with attributes, or has an ownership modifier, so that every
  /// argument can be forwarded.
  let takesPlainValues: Bool

  /// - Returns: `nil` if the property has no written function type, or one with a syntax that is not supported.
  init?(at offset: Int, in source: SourceText) {
    guard let name = source.token(at: offset), source.kind(name + 1) == .colon else { return nil }
    self.init(from: name + 2, in: source)
  }

  /// Creates the function type of a property if any owner can call its value: it is not optional and not isolated to
  /// the main actor.
  init?(calledAt offset: Int, in source: SourceText) {
    self.init(at: offset, in: source)
    if attributes.contains("MainActor") || isOptional { return nil }
  }

  /// - Parameter first: the first token of the type, which may have parentheses around it and a `?` after them.
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
      unusual.contains(source.word($0)) || source.kind($0) == .at
        || ["...", "sending"].contains(source.text(ofToken: $0))
    }
    names = source.namesOfParameters(inside: place)
    place = end + 1
    isAsync = source.word(place) == .async
    if isAsync { place += 1 }
    canThrow = source.word(place) == .throws
    if canThrow { place += 1 }
    guard source.kind(place) == .arrow, source.text(ofToken: place + 1) != "sending" else { return nil }
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
  /// Returns the attributes that a function type begins with, of those that are supported.
  func attributesOfType(at first: Int) -> [String] {
    var names: [String] = []
    var place = first
    while kind(place) == .at, ["Sendable", "escaping", "MainActor"].contains(name(ofToken: place + 1)) {
      names.append(name(ofToken: place + 1))
      place += 2
    }
    return names
  }

  /// Returns the first token of a function type without the parentheses around the whole type.
  fileprivate func startOfFunctionType(at first: Int) -> Int {
    guard kind(first) == .leftParen, let end = partner(of: first), kind(end + 1) != .arrow,
      word(end + 1) != .async, word(end + 1) != .throws
    else { return first }
    return first + 1
  }

  /// Returns the names of the parameters in `(_ name: Type, Type)`.
  fileprivate func namesOfParameters(inside bracket: Int) -> [String?] {
    elements(of: inside(bracket)).map { parameter in
      let first = parameter.lowerBound
      let isNamed = kind(first) == .wildcard && kind(first + 1) == .identifier && kind(first + 2) == .colon
      return isNamed ? name(ofToken: first + 1) : nil
    }
  }
}

extension DeclarationID {
  /// Returns the parameters of a function that is the value of a property.
  ///
  /// - Returns: the parameters, and why no call can be forwarded, `nil` if calls can be.
  func storedFunctionParameters(_ owners: [PartOwner], _ stored: StoredFunction?, in types: inout TypeResolver) -> (
    [CallParameter], String?
  ) {
    let file = types.table.file(of: self)
    let declaration = types.table.declaration(self)
    let name = types.table.text(of: declaration.name, in: file)
    guard let type = declaration.type, types.table.type(type, in: file).kind == .function else {
      // Without a written type only calls without arguments can be forwarded.
      return ([], nil)
    }
    guard let stored else { return ([], "'\(name)' is a stored function") }
    guard stored.takesPlainValues else { return ([], "'\(name)' has a parameter that cannot be forwarded") }
    var parameters: [CallParameter] = []
    for (number, child) in types.table.children(of: types.table.type(type, in: file), in: file).dropLast().enumerated()
    {
      let resolved = types.resolve(child.type, in: file, from: self)
      let own = stored.names.indices.contains(number) ? stored.names[number] : nil
      let usual = own.flatMap { name in name.isKeyword || owners.contains { $0.hop == name } ? nil : name }
      var parameter = CallParameter(
        label: "_", name: usual ?? "value\(number + 1)", type: "", hasDefault: false)
      if let written = resolved.written(in: child.type, of: file, in: &types) {
        (parameter.type, parameter.written) = (written.text, written)
      } else {
        parameter.objection = "the type of a parameter of '\(name)' cannot be named in another file"
      }
      parameters.append(parameter)
    }
    return (parameters, nil)
  }
}
