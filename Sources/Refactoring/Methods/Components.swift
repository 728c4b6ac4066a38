import Analysis
import Findings
import PairWriting
import SwiftReader
import SwiftTokens

/// The target of an assignment: a property of an object whose class the repository declares.
struct AssignmentTarget: Sendable {
  let type: DeclarationID
  let property: String
  /// The component protocols that the class conforms to.
  let protocols: [DeclarationID]

  /// Returns the files with a declaration or extension of the class; empty if it conforms to no component protocol.
  func files(in table: SymbolTable) -> [Int] {
    protocols.isEmpty
      ? []
      : table.files.indices.filter { file in
        table.declarations(in: file).contains { table.type(of: table.id($0, in: file)) == type }
      }
  }
}

/// Finds assignments to components, which can receive the value directly instead of through a closure.
struct Components {
  let targets: [UInt32: AssignmentTarget]
  let table: SymbolTable
  let sources: [ByteString: SourceText]

  /// Returns whether the type around a scope declares exactly one member with the given name, an instance property.
  func isProperty(_ name: String, ofTypeAround scope: ScopeID, in file: Int) -> Bool {
    var place = table.declaration(around: scope, in: file)
    while !place.isNone, !table.declaration(place).kind.isType, table.declaration(place).kind != .extension {
      place = table.parent(of: place)
    }
    guard !place.isNone else { return false }
    let found = table.first(Spelling(name), in: table.owner(of: place))
    guard !found.isNone, table.next(after: found).isNone else { return false }
    return table.declaration(found).kind == .property && !table.declaration(found).belongsToType
  }

  /// Returns the component protocol of an assignment's target if the protocol's method does only that assignment,
  /// otherwise `nil`.
  ///
  /// - Parameters:
  ///   - offset: the offset of the assignment.
  ///   - leaf: the name of the assigned value.
  func component(assignedAt offset: Int, providing leaf: String) -> String? {
    guard let target = targets[UInt32(offset)] else { return nil }
    let name = leaf.capitalized + "Component"
    let method = "new" + leaf.capitalized
    guard target.protocols.contains(where: { table.qualifiedName(of: $0) == name }) else { return nil }
    var candidate = table.first(Spelling(method), in: .declaration(target.type))
    while !candidate.isNone {
      if assigns(candidate, to: target.property) { return name }
      candidate = table.next(after: candidate)
    }
    return nil
  }

  /// Returns whether the body of a method is only the assignment of its parameter to a property.
  private func assigns(_ method: DeclarationID, to property: String) -> Bool {
    let file = table.file(of: method)
    let declaration = table.declaration(method)
    guard declaration.kind == .function, declaration.parameters.count == 1, let index = declaration.parameters.first,
      let source = sources[table.path(of: file)], let name = source.token(at: Int(declaration.offset))
    else { return false }
    let parameter = table.parameter(index, in: file)
    var open = name
    while source.kind(open) != .leftBrace, source.kind(open) != .endOfFile { open += 1 }
    guard parameter.label == .none, let close = source.partner(of: open), close > open + 1 else { return false }
    var words = ((open + 1)..<close).map { source.text(ofToken: $0) }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    return words == [property, "=", table.text(of: parameter.name, in: file)]
  }
}

extension AssignmentTarget {
  /// Returns the assignments of the file whose target is a component, by the offsets at which they begin.
  static func targets(_ steps: [UInt32: [ChainStep]], in analyzer: inout ChainAnalyzer) -> [UInt32: AssignmentTarget] {
    var targets: [UInt32: AssignmentTarget] = [:]
    for number in analyzer.frame.chainNumbers {
      let chain = analyzer.frame.chain(number)
      guard chain.use == .write, let last = chain.links.last, analyzer.frame.link(last).kind == .property,
        let before = (steps[number] ?? []).last(where: {
          $0.link.map { $0.offset < analyzer.frame.link(last).offset } ?? true
        })
      else { continue }
      let shape = analyzer.types.shape(of: before.type)
      guard shape.kind == .nominal, analyzer.table.declaration(shape.declaration).kind == .class else { continue }
      let protocols = shape.declaration.ancestors(in: &analyzer.types).filter {
        analyzer.table.declaration($0).kind == .protocol && analyzer.table.qualifiedName(of: $0).hasSuffix("Component")
      }
      if protocols.isEmpty { continue }
      targets[chain.start] = AssignmentTarget(
        type: shape.declaration, property: analyzer.frame.text(of: analyzer.frame.link(last).name),
        protocols: Array(protocols))
    }
    return targets
  }
}
