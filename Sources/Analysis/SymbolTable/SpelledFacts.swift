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

  func label(ofParameter number: UInt32) -> Spelling { spelling(facts.parameters[Int(number)].label) }

  /// Returns whether a name ends in `State`.
  func isState(_ name: Name) -> Bool { name.index != 0 && facts.names.ends(name, in: "State") }

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

  /// Returns whether a chain only creates an object from something: `Element(name: name)`, but not `Element()`.
  func converts(_ chain: UInt32) -> Bool {
    makesObject(chain) && facts.chains[Int(chain)].links.contains { !facts.links[Int($0)].arguments.isEmpty }
  }

  /// Returns whether a chain only calls a method of `self` whose name begins with the word of a factory method:
  /// `make(with: .top)`, `self.createConstraint(at: .top)`.
  func asksOwnMaker(_ chain: UInt32) -> Bool {
    let (root, links) = (facts.chains[Int(chain)].root, facts.chains[Int(chain)].links.map { facts.links[Int($0)] })
    switch (root, links.map(\.kind)) {
    case (.name(let name), [.call]): return facts.names.isOfMaker(name)
    case (.selfReference, [.property, .call]): return facts.names.isOfMaker(links[0].name)
    default: return false
    }
  }

  /// Returns whether a declaration is a member of an extension.
  func isInExtension(_ number: UInt32) -> Bool {
    declaration(number).parent.map { declaration($0).kind == .extension } ?? false
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
