import SwiftReader

/// The differences between the declarations of two versions of a file, apart from bodies, initial values and positions.
struct InterfaceDifference {
  /// The questions whose answers differ.
  private(set) var questions: [Question] = []
  /// The number of the equal declaration in the new version, by the number of the old declaration; `nil` if there is
  /// none.
  private(set) var newer: [UInt32?]
  private let labels: (old: [Label], new: [Label])
  private let interfaces: Interfaces

  /// Compares two versions of a file.
  ///
  /// - Returns: `nil` if one of the versions could not be parsed completely, so that anything may differ.
  init?(from old: FileFacts, to new: FileFacts, at path: PathHash) {
    guard old.problems.isEmpty, new.problems.isEmpty else { return nil }
    interfaces = Interfaces(old: old, new: new)
    labels = (old.labels(at: path), new.labels(at: path))
    newer = Array(repeating: nil, count: old.declarations.count)
    if !interfaces.importTheSame { questions.append(.file(at: path)) }
    if areSame(old.declarations, new.declarations) {
      newer = old.declarations.indices.map { UInt32($0) }
    } else {
      pairUp(old.declarations, new.declarations)
      compareMembers(old.declarations, new.declarations)
    }
  }

  /// Returns whether nothing but bodies and positions differ, as after most edits.
  private func areSame(_ old: [Declaration], _ new: [Declaration]) -> Bool {
    labels.old == labels.new
      && zip(old, new).allSatisfy { $0.parent == $1.parent && interfaces.areSame($0, $1) }
  }

  /// Whether all declarations are equal and have the same numbers.
  var isNothing: Bool { questions.isEmpty && newer.enumerated().allSatisfy { UInt32($0) == $1 } }

  /// Pairs the declarations of each label in their order. If one of them differs, all declarations of the label count
  /// as changed.
  private mutating func pairUp(_ old: [Declaration], _ new: [Declaration]) {
    let others = Dictionary(grouping: labels.new.indices, by: { labels.new[$0] })
    let groups = Dictionary(grouping: labels.old.indices, by: { labels.old[$0] })
    for first in labels.old.indices {
      // Parents come before their members, so groups are taken in the order of their first declarations.
      guard let mine = groups[labels.old[first]], mine.first == first else { continue }
      let theirs = others[labels.old[first]] ?? []
      let isSame =
        mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { one, other in
          old[one].parent.flatMap { newer[Int($0)] } == new[other].parent && interfaces.areSame(old[one], new[other])
        }
      if isSame {
        for (one, other) in zip(mine, theirs) { newer[one] = UInt32(other) }
      } else {
        questions.append(.declaration(labels.old[first]))
      }
    }
    for label in Set(labels.new).subtracting(labels.old) { questions.append(.declaration(label)) }
  }

  /// Finds the declarations whose braces contain other declarations than before.
  private mutating func compareMembers(_ old: [Declaration], _ new: [Declaration]) {
    let mine = Dictionary(grouping: old.indices, by: { old[$0].parent })
    let theirs = Dictionary(grouping: new.indices, by: { new[$0].parent })
    for parent in old.indices {
      guard let other = newer[parent] else { continue }
      let members = (mine[UInt32(parent)] ?? []).map { newer[$0] }
      if members != (theirs[other] ?? []).map({ UInt32($0) }) {
        questions.append(.memberList(of: labels.old[parent]))
      }
    }
  }
}

/// The declarations of two versions of a file. Names and types are numbered differently in each.
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

  var importTheSame: Bool {
    areSame(old.imports, new.imports) { areSame($0.module, $1.module) && areSame($0.name, $1.name) }
  }

  private func areSame<Element>(
    _ mine: some RandomAccessCollection<Element>, _ theirs: some RandomAccessCollection<Element>,
    _ match: (Element, Element) -> Bool
  ) -> Bool {
    mine.count == theirs.count && zip(mine, theirs).allSatisfy(match)
  }

  private func areSame(_ mine: Name, _ theirs: Name) -> Bool { names.old.utf8(of: mine) == names.new.utf8(of: theirs) }

  func areSame(_ mine: Declaration, _ theirs: Declaration) -> Bool {
    mine.kind == theirs.kind && areSame(mine.name, theirs.name) && mine.modifiers == theirs.modifiers
      && areSame(mine.type, theirs.type)
      && (mine.value == .unknown) == (theirs.value == .unknown) && areSame(mine.part, theirs.part)
      && areSame(mine.attributes, theirs.attributes) { areSame(old.attributes[Int($0)], new.attributes[Int($1)]) }
      && areSame(mine.parameters, theirs.parameters) { areSame(old.parameters[Int($0)], new.parameters[Int($1)]) }
      && areSame(mine.inheritance, theirs.inheritance) { areSame(old.inheritance[Int($0)], new.inheritance[Int($1)]) }
      && areSame(mine.requirements, theirs.requirements) {
        areSame(old.requirements[Int($0)], new.requirements[Int($1)])
      }
  }

  /// Returns whether two properties are bound to the same part. A property's pattern has no cases, so steps have no
  /// names.
  private func areSame(_ mine: PartID?, _ theirs: PartID?) -> Bool { old.steps(to: mine) == new.steps(to: theirs) }

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

  /// Returns whether two types are equal. The reader limits the depth of nested types, and so of this recursion.
  private func areSame(_ mine: TypeID, _ theirs: TypeID) -> Bool {
    let (one, other) = (types.old[mine], types.new[theirs])
    return one.kind == other.kind && areSame(one.name, other.name)
      && areSame(types.old.children(of: mine), types.new.children(of: theirs)) {
        areSame($0.label, $1.label) && areSame($0.type, $1.type)
      }
  }
}

extension SourceFile {
  /// Returns whether both are versions of one file with the same declarations, and determine the types of the same
  /// elements of other files.
  func hasTheSameDeclarations(as newer: SourceFile) -> Bool {
    guard isUsed(like: newer), !isInterface,
      let difference = InterfaceDifference(from: facts, to: newer.facts, at: PathHash(path)), difference.isNothing
    else { return false }
    return facts.determinesTypes(like: newer.facts)
  }
}
