import SwiftReader

/// The facts of a file with the spellings of its names.
struct SpelledFacts {
  private let facts: FileFacts
  private let spellings: [Spelling]

  init(_ facts: FileFacts, _ spellings: [Spelling]) {
    (self.facts, self.spellings) = (facts, spellings)
  }

  func spelling(_ name: Name) -> Spelling { spellings[Int(name.index)] }

  func declaration(_ number: UInt32) -> Declaration { facts.declarations[Int(number)] }

  func name(ofType type: TypeID) -> Spelling { spelling(facts.types[type].name) }

  func name(ofAttribute number: UInt32) -> Spelling { spelling(facts.attributes[Int(number)].name) }

  /// Returns the name of the type in an inheritance clause entry.
  func name(ofInherited number: UInt32) -> Spelling { name(ofType: facts.inheritance[Int(number)]) }

  /// Returns whether a chain only creates an object: `Element(name: name)` or `.init(name: name)`.
  func makesObject(_ chain: UInt32) -> Bool {
    let (root, links) = (facts.chains[Int(chain)].root, facts.chains[Int(chain)].links)
    let kinds = links.map { facts.links[Int($0)].kind }
    switch root {
    case .name(let name): return kinds == [.call] && spelling(name).startsUppercase
    case .implicitMember:
      guard kinds == [.property, .call], let member = links.first else { return false }
      return spelling(facts.links[Int(member)].name) == .`init`
    default: return false
    }
  }

  /// Returns whether a method without parameters only returns a stored property that the same braces declare.
  func onlyReturnsProperty(_ number: UInt32, _ value: Value) -> Bool {
    let function = declaration(number)
    guard function.parameters.isEmpty, !function.belongsToType, let parent = function.parent,
      let property = name(ofOwn: value).map({ spelling($0) })
    else { return false }
    return facts.declarations.contains {
      $0.kind == .property && $0.parent == parent && !$0.belongsToType && !$0.modifiers.contains(.computed)
        && spelling($0.name) == property
    }
  }

  /// Returns the name in `name` or `self.name`; `nil` for other values.
  private func name(ofOwn value: Value) -> Name? {
    switch value {
    case .name(let name): return name
    case .chain(let number):
      let chain = facts.chains[Int(number)]
      guard chain.root == .selfReference, chain.links.count == 1, let link = chain.links.first else { return nil }
      return facts.links[Int(link)].kind == .property ? facts.links[Int(link)].name : nil
    default: return nil
    }
  }

  /// Returns whether a chain passes `self` as an argument: `Authentication(request: self)`.
  func handsSelf(_ chain: UInt32) -> Bool {
    facts.chains[Int(chain)].links.contains { link in
      facts.links[Int(link)].arguments.contains { facts.arguments[Int($0)].value == .selfReference }
    }
  }
}

extension SpelledFacts {
  /// Returns the protocol requirements that are facades because a conforming type in the file returns itself as another
  /// protocol: `protocol Modeling { var inputs: any Inputs { get } }`, `class Model: Modeling, Inputs`.
  func askedFacades(as facades: [UInt32]) -> [UInt32] {
    let properties = facades.map { declaration($0) }.filter { $0.kind == .property }
    if properties.isEmpty { return [] }
    let asked = askedProperties
    return properties.flatMap { property in
      guard let parent = property.parent else { return [UInt32]() }
      let supertypes = declaration(parent).inheritance.map { name(of: facts.inheritance[Int($0)]) }
      return asked.filter {
        $0.name == spelling(property.name) && supertypes.contains($0.owner) && supertypes.contains($0.type)
      }.map(\.property)
    }
  }

  /// A property requirement of a protocol in the file, with the names of the protocol, the property and its type.
  private struct AskedProperty {
    let property: UInt32
    let owner: Spelling
    let name: Spelling
    let type: Spelling
  }

  private var askedProperties: [AskedProperty] {
    facts.declarations.enumerated().compactMap { number, declaration in
      guard declaration.kind == .property, let type = declaration.type, let parent = declaration.parent else {
        return nil
      }
      let owner = self.declaration(parent)
      if owner.kind != .protocol { return nil }
      return AskedProperty(
        property: UInt32(number), owner: spelling(owner.name), name: spelling(declaration.name), type: name(of: type))
    }
  }

  /// Returns the name of a type, or of the constraint of an existential: `Inputs` for `Inputs` and for `any Inputs`.
  private func name(of type: TypeID) -> Spelling { name(ofType: facts.typeInExistential(type) ?? type) }
}
