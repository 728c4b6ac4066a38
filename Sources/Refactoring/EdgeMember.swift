import Analysis
import Findings
import PairWriting
import SwiftReader

/// A member that is used through an edge, and how its owner can be told.
struct EdgeMember {
  let found: DeclarationID
  let isOptional: Bool
  let name: String
  let isFunction: Bool
  /// What is told; `nil` for a function that gives nothing.
  let type: WrittenType?
  /// The type of what is set.
  let setType: String
  let level: AccessLevel
  /// What stands before a method that changes it.
  let mutating: String
  private let owner: EdgeOwner
  private let table: SymbolTable
  private let declaration: Declaration
  private let file: Int
  private let source: SourceText
  private let parameters: [CallParameter]
  /// Why its parameters cannot be written down, if so.
  private let objection: String?

  init(
    _ site: EdgeSite, of owner: EdgeOwner, _ table: SymbolTable, _ analyzer: inout ChainAnalyzer,
    texts: [ByteString: SourceText]
  ) throws(Reason) {
    self.table = table
    let declaration = table.declaration(site.found)
    let file = table.file(of: site.found)
    guard let source = texts[table.path(of: file)], source.isText else { throw Reason("its member cannot be read") }
    found = site.found
    isOptional = site.isOptional
    mutating = owner.isValue && site.hopNature != .object ? "mutating " : ""
    self.owner = owner
    self.declaration = declaration
    self.file = file
    self.source = source
    name = table.text(of: declaration.name, in: file)
    isFunction = declaration.kind == .function
    level = min(owner.level, table.accessLevel(of: site.found))
    (parameters, objection) = analyzer.parameters(of: site.found, owner)
    guard declaration.kind == .property || isFunction, !declaration.belongsToType else {
      throw Reason("'\(name)' is not a property or method of an object")
    }
    let isVoid = isFunction && declaration.givesNothing(in: table.facts(of: file))
    if !isVoid {
      guard let written = site.type else { throw Reason("the type of '\(name)' cannot be named in another file") }
      type = site.isOptional ? written.optional : written
      setType = written.text
    } else {
      type = nil
      setType = "Void"
    }
    try check(&analyzer)
  }

  private func check(_ analyzer: inout ChainAnalyzer) throws(Reason) {
    let what = "'\(name)'"
    try table.checkAttributes(of: found, what: what)
    let parent = table.type(of: table.parent(of: found))
    if !parent.isNone {
      let isolation = analyzer.isolation(of: parent)
      guard isolation == .none || isolation == owner.isolation else {
        throw Reason("\(what) belongs to an actor that \(owner.name) does not")
      }
      if table.declaration(parent).kind == .actor { throw Reason("\(what) belongs to an actor") }
      if owner.isGeneric, table.isGeneric(parent) { throw Reason("the type of \(what) depends on generics") }
      if table.isUncopyable(parent) { throw Reason("the value of '\(owner.hop)' cannot be copied") }
    }
    guard level > .file || file == owner.file else { throw Reason("\(what) is private to its file") }
    if source.conditions(at: Int(declaration.offset)) > 0 { throw Reason("\(what) is declared inside an '#if'") }
    let signature = source.signature(from: Int(declaration.offset + declaration.length))
    if !isFunction, signature.contains("!") { throw Reason("\(what) is implicitly unwrapped") }
    if declaration.says(.lazy), !parent.isNone, table.declaration(parent).kind != .class {
      throw Reason("reading \(what) changes the value of '\(owner.hop)'")
    }
    if !isFunction, signature.hasEffect(source, declaration) { throw Reason("reading \(what) is async or throws") }
    if isFunction, source.head(from: Int(declaration.offset)).contains(/throws\(|#/) {
      throw Reason("\(what) has a typed throw, or uses the location of its call")
    }
    if let type { try checkVisible(type, what) }
  }

  /// Whether a type's text means the same in the file of the owner.
  private func checkVisible(_ type: WrittenType, _ what: String) throws(Reason) {
    let parent = table.type(of: table.parent(of: owner.property))
    for name in type.names where !parent.isNone {
      let nested = table.firstType(Spelling(name), in: table.owner(of: parent))
      guard nested.isNone || type.declarations.contains(nested) else {
        throw Reason("in \(owner.name) the name '\(name)' means another type")
      }
    }
    if file == owner.file { return }
    let isElsewhere = type.declarations.contains { !owner.isOfSameModule($0) }
    guard type.isForeign || isElsewhere else { return }
    guard owner.imports(source.imports), !isElsewhere || level < .package else {
      throw Reason("the type of \(what) needs an import that the file of \(owner.name) does not have")
    }
  }

  /// The name of what is told in a closure, as its parameter.
  var parameter: String { name.asValueName.asParameterName }

  /// Refuses a write that the owner cannot do.
  func checkWriting(hopNature: Nature) throws(Reason) {
    if declaration.says(.restrictedSetter), file != owner.file {
      throw Reason("'\(name)' can only be set in its own file")
    }
    guard hopNature != .unknown else { throw Reason("cannot tell whether the value of '\(owner.hop)' is copied") }
    if owner.isolation == .none, table.type(of: table.parent(of: owner.property)).isNone {
      throw Reason("cannot tell whether \(owner.name) is copied")
    }
    try checkMutating()
    let parent = table.parent(of: owner.property)
    if table.declaration(table.type(of: parent)).kind == .protocol {
      throw Reason("cannot tell whether what conforms to \(owner.name) is copied")
    }
  }

  /// Refuses a change of which nobody knows whether it changes the owner: a setter may be `nonmutating`.
  private func checkMutating() throws(Reason) {
    guard !mutating.isEmpty else { return }
    if declaration.kind == .property, declaration.says(.computed) {
      throw Reason("cannot tell whether setting '\(name)' changes \(owner.name)")
    }
    try owner.checkStored()
  }

  /// Refuses a call whose arguments the owner cannot hand on.
  func checkCall(_ labels: [String]) throws(Reason) {
    if isMutating { try checkMutating() }
    if let objection { throw Reason(objection) }
    guard chosen(labels) != nil else { throw Reason("the arguments do not fit the only '\(name)'") }
  }

  /// The parameters that the labels of a call give values to.
  func chosen(_ labels: [String]) -> [CallParameter]? {
    var rest = parameters[...]
    var chosen: [CallParameter] = []
    for label in labels {
      while let next = rest.first, next.label != label, next.hasDefault { rest.removeFirst() }
      guard let next = rest.popFirst(), next.label == label else { return nil }
      chosen.append(next)
    }
    return rest.allSatisfy(\.hasDefault) ? chosen : nil
  }

  /// The name of the owner's new member.
  func method(_ telling: Telling) -> String { owner.free(names(telling)) ?? "" }

  /// The names that it could have, the best first.
  func names(_ telling: Telling) -> [String] {
    let (hop, part) = (owner.hop.capitalized, name.capitalized)
    return switch telling {
    case .provide: ["provide\(hop)\(part)", "provide\(part)Of\(hop)"]
    case .forward: ["\(owner.hop)\(part)", "\(name)Of\(hop)"]
    case .set: ["set\(hop)\(part)", "set\(part)Of\(hop)"]
    case .change: ["change\(hop)\(part)", "change\(part)Of\(hop)"]
    case .call: ["\(name)\(hop)", "\(name)Of\(hop)"]
    }
  }

  /// The expression by which the owner reaches it.
  var path: String { "self.\(owner.hop)\(isOptional ? "?" : "").\(name)" }

  var isMutating: Bool { declaration.isMutating }
  var canThrow: Bool { declaration.says(.throws) }
  var isDiscardable: Bool { table.attributes(of: found).contains("discardableResult") }
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
