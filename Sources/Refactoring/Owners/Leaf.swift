import Analysis
import Findings
import PairWriting
import SwiftReader

/// The property or function that is finally used.
struct Leaf {
  let name: String
  let isFunction: Bool
  /// Whether a property holds the function.
  let isStoredFunction: Bool
  /// What it gives; `nil` for a function that gives nothing.
  let type: WrittenType?
  /// The type of the value inside an optional.
  private let unwrapped: WrittenType?
  /// The types in the brackets of `type`: the elements of an array.
  let elements: [WrittenType]
  /// Whether what it gives is of a type of the repository.
  let isOwnType: Bool
  let level: AccessLevel
  let file: Int
  /// The conditions of the `#if` around it.
  let conditions: [String]
  /// The actor that it belongs to.
  let isolation: Isolation
  /// What is known of the function that a property holds.
  private let stored: StoredFunction?
  private let found: DeclarationID
  private let declaration: Declaration
  private let attributes: [String]
  private let parameters: [CallParameter]
  /// Why its parameters cannot be written down, if so.
  private let objection: String?

  /// - Parameters:
  ///   - isUsed: whether something of its value is used, so that one that is implicitly unwrapped must be there.
  ///   - context: the actor that the use belongs to.
  init(
    _ step: PathStep, of owners: [PartOwner], _ table: SymbolTable, _ analyzer: inout ChainAnalyzer,
    _ sources: [ByteString: SourceText], isUsed: Bool, around context: Isolation
  ) throws(Reason) {
    found = step.found
    declaration = table.declaration(step.found)
    file = table.file(of: step.found)
    name = table.text(of: declaration.name, in: file)
    attributes = table.attributes(of: step.found)
    isStoredFunction = step.isStoredFunction
    isFunction = declaration.kind == .function || step.isStoredFunction
    level = table.accessLevel(of: step.found)
    let what = "'\(name)'"
    guard !table.isOfDependency(step.found) else { throw Reason("\(what) is declared in a dependency") }
    guard !declaration.belongsToType else { throw Reason("\(what) belongs to a type, not to an object") }
    guard let source = sources[table.path(of: file)], source.isText else {
      throw Reason("the file that declares its member is not UTF-8")
    }
    stored = step.isStoredFunction ? StoredFunction(calledAt: Int(declaration.offset), in: source) : nil
    let givesNothing = declaration.kind == .function && declaration.givesNothing(in: table.facts(of: file))
    let isVoid = givesNothing || stored?.isVoid == true
    let isForced = declaration.kind == .property && source.isImplicitlyUnwrapped(at: Int(declaration.offset))
    if isForced, !isUsed || step.isStoredFunction { throw Reason("\(what) is implicitly unwrapped") }
    let written = declaration.kind == .property ? source.typeOfInitialValue(at: Int(declaration.offset), table) : nil
    let held =
      declaration.kind == .property && !step.isStoredFunction && !isForced
      ? analyzer.writtenFunction(heldBy: step.found, at: Int(declaration.offset), in: source) : nil
    type = isVoid ? nil : isForced ? step.unwrappedType : step.type ?? written ?? held?.type
    unwrapped = step.unwrappedType ?? held?.unwrapped
    let parent = table.type(of: table.parent(of: step.found))
    let around = parent.isNone || declaration.says(.nonisolated) ? .none : analyzer.isolation(of: parent)
    isolation = around == .none && attributes.contains("MainActor") ? .actor("MainActor") : around
    conditions = source.conditions(at: Int(declaration.offset))
    elements = step.elements
    isOwnType = step.home != nil
    (parameters, objection) =
      step.isStoredFunction
      ? analyzer.parameters(ofStored: step.found, owners, stored)
      : declaration.kind == .function ? analyzer.parameters(of: step.found, owners, source) : ([], nil)
    if !isVoid, type == nil { throw Reason("the type of \(what) cannot be named in another file") }
    try check(what, source, owners, table, context)
  }

  private func check(
    _ what: String, _ source: SourceText, _ owners: [PartOwner], _ table: SymbolTable, _ context: Isolation
  ) throws(Reason) {
    try table.checkAttributes(of: found, what: what, besides: isolation)
    let offset = Int(declaration.offset)
    let around = table.parent(of: found)
    if !around.isNone, table.declaration(around).kind == .extension, table.isConditional(around) {
      throw Reason("\(what) is declared in a conditional extension")
    }
    if declaration.kind == .function, table.isOverloaded(found) { throw Reason("\(what) is overloaded") }
    let parent = table.type(of: around)
    if !parent.isNone {
      if table.declaration(parent).kind == .actor { throw Reason("\(what) belongs to an actor") }
      for (number, owner) in owners.enumerated() {
        for actor in owners[number...].dropFirst().map(\.isolation) + [isolation] {
          // A method can belong to the main actor for itself, where its caller does.
          let mayJoin = owner.isolation == .none && actor == .actor("MainActor") && actor == context
          guard actor == .none || actor == owner.isolation || mayJoin else {
            throw Reason("\(what) belongs to an actor that \(owner.name) does not")
          }
        }
      }
      if owners.contains(where: \.isGeneric), table.isGeneric(parent) {
        throw Reason("the type of \(what) depends on generics")
      }
      if table.isUncopyable(parent) { throw Reason("the value that \(what) belongs to cannot be copied") }
    }
    guard let last = owners.last, level > .file || file == last.file else {
      throw Reason("\(what) is private to its file")
    }
    try table.checkConditions(conditions, of: found, source, what: what)
    if isFunction, !isStoredFunction {
      if source.hasUnusualHead(at: offset) {
        throw Reason("\(what) has a typed throw or an attribute of a parameter, or uses the location of its call")
      }
    } else {
      if source.hasEffect(at: offset) { throw Reason("reading \(what) is async or throws") }
      if declaration.says(.lazy), !parent.isNone, table.declaration(parent).kind != .class {
        throw Reason("reading \(what) changes the value it belongs to")
      }
    }
  }

  /// The type of its value, and what stands in the brackets of that.
  var valueType: String { type?.text ?? "Void" }
  var elementType: String { elements.first?.text ?? "Void" }
  var unwrappedType: String { (isOptional ? unwrapped : type)?.text ?? "Void" }
  var isOptional: Bool { type?.isOptional ?? false }
  /// Whether it is an array or a set.
  var isList: Bool { elements.count == 1 && (valueType.hasPrefix("[") || valueType.hasPrefix("Set<")) && !isOptional }

  var isArray: Bool { isList && valueType.hasPrefix("[") }
  /// Whether it is a dictionary that tells no key without a value from one whose value is `nil`.
  var isDictionary: Bool {
    elements.count == 2 && valueType.hasPrefix("[") && !isOptional && elements.last?.isOptional == false
  }

  /// The type of what is told; `nil` for a function that gives nothing.
  func typeText(isOptional: Bool) -> String? { type?.text(isOptional: isOptional) }

  /// The name of what is told in a closure, as its parameter.
  var parameter: String { name.asValueName.asParameterName }

  var isMutating: Bool { declaration.isMutating }
  var canThrow: Bool { stored?.canThrow ?? declaration.says(.throws) }
  var isAsync: Bool { stored?.isAsync ?? declaration.says(.async) }
  /// Whether a call of it may throw or wait without that being known.
  var hasUnknownEffects: Bool { isStoredFunction && stored == nil }
  var isDiscardable: Bool { attributes.contains("discardableResult") }

  /// Refuses a write that its last owner cannot do.
  func checkWriting(_ owners: [PartOwner]) throws(Reason) {
    if declaration.says(.restrictedSetter), owners.last?.file != file {
      throw Reason("'\(name)' can only be set in its own file")
    }
  }

  /// The parameters that the labels of a call give values to.
  func chosen(_ labels: [String]) throws(Reason) -> [CallParameter] {
    if let objection { throw Reason(objection) }
    var rest = parameters[...]
    var chosen: [CallParameter] = []
    for label in labels {
      while let next = rest.first, !next.takes(label), next.hasDefault { rest.removeFirst() }
      guard let next = rest.popFirst(), next.takes(label) else {
        throw Reason("the arguments do not fit the only '\(name)'")
      }
      if let objection = next.objection { throw Reason(objection) }
      chosen.append(next)
    }
    guard rest.allSatisfy(\.hasDefault) else { throw Reason("the arguments do not fit the only '\(name)'") }
    return chosen
  }
}

extension SymbolTable {
  /// Whether an extension has a `where` clause, or names generic arguments.
  fileprivate func isConditional(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    return declaration.type.map { hasArguments($0, in: file(of: id)) } ?? false || !declaration.requirements.isEmpty
  }

  private func hasArguments(_ id: TypeID, in file: Int) -> Bool {
    let node = type(id, in: file)
    guard node.kind == .member, let base = children(of: node, in: file).first else { return !node.children.isEmpty }
    return node.children.count > 1 || hasArguments(base.type, in: file)
  }

  /// Whether another function has the same name and labels, so that types choose between them.
  fileprivate func isOverloaded(_ function: DeclarationID) -> Bool {
    let own = labels(of: function)
    var other = first(spelling(of: function), in: owner(of: parent(of: function)))
    while !other.isNone {
      if other != function, declaration(other).kind == .function, labels(of: other) == own { return true }
      other = next(after: other)
    }
    return false
  }

  private func labels(of function: DeclarationID) -> [String] {
    let file = file(of: function)
    return declaration(function).parameters.map { text(of: parameter($0, in: file).label, in: file) }
  }

  fileprivate func isUncopyable(_ type: DeclarationID) -> Bool {
    let file = file(of: type)
    return declaration(type).inheritance.contains { self.type(inherited($0, in: file), in: file).kind == .suppressed }
  }
}

extension Declaration {
  /// Whether a function gives nothing.
  fileprivate func givesNothing(in facts: FileFacts) -> Bool {
    guard let type else { return true }
    let node = facts.types[type]
    return node.kind == .tuple && node.children.isEmpty || node.kind == .named && facts.names[node.name] == "Void"
  }
}
