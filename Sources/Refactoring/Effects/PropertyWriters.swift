import Analysis
import SwiftReader

/// The code that may replace the value of a property, besides the initializers of its owner.
struct PropertyWriters {
  /// The functions, and the properties whose accessors, assign to a property with the name.
  private(set) var declarations: Set<DeclarationID> = []
  /// Whether other code does, such as a closure that an initializer stores, or a key path.
  private(set) var hasOthers = false

  var isEmpty: Bool { declarations.isEmpty && !hasOthers }

  /// - Parameter heirs: the owner of the property and the types that inherit from it.
  /// - Complexity: O(*n*) in the number of chains.
  init(of property: DeclarationID, in table: SymbolTable, heirs: Set<DeclarationID>) {
    let name = table.text(of: table.declaration(property).name, in: table.file(of: property))
    for file in table.files.indices {
      let facts = table.facts(of: file)
      guard let own = Name(name, in: facts.names) else { continue }
      for chain in facts.chains where chain.use != .read && chain.use != .pattern {
        guard let last = chain.links.last(where: { facts.links[Int($0)].kind == .property }),
          facts.links[Int(last)].name == own
        else { continue }
        let isOwn = chain.root == .selfReference && chain.links.lowerBound == last
        add(chain.scope, isOwn: isOwn, in: file, facts, table, heirs: heirs)
      }
      for assignment in facts.assignments where assignment.name == own {
        let scopes = facts.scopes(around: assignment.scope)
        let isLocal = facts.bindings.contains { $0.name == own && scopes.contains($0.scope) }
        if !isLocal { add(assignment.scope, isOwn: true, in: file, facts, table, heirs: heirs) }
      }
      // A key path may assign: `assign(to: \.door, on: house)`.
      if facts.keyPaths.contains(where: { $0.components.contains { facts.links[Int($0)].name == own } }) {
        hasOthers = true
      }
    }
  }

  /// - Parameter isOwn: whether the property of `self` is assigned.
  private mutating func add(
    _ scope: ScopeID, isOwn: Bool, in file: Int, _ facts: FileFacts, _ table: SymbolTable,
    heirs: Set<DeclarationID>
  ) {
    let declaration = table.declaration(around: scope, in: file)
    guard !declaration.isNone else { return hasOthers = true }
    if isOwn, let type = table.typeAround(declaration), !heirs.contains(type) { return }
    guard table.declaration(declaration).kind == .initializer else {
      declarations.insert(declaration)
      return
    }
    // An initializer's own assignment cannot replace a value that was read before; that of a closure can.
    if !isOwn || facts.isInBody(ofClosure: scope) { hasOthers = true }
  }
}

extension SymbolTable {
  /// Returns the class, struct or enum around a member; `nil` for a protocol or a library's type, to which the type of
  /// a property may conform or belong.
  fileprivate func typeAround(_ member: DeclarationID) -> DeclarationID? {
    var place = parent(of: member)
    while !place.isNone {
      if declaration(place).kind.isType || declaration(place).kind == .extension {
        let type = type(of: place)
        return type.isNone || declaration(type).kind == .protocol ? nil : type
      }
      place = parent(of: place)
    }
    return nil
  }
}
