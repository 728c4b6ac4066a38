import Analysis
import SwiftReader

/// A type on the way from an edge to what is used: what is told, and where its new methods can stand.
struct PartOwner {
  /// Its property that the use goes through.
  let property: DeclarationID
  let table: SymbolTable
  let file: Int
  let source: SourceText
  /// The property's name: `info`.
  let hop: String
  /// The owner as an extension names it: `Outer.Server`.
  let name: String
  /// Whether it is a protocol, so that nobody knows what conforms to it.
  let isProtocol: Bool
  /// Whether only objects conform to it, if it is a protocol.
  let isOfObjects: Bool
  /// Whether what changes a part of it must say `mutating`.
  let isValue: Bool
  let isolation: Isolation
  let isGeneric: Bool
  /// The generic parameter that is the property's type.
  let parameter: String?
  /// The types that it inherits from, and those that inherit from it.
  private let relatives: Set<DeclarationID>
  /// The end of the outermost declaration around the property.
  let end: Int
  /// The conditions of the `#if` around the property, and those around its outermost declaration.
  let conditions: [String]
  let outerConditions: [String]

  init(
    _ property: DeclarationID, _ table: SymbolTable, _ analyzer: inout ChainAnalyzer, _ source: SourceText
  ) throws(Reason) {
    let declaration = table.declaration(property)
    let parent = table.parent(of: property)
    let file = table.file(of: property)
    self.property = property
    self.table = table
    self.file = file
    self.source = source
    hop = table.text(of: declaration.name, in: file)
    guard declaration.kind == .property, !declaration.belongsToType, !parent.isNone else {
      throw Reason("'\(hop)' is not a property of an object")
    }
    guard source.isText else { throw Reason("'\(table.path(of: file))' is not UTF-8") }
    let around = table.declaration(parent)
    name = table.qualifiedName(of: parent)
    let type = table.type(of: parent)
    let kind = type.isNone ? nil : table.declaration(type).kind
    isProtocol = kind == .protocol
    isOfObjects = isProtocol && analyzer.isOfObjects(type)
    isValue = kind == .struct || kind == .enum
    isGeneric = !type.isNone && table.isGeneric(type)
    isolation = type.isNone ? .none : analyzer.isolation(of: type)
    relatives = type.isNone ? [] : analyzer.ancestors(of: type).union(table.heirs(of: type))
    if kind == .actor { throw Reason("\(name) is an actor") }
    guard around.kind != .extension || around.requirements.isEmpty else {
      throw Reason("'\(hop)' is declared in a conditional extension")
    }
    guard !table.isHidden(parent) else { throw Reason("\(name) is private to the type around it") }
    parameter = isGeneric ? analyzer.parameter(of: type, typing: property) : nil
    if isGeneric, parameter == nil, analyzer.dependsOnParameters(property, file) {
      throw Reason("the type of '\(hop)' depends on generics")
    }
    if declaration.says(.lazy), isValue { throw Reason("reading '\(hop)' changes its owner") }
    try table.checkAttributes(of: property, what: "'\(hop)'")
    end = try table.end(ofOutermost: parent, in: file, source)
    conditions = source.conditions(at: Int(declaration.offset))
    outerConditions = source.conditions(at: end)
    guard conditions.starts(with: outerConditions) else { throw Reason("'\(hop)' is declared around an '#if'") }
    if conditions != outerConditions { try table.checkConditions(conditions, of: property, source, what: "'\(hop)'") }
    if source.hasEffect(at: Int(declaration.offset)) { throw Reason("reading '\(hop)' is async or throws") }
  }

  /// Refuses a property whose setter may leave its owner unchanged: a computed or wrapped one.
  func checkStored() throws(Reason) {
    if table.declaration(property).says(.computed) || !table.attributes(of: property).isEmpty {
      throw Reason("cannot tell whether setting '\(hop)' changes \(name)")
    }
  }

  /// Whether its file imports a module under the conditions of its outermost declaration.
  func imports(_ module: String) -> Bool { source.imports(under: outerConditions).contains(module) }

  /// Where the new declarations begin: behind the line on which the outermost declaration ends.
  var place: Int { source.nextLine(after: end) }

  var level: AccessLevel { table.accessLevel(of: property) }

  /// The type whose members the new methods are; none for a type of a library.
  var type: DeclarationID { table.type(of: table.parent(of: property)) }

  /// Whether the type has no more than values.
  var isData: Bool { !type.isNone && table.isData(type) }

  /// Whether another owner's file can use its property.
  func isSeen(from other: PartOwner) -> Bool {
    level > .module || level == .module && other.isOfSameModule(property) || file == other.file
  }

  func isOfSameModule(_ id: DeclarationID) -> Bool { table.isSameModule(table.file(of: id), file) }

  /// Whether a member of that name would mean nothing else.
  func isFree(_ name: String) -> Bool {
    let spelling = Spelling(name)
    guard table.mayDeclare(spelling) else { return true }
    let parent = table.parent(of: property)
    guard table.first(spelling, in: table.owner(of: parent)).isNone else { return false }
    return !table.declares(spelling, inAnyOf: relatives)
  }
}

extension FileFacts {
  /// The braces of a type or extension.
  fileprivate func body(of declaration: UInt32) -> Scope? {
    scopes.first { $0.kind == .type && $0.declaration == declaration }
  }
}

extension SymbolTable {
  /// Whether one of some types has a member of that name.
  fileprivate func declares(_ spelling: Spelling, inAnyOf types: Set<DeclarationID>) -> Bool {
    types.contains { !first(spelling, in: owner(of: $0)).isNone }
  }

  /// The types that say in their declaration that they inherit from one of that name.
  fileprivate func heirs(of type: DeclarationID) -> [DeclarationID] {
    let name = spelling(of: type)
    return files.indices.flatMap { file in
      files[file].facts.declarations.indices.compactMap { local in
        let id = id(UInt32(local), in: file)
        let isHeir = declaration(id).inheritance.contains {
          Spelling(text(of: self.type(inherited($0, in: file), in: file).name, in: file)) == name
        }
        return isHeir && !self.type(of: id).isNone ? self.type(of: id) : nil
      }
    }
  }

  func facts(of file: Int) -> FileFacts { files[file].facts }

  func attributes(of id: DeclarationID) -> [String] {
    let file = file(of: id)
    return declaration(id).attributes.map { text(of: attribute($0, in: file).name, in: file) }
  }

  /// Whether the type or one around it has generic parameters.
  func isGeneric(_ type: DeclarationID) -> Bool {
    var place = type
    while !place.isNone {
      if genericParameters(of: place) > 0 { return true }
      let parent = parent(of: place)
      place = parent.isNone ? parent : self.type(of: parent)
    }
    return false
  }

  /// Refuses what is there for some systems or some actors only.
  ///
  /// - Parameter actor: one that the member may belong to.
  func checkAttributes(of member: DeclarationID, what: String, besides actor: Isolation = .none) throws(Reason) {
    if attributes(of: member).contains(where: { $0.hasSuffix("Actor") && actor != .actor($0) }) {
      throw Reason("\(what) belongs to an actor that its owner does not")
    }
    var place = member
    while !place.isNone {
      if attributes(of: place).contains(where: { $0 == "available" || $0 == "_spi" }) {
        throw Reason("\(what) is not available everywhere")
      }
      let parent = parent(of: place)
      if !parent.isNone, declaration(parent).kind == .extension, !type(of: parent).isNone, type(of: parent) != parent {
        try checkAttributes(of: type(of: parent), what: what)
      }
      place = parent
    }
  }

  /// Refuses a member inside an `#if` where another one of its name may be compiled in its place.
  func checkConditions(
    _ conditions: [String], of member: DeclarationID, _ source: SourceText, what: String
  ) throws(Reason) {
    if conditions.isEmpty { return }
    let file = file(of: member)
    var other = first(spelling(of: member), in: owner(of: parent(of: member)))
    while !other.isNone {
      let isSame = self.file(of: other) == file
      guard isSame, source.conditions(at: Int(declaration(other).offset)) == conditions else {
        throw Reason("\(what) is declared inside an '#if', and again somewhere else")
      }
      other = next(after: other)
    }
  }

  /// The offset of the brace that ends the outermost declaration around a type.
  fileprivate func end(ofOutermost type: DeclarationID, in file: Int, _ source: SourceText) throws(Reason) -> Int {
    var place = type
    while !parent(of: place).isNone { place = parent(of: place) }
    let kind = declaration(place).kind
    let local = place.index - bases[file]
    guard kind.isType || kind == .extension, let scope = facts(of: file).body(of: local),
      let end = source.bytes[..<min(Int(scope.range.upperBound), source.bytes.count)].lastIndex(of: UInt8(ascii: "}"))
    else { throw Reason("its owner is declared inside a function") }
    let rest = source.text((end + 1)..<source.line(around: end).upperBound)
    guard rest.allSatisfy(\.isWhitespace) else { throw Reason("there is code after the closing brace of its owner") }
    return end
  }
}
