import Analysis
import PairWriting
import SwiftReader
import SwiftTokens

/// A type that declares a property on the path from an edge to the used member, and where its new methods are inserted.
struct PartOwner {
  /// The owner's property that the path goes through.
  let property: DeclarationID
  let table: SymbolTable
  let file: Int
  let source: SourceText
  /// The name of the property: `info`.
  let hop: String
  /// The qualified name of the owner for an extension: `Outer.Server`.
  let name: String
  /// Whether the owner is a protocol, whose conforming types are unknown.
  let isProtocol: Bool
  /// Whether the owner is a protocol that only classes can conform to.
  let isOfObjects: Bool
  /// Whether the owner is a struct or enum, so that a method that changes it must be `mutating`.
  let isValue: Bool
  let isolation: Isolation
  let isGeneric: Bool
  /// The generic parameter of the owner that is the property's type; `nil` if the type is another.
  let parameter: String?
  private let relatives: Relatives
  /// The offset of the closing brace of the outermost declaration around the property.
  let end: Int
  /// The conditions of the `#if` directives around the property, and around its outermost declaration.
  let conditions: [String]
  let outerConditions: [String]

  init(
    of property: DeclarationID, in table: SymbolTable, _ analyzer: inout ChainAnalyzer, source: SourceText,
    heirs: Heirs
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
    isOfObjects = isProtocol && type.isOfObjects(in: &analyzer.types)
    isValue = kind == .struct || kind == .enum
    isGeneric = !type.isNone && table.isGeneric(type)
    isolation = type.isNone ? .none : type.isolation(in: &analyzer.types)
    relatives = Relatives(of: type, heirs, in: &analyzer.types)
    if kind == .actor { throw Reason("\(name) is an actor") }
    guard around.kind != .extension || around.requirements.isEmpty else {
      throw Reason("'\(hop)' is declared in a conditional extension")
    }
    guard !table.isHidden(parent) else { throw Reason("\(name) is private to the type around it") }
    parameter = isGeneric ? type.parameter(typing: property, in: &analyzer.types) : nil
    if isGeneric, parameter == nil, property.dependsOnParameters(file, in: &analyzer.types) {
      throw Reason("the type of '\(hop)' depends on generics")
    }
    if declaration.says(.lazy), isValue { throw Reason("reading '\(hop)' changes its owner") }
    try table.checkAttributes(of: property, what: "'\(hop)'")
    end = try table.end(ofOutermost: parent, in: file, source)
    for raw in [hop, name] where raw.isRaw { throw Reason("'\(raw)' needs back-ticks") }
    conditions = source.conditions(at: Int(declaration.offset))
    outerConditions = source.conditions(at: end)
    guard conditions.starts(with: outerConditions) else { throw Reason("'\(hop)' is declared around an '#if'") }
    if conditions != outerConditions { try table.checkConditions(conditions, of: property, source, what: "'\(hop)'") }
    if source.hasEffect(at: Int(declaration.offset)) { throw Reason("reading '\(hop)' is async or throws") }
  }

  /// Throws a reason if setting the property may leave the owner unchanged: if the property is computed or has a
  /// wrapper.
  func checkStored() throws(Reason) {
    if table.declaration(property).says(.computed) || !table.attributes(of: property).isEmpty {
      throw Reason("cannot tell whether setting '\(hop)' changes \(name)")
    }
  }

  /// Returns whether the owner's file imports a module under the conditions of the outermost declaration.
  func imports(_ module: String) -> Bool { source.imports(under: outerConditions).contains(module) }

  /// The offset at which an extension with the new methods is inserted: the line after the outermost declaration.
  var place: Int { source.nextLine(after: end) }

  var level: AccessLevel { table.accessLevel(of: property) }

  /// The type that is extended with the new methods; none for a library's type.
  var type: DeclarationID { table.type(of: table.parent(of: property)) }

  /// Whether the type is plain data.
  var isData: Bool { !type.isNone && table.isData(type) }

  /// Returns whether the file of another owner can access the property.
  func isSeen(from other: PartOwner) -> Bool {
    level > .module || level == .module && other.isOfSameModule(property) || file == other.file
  }

  func isOfSameModule(_ id: DeclarationID) -> Bool { table.isSameModule(table.file(of: id), file) }

  /// Returns whether a new member with the given name would neither collide with a member nor shadow one of a super- or
  /// subtype.
  func isFree(_ name: String) -> Bool {
    let spelling = Spelling(name)
    return table.first(spelling, in: table.owner(of: table.parent(of: property))).isNone && !relatives.declare(spelling)
  }
}

extension FileFacts {
  /// Returns the scope of the braces of a type or extension.
  fileprivate func body(of declaration: UInt32) -> Scope? {
    scopes.first { $0.kind == .type && $0.declaration == declaration }
  }
}

extension SymbolTable {
  func facts(of file: Int) -> FileFacts { files[file].facts }

  func attributes(of id: DeclarationID) -> [String] {
    let file = file(of: id)
    return declaration(id).attributes.map { text(of: attribute($0, in: file).name, in: file) }
  }

  /// Returns whether the type or a type around it has generic parameters.
  func isGeneric(_ type: DeclarationID) -> Bool {
    var place = type
    while !place.isNone {
      if genericParameters(of: place) > 0 { return true }
      let parent = parent(of: place)
      place = parent.isNone ? parent : self.type(of: parent)
    }
    return false
  }

  /// Throws a reason if a member is available only on some systems, or isolated to another actor.
  ///
  /// - Parameter actor: the actor that the member may be isolated to.
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

  /// Throws a reason if a member is inside an `#if`, and another member with its name may be compiled instead.
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

  /// Returns the offset of the closing brace of the outermost declaration around a type.
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
