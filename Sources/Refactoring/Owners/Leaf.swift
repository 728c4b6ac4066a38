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
  /// The types in the brackets of `type`: the elements of an array.
  let elements: [WrittenType]
  /// Whether what it gives is of a type of the repository.
  let isOwnType: Bool
  let level: AccessLevel
  let file: Int
  private let found: DeclarationID
  private let declaration: Declaration
  private let attributes: [String]
  private let parameters: [CallParameter]
  /// Why its parameters cannot be written down, if so.
  private let objection: String?

  init(
    _ step: PathStep, of owners: [PartOwner], _ table: SymbolTable, _ analyzer: inout ChainAnalyzer,
    _ sources: [ByteString: SourceText]
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
    guard !declaration.belongsToType else { throw Reason("\(what) belongs to a type, not to an object") }
    guard let source = sources[table.path(of: file)], source.isText else { throw Reason("its member cannot be read") }
    let isVoid = declaration.kind == .function && declaration.givesNothing(in: table.facts(of: file))
    type = isVoid ? nil : step.type
    elements = step.elements
    isOwnType = step.home != nil
    (parameters, objection) = declaration.kind == .function ? analyzer.parameters(of: step.found, owners) : ([], nil)
    if !isVoid, step.type == nil { throw Reason("the type of \(what) cannot be named in another file") }
    try check(what, source, owners, table, &analyzer)
  }

  private func check(
    _ what: String, _ source: SourceText, _ owners: [PartOwner], _ table: SymbolTable, _ analyzer: inout ChainAnalyzer
  ) throws(Reason) {
    try table.checkAttributes(of: found, what: what)
    let offset = Int(declaration.offset)
    let parent = table.type(of: table.parent(of: found))
    if !parent.isNone {
      if table.declaration(parent).kind == .actor { throw Reason("\(what) belongs to an actor") }
      let isolation = analyzer.isolation(of: parent)
      for owner in owners where isolation != .none && isolation != owner.isolation {
        throw Reason("\(what) belongs to an actor that \(owner.name) does not")
      }
      if owners.contains(where: \.isGeneric), table.isGeneric(parent) {
        throw Reason("the type of \(what) depends on generics")
      }
      if table.isUncopyable(parent) { throw Reason("the value that \(what) belongs to cannot be copied") }
    }
    guard let last = owners.last, level > .file || file == last.file else {
      throw Reason("\(what) is private to its file")
    }
    if source.conditions(at: offset) > 0 { throw Reason("\(what) is declared inside an '#if'") }
    if isFunction, !isStoredFunction {
      if source.hasUnusualHead(at: offset) {
        throw Reason("\(what) has a typed throw, or uses the location of its call")
      }
    } else {
      if source.isImplicitlyUnwrapped(at: offset) { throw Reason("\(what) is implicitly unwrapped") }
      if source.hasEffect(at: offset) { throw Reason("reading \(what) is async or throws") }
      if declaration.says(.lazy), !parent.isNone, table.declaration(parent).kind != .class {
        throw Reason("reading \(what) changes the value it belongs to")
      }
    }
  }

  /// The type of its value, and what stands in the brackets of that.
  var valueType: String { type?.text ?? "Void" }
  var elementType: String { elements.first?.text ?? "Void" }

  /// The type of what is told; `nil` for a function that gives nothing.
  func typeText(isOptional: Bool) -> String? { type?.text(isOptional: isOptional) }

  /// The name of what is told in a closure, as its parameter.
  var parameter: String { name.asValueName.asParameterName }

  var isMutating: Bool { declaration.isMutating }
  var canThrow: Bool { declaration.says(.throws) }
  var isAsync: Bool { declaration.says(.async) }
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
      while let next = rest.first, next.label != label, next.hasDefault { rest.removeFirst() }
      guard let next = rest.popFirst(), next.label == label else {
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
