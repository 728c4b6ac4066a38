import Analysis
import Findings
import SwiftReader

/// The functions of a repository, the properties with accessors that may set others, and those that hold functions, by
/// name.
struct FunctionIndex {
  private let table: SymbolTable
  private var functions: [Spelling: [DeclarationID]] = [:]
  private var settable: [Spelling: [DeclarationID]] = [:]
  private var properties: Set<Spelling> = []
  private var overridden: Set<Spelling> = []
  private var holders: Set<Spelling> = []

  /// - Complexity: O(*n*) in the number of declarations.
  init(_ table: SymbolTable) {
    self.table = table
    var aliases: Set<String> = []
    for file in table.files.indices { aliases.formUnion(table.facts(of: file).aliasesOfFunctions) }
    for file in table.files.indices {
      let facts = table.facts(of: file)
      for (local, declaration) in facts.declarations.enumerated() {
        let id = table.id(UInt32(local), in: file)
        switch declaration.kind {
        case .function: functions[table.spelling(of: id), default: []].append(id)
        case .property:
          properties.insert(table.spelling(of: id))
          if declaration.says(.observed) || declaration.says(.settable) {
            settable[table.spelling(of: id), default: []].append(id)
          }
          if declaration.says(.override) { overridden.insert(table.spelling(of: id)) }
          if facts.mayHoldFunction(declaration, aliases) { holders.insert(table.spelling(of: id)) }
        default: break
        }
      }
    }
  }

  /// Returns the functions that a call may call, by their names and labels.
  func functions(calledBy call: NamedCall) -> [DeclarationID] {
    let name = Spelling(call.name)
    // A name alone more often means a property.
    if call.labels == nil, properties.contains(name) { return [] }
    return (functions[name] ?? []).filter { parameters(of: $0).map(call.fits) ?? true }
  }

  /// Returns the properties with the given name whose accessors run when they are set.
  func properties(settableAs name: String) -> [DeclarationID] { settable[Spelling(name)] ?? [] }

  /// Returns whether a subclass may override a property with the given name.
  func isOverridden(_ name: String) -> Bool { overridden.contains(Spelling(name)) }

  /// Returns whether a property with the given name may hold a function.
  func mayHoldFunction(_ name: String) -> Bool { holders.contains(Spelling(name)) }

  /// Returns the labels of a function's parameters, each with whether an argument is required; `nil` if one takes
  /// several arguments.
  private func parameters(of function: DeclarationID) -> [(label: String, isRequired: Bool)]? {
    let file = table.file(of: function)
    let parameters = table.declaration(function).parameters.map { table.parameter($0, in: file) }
    if parameters.contains(where: \.isVariadic) { return nil }
    return parameters.map { ($0.label == .none ? "_" : table.text(of: $0.label, in: file), !$0.hasDefault) }
  }
}

extension FileFacts {
  /// The names of the type aliases of function types.
  fileprivate var aliasesOfFunctions: [String] {
    declarations.filter { $0.kind == .typealias && $0.type.map { isFunction($0, []) } ?? false }.map { names[$0.name] }
  }

  /// Returns whether a property has a function type, or a closure as its value.
  fileprivate func mayHoldFunction(_ property: Declaration, _ aliases: Set<String>) -> Bool {
    if let type = property.type { return isFunction(type, aliases) }
    if case .closure = property.value { return true }
    return false
  }

  /// Returns whether a written type is a function type, an optional of one, or a type alias of one.
  func isFunction(_ type: TypeID, _ aliases: Set<String>) -> Bool {
    let node = types[type]
    switch node.kind {
    case .function: return true
    case .optional: return types.children(of: type).contains { isFunction($0.type, aliases) }
    case .named, .member: return aliases.contains(names[node.name])
    default: return false
    }
  }
}
