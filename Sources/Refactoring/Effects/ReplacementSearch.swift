import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// Finds out whether code may replace the value of a property, with a cache of what the functions of a repository call
/// and assign.
struct ReplacementSearch {
  private let table: SymbolTable
  private let sources: [ByteString: SourceText]
  private(set) lazy var functions = FunctionIndex(table)
  private lazy var heirs = Heirs(table)
  private var writers: [DeclarationID: PropertyWriters] = [:]
  private var effects: [DeclarationID: CodeEffects] = [:]

  init(_ table: SymbolTable, _ sources: [ByteString: SourceText]) {
    (self.table, self.sources) = (table, sources)
  }

  /// Returns the effects of code in a file that belongs to no function of its own.
  mutating func effects(of code: [Range<UInt32>], in facts: FileFacts) -> CodeEffects {
    let functions = functions
    var reader = EffectReader(facts, knowsParameters: false) { functions.mayHoldFunction($0) }
    return reader.effects(of: code)
  }

  /// Returns what in some code may replace the object that a stored property holds: the name of a function or of an
  /// observed property, or `=`; `nil` if nothing may.
  mutating func replacement(of property: DeclarationID, in code: CodeEffects) -> String? {
    let writers = self.writers(of: property)
    if writers.isEmpty { return nil }
    let name = table.name(of: property)
    if code.writes.contains(name) { return "=" }
    if let unknown = code.unknown { return unknown }
    for call in code.calls where mayReach(functions.functions(calledBy: call), writers) { return call.name }
    return code.writes.first { mayReach(functions.properties(settableAs: $0), writers) }
  }

  /// Returns what in some code may have an effect at all: the name of a function of the repository, or `=`; `nil` if
  /// nothing may.
  mutating func anyEffect(in code: CodeEffects) -> String? {
    let functions = functions
    return code.unknown ?? code.writes.first.map { _ in "=" }
      ?? code.calls.first { !functions.functions(calledBy: $0).isEmpty }?.name
  }

  /// Returns whether anything but the initializers of its owner may replace the value of a stored property.
  mutating func isReplaced(_ property: DeclarationID) -> Bool { !writers(of: property).isEmpty }

  /// Returns whether a property is stored without a wrapper or an override, so that only assignments replace its value.
  mutating func isPlain(_ property: DeclarationID) -> Bool {
    let declaration = table.declaration(property)
    guard !declaration.says(.computed), !declaration.says(.weak),
      table.attributes(of: property).allSatisfy(plainAttributes.contains)
    else { return false }
    return declaration.says(.constant)
      || !functions.isOverridden(table.name(of: property)) && !isPassedInout(property)
  }

  /// Returns whether the file of a property passes it inout or updates it by its plain name, which facts do not say.
  private func isPassedInout(_ property: DeclarationID) -> Bool {
    guard let source = sources[table.path(of: table.file(of: property))] else { return true }
    let name = table.name(of: property)
    return source.tokens.indices.contains { place in
      source.kind(place) == .identifier && source.name(ofToken: place) == name
        && (source.kind(place - 1) == .prefixAmpersand || source.isAssignment(place + 1))
    }
  }

  private mutating func writers(of property: DeclarationID) -> PropertyWriters {
    if let known = writers[property] { return known }
    let found = PropertyWriters(of: property, in: table, heirs: heirs(of: table.type(of: table.parent(of: property))))
    writers[property] = found
    return found
  }

  /// Returns a type and all types that inherit from it.
  private mutating func heirs(of type: DeclarationID) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = [type]
    var waiting = [type]
    while let next = waiting.popLast(), !next.isNone {
      for heir in heirs.of(next, in: table) where found.insert(heir).inserted { waiting.append(heir) }
    }
    return found
  }

  private mutating func mayReach(_ first: [DeclarationID], _ writers: PropertyWriters) -> Bool {
    var seen = Set(first)
    var waiting = first
    while let next = waiting.popLast() {
      if writers.declarations.contains(next) || seen.count > Self.maximumFunctions { return true }
      let code = effects(of: next)
      if code.unknown != nil { return true }
      let callees =
        code.calls.flatMap { functions.functions(calledBy: $0) }
        + code.writes.flatMap { functions.properties(settableAs: $0) }
      waiting += callees.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// How many functions are read for one call; a call with more functions behind it is assumed to replace the value.
  private static let maximumFunctions = 200

  private mutating func effects(of function: DeclarationID) -> CodeEffects {
    if let known = effects[function] { return known }
    let file = table.file(of: function)
    let facts = table.facts(of: file)
    let code = facts.scopes.filter { scope in
      (scope.kind == .function || scope.kind == .accessor) && scope.declaration == function.index - table.bases[file]
    }
    let functions = functions
    var reader = EffectReader(facts, knowsParameters: true) { functions.mayHoldFunction($0) }
    let found = reader.effects(of: code.map(\.range))
    effects[function] = found
    return found
  }
}

/// Attributes of a property whose value is still only what was assigned.
private let plainAttributes: Set<String> = [
  "objc", "nonobjc", "IBOutlet", "MainActor", "Published", "usableFromInline", "ObservationIgnored",
]
