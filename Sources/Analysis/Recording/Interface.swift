import SwiftReader

extension FileFacts {
  /// Whether two versions of a file declare the same in the same order, so that only the insides of bodies, initial values
  /// and the places of things differ. False where either could not be parsed completely.
  func hasInterface(of other: FileFacts) -> Bool {
    Interfaces(old: other, new: self).areSame
  }
}

/// What two versions of a file declare, side by side. Names and types are numbered differently in each.
private struct Interfaces {
  private let old: FileFacts
  private let new: FileFacts
  private let names: (old: NameTable, new: NameTable)
  private let types: (old: TypeTable, new: TypeTable)

  init(old: FileFacts, new: FileFacts) {
    (self.old, self.new) = (old, new)
    names = (old.names, new.names)
    types = (old.types, new.types)
  }

  var areSame: Bool {
    old.problems.isEmpty && new.problems.isEmpty && areSame(old.imports, new.imports) { areSame($0, $1) }
      && areSame(old.declarations, new.declarations) { areSame($0, $1) }
  }

  private func areSame<Element>(
    _ mine: some RandomAccessCollection<Element>, _ theirs: some RandomAccessCollection<Element>,
    _ match: (Element, Element) -> Bool
  ) -> Bool {
    mine.count == theirs.count && zip(mine, theirs).allSatisfy(match)
  }

  private func areSame(_ mine: Name, _ theirs: Name) -> Bool { names.old.utf8(of: mine) == names.new.utf8(of: theirs) }

  private func areSame(_ mine: Declaration, _ theirs: Declaration) -> Bool {
    mine.kind == theirs.kind && areSame(mine.name, theirs.name) && mine.parent == theirs.parent
      && mine.modifiers == theirs.modifiers && areSame(mine.type, theirs.type)
      && (mine.value == .unknown) == (theirs.value == .unknown) && areSame(mine.projection, theirs.projection)
      && areSame(mine.attributes, theirs.attributes) { areSame(old.attributes[Int($0)], new.attributes[Int($1)]) }
      && areSame(mine.parameters, theirs.parameters) { areSame(old.parameters[Int($0)], new.parameters[Int($1)]) }
      && areSame(mine.inheritance, theirs.inheritance) { areSame(old.inheritance[Int($0)], new.inheritance[Int($1)]) }
      && areSame(mine.requirements, theirs.requirements) {
        areSame(old.requirements[Int($0)], new.requirements[Int($1)])
      }
  }

  private func areSame(_ mine: Binding.Projection, _ theirs: Binding.Projection) -> Bool {
    guard case .payload(let name, let position) = mine, case .payload(let other, let otherPosition) = theirs else {
      return mine == theirs
    }
    return areSame(name, other) && position == otherPosition
  }

  private func areSame(_ mine: Attribute, _ theirs: Attribute) -> Bool {
    areSame(mine.name, theirs.name) && mine.argument == theirs.argument
      && areSame(mine.argumentName, theirs.argumentName)
  }

  private func areSame(_ mine: Parameter, _ theirs: Parameter) -> Bool {
    areSame(mine.label, theirs.label) && areSame(mine.name, theirs.name) && areSame(mine.type, theirs.type)
      && mine.isInout == theirs.isInout && mine.hasDefault == theirs.hasDefault && mine.isVariadic == theirs.isVariadic
  }

  private func areSame(_ mine: Requirement, _ theirs: Requirement) -> Bool {
    mine.kind == theirs.kind && areSame(mine.subject, theirs.subject) && areSame(mine.type, theirs.type)
  }

  private func areSame(_ mine: TypeID?, _ theirs: TypeID?) -> Bool {
    guard let mine, let theirs else { return mine == theirs }
    return areSame(mine, theirs)
  }

  /// The reader bounds how deep types are nested.
  private func areSame(_ mine: TypeID, _ theirs: TypeID) -> Bool {
    let (one, other) = (types.old[mine], types.new[theirs])
    return one.kind == other.kind && areSame(one.name, other.name)
      && areSame(types.old.children(of: mine), types.new.children(of: theirs)) {
        areSame($0.label, $1.label) && areSame($0.type, $1.type)
      }
  }
}
