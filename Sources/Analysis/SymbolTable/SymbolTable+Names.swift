import Findings
package import SwiftReader

extension SymbolTable {
  /// Returns the qualified name of a declaration: `TokenManager.refresh(for:)`.
  package func qualifiedName(of id: DeclarationID) -> String {
    var parts: [String] = []
    var place = id
    while !place.isNone {
      let declaration = declaration(place)
      if declaration.kind == .extension {
        let type = type(of: place)
        if type.isNone {
          parts.append(writtenName(declaration.type, file(of: place)))
          break
        }
        place = type
        continue
      }
      parts.append(declaration.simpleName(in: file(of: place), of: self))
      place = parent(of: place)
    }
    return parts.isEmpty ? "top level" : parts.reversed().joined(separator: ".")
  }

  /// Returns the name of a declaration, without the enclosing types and without argument labels.
  package func name(of id: DeclarationID) -> String { text(of: declaration(id).name, in: file(of: id)) }

  /// Returns the qualified name of the type that declares a member; `_` if the member is unknown.
  package func nameOfOwner(of member: DeclarationID) -> String {
    if member.isNone { return unknownOwner }
    let parent = parent(of: member)
    return parent.isNone ? "top level" : qualifiedName(of: parent)
  }

  /// Returns the innermost declaration around a chain.
  func declaration(aroundChain chain: UInt32, in file: Int) -> DeclarationID {
    declaration(around: read(file) { $0.chains[Int(chain)].scope }, in: file)
  }

  /// Returns the innermost declaration around a scope, which may be the scope's own declaration.
  package func declaration(around scope: ScopeID, in file: Int) -> DeclarationID {
    read(file) { $0.scopes[Int(scope.index)].declaration }.map { id($0, in: file) } ?? .none
  }

  package func text(ofChain chain: UInt32, in file: Int) -> String { read(file) { $0.text(ofChain: chain) } }

  /// Returns the text of a chain's root.
  func text(ofRoot chain: UInt32, in file: Int) -> String {
    read(file) { $0.text(of: $0.chains[Int(chain)].root) }
  }

  /// Returns whether a member's link is followed by its call.
  package func isCalled(_ link: UInt32, of chain: UInt32, in file: Int) -> Bool {
    let links = read(file) { $0.chains[Int(chain)].links }
    guard links.contains(link) else { return false }
    let kinds = links[(link + 1)...].lazy.map { self.link($0, in: file).kind }
    return kinds.first { $0 != .optionalChaining && $0 != .forceUnwrap } == .call
  }

  /// Returns the name of a member, or `[]` for a subscript.
  func text(ofMember link: Link, in file: Int) -> String {
    link.kind == .subscript ? "[]" : text(of: link.name, in: file)
  }

  /// Returns the name of a binding, counted from 1; `nil` for 0.
  func nameOfBinding(_ number: UInt32, in file: Int) -> String? {
    number == 0 ? nil : text(of: read(file) { $0.bindings[Int(number - 1)].name }, in: file)
  }

  /// Returns the path and the position of a declaration's name.
  func place(of id: DeclarationID) -> (path: ByteString, position: Position) {
    let file = file(of: id)
    return (path(of: file), position(of: declaration(id).offset, in: file))
  }

  private func writtenName(_ type: TypeID?, _ file: Int) -> String {
    guard let type else { return "_" }
    let node = self.type(type, in: file)
    switch node.kind {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    default: return text(of: node.name, in: file)
    }
  }
}

/// What the declaration of a member or type says about it.
extension SymbolTable {
  /// Returns the type whose member a declaration is; none if the repository does not declare the type.
  package func typeOwning(_ member: DeclarationID) -> DeclarationID {
    if member.isNone { return .none }
    let owner = parent(of: member)
    return owner.isNone ? .none : type(of: owner)
  }

  /// Returns whether the type that declares a member only carries data.
  func isData(ownerOf member: DeclarationID) -> Bool {
    let type = typeOwning(member)
    return !type.isNone && isData(type)
  }

  /// Returns whether a type is a structure, an enumeration or an encoded class without a function that acts. A state is
  /// no data.
  package func isData(_ type: DeclarationID) -> Bool {
    let traits = traits(of: type)
    if traits.contains(.isState) || traits.contains(.acts) { return false }
    switch declaration(type).kind {
    case .struct, .enum: return true
    case .class: return traits.contains(.isEncoded)
    default: return false
    }
  }

  /// Returns whether a member has a documentation comment and is visible in other modules, as the types around it are.
  func isOffered(_ member: DeclarationID) -> Bool {
    !member.isNone && declaration(member).modifiers.contains(.documented) && accessLevel(of: member) > .module
  }

  /// Returns whether the repository declares a member in an extension of a library type.
  func isAddedToLibrary(_ member: DeclarationID) -> Bool {
    if member.isNone { return false }
    let owner = parent(of: member)
    return !owner.isNone && declaration(owner).kind == .extension && type(of: owner).isNone
  }
}

extension Declaration {
  /// Returns the name with argument labels, without the enclosing types.
  fileprivate func simpleName(in file: Int, of table: SymbolTable) -> String {
    switch kind {
    case .function: return table.text(of: name, in: file) + labels(in: file, of: table)
    case .initializer: return "init" + labels(in: file, of: table)
    case .subscript: return "subscript" + labels(in: file, of: table)
    case .deinitializer: return "deinit"
    default: return table.text(of: name, in: file)
    }
  }

  private func labels(in file: Int, of table: SymbolTable) -> String {
    let labels = parameters.map { number in
      let label = table.parameter(number, in: file).label
      return (label == .none ? "_" : table.text(of: label, in: file)) + ":"
    }
    return "(" + labels.joined() + ")"
  }
}

/// The name of an unknown owner in findings and baselines.
let unknownOwner = "_"
