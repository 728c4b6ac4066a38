import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a step reads the only value that its owner holds. A value that is not a library value must not be
  /// used any further.
  mutating func unwraps(_ receiver: KnownType, _ step: Step, _ found: FoundMember, _ chain: Chain) -> Bool {
    if found.isNone || !isSoleContent(found, of: receiver) { return false }
    let content = typeOfProperty(found.declaration)
    let rest = (step.position + 1)..<max(step.position + 1, chain.links.upperBound)
    return isLibraryScalar(content)
      || rest.allSatisfy { frame.link($0).kind == .optionalChaining || frame.link($0).kind == .forceUnwrap }
  }

  /// Returns whether an enumeration or a library value is the only stored property of a structure, or the only
  /// requirement of a protocol: `path.element.kind`, `request.endpoint.url`.
  private mutating func isSoleContent(_ member: FoundMember, of receiver: KnownType) -> Bool {
    let holder = types.shape(of: receiver)
    guard holder.kind == .nominal, types.shape(of: member.holder).declaration == holder.declaration,
      !table.has(.isState, holder.declaration), !table.has(.acts, holder.declaration),
      table.declaration(member.declaration).kind == .property
    else { return false }
    switch table.declaration(holder.declaration).kind {
    case .struct: guard types.storedProperties(of: holder.declaration) == [member.declaration] else { return false }
    case .protocol:
      guard types.ownMembers(of: holder.declaration) == [member.declaration],
        types.directSupertypes(of: .declaration(holder.declaration)).isEmpty
      else { return false }
    default: return false
    }
    let content = typeOfProperty(member.declaration)
    return isLibraryScalar(content) || isEnumeration(content)
  }

  private func isEnumeration(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    return shape.kind == .nominal && table.declaration(shape.declaration).kind == .enum
  }

  /// Returns whether a value is asked about itself and answers with a library value: an enumeration or a structure of a
  /// few library values computes the answer. An enumeration may also answer with another one. `rawValue` is such a
  /// member.
  mutating func answersOfItself(_ receiver: KnownType, _ step: Step, _ found: FoundMember) -> Bool {
    let shape = types.shape(of: receiver)
    guard shape.kind == .nominal, !found.isNone else { return false }
    let isEnum = table.declaration(shape.declaration).kind == .enum
    guard
      onlyAsks(found.declaration)
        ? isEnum || isSmallValue(shape.declaration)
        : isEnum ? converts(found.declaration) : compares(found, shape.declaration)
    else { return false }
    let answer = result(of: found, on: receiver, step.spelling, step.call)
    return isOfLibraryValues(answer) || isEnum && isPlainEnum(types.shape(of: types.unwrapped(answer)))
  }

  /// Returns whether a member is a computed property without a setter, or a function without parameters that only
  /// returns something.
  private func onlyAsks(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    switch declaration.kind {
    case .property: return declaration.modifiers.contains(.computed) && !declaration.modifiers.contains(.settable)
    case .function:
      return declaration.parameters.isEmpty && !declaration.isMutating && !declaration.modifiers.contains(.async)
    default: return false
    }
  }

  /// Returns whether a function of an enumeration makes something of library values: `keys.encode("first name")`.
  private mutating func converts(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    guard declaration.kind == .function, !declaration.isMutating,
      declaration.modifiers.isDisjoint(with: [.async, .throws])
    else { return false }
    let file = table.file(of: member)
    return declaration.parameters.allSatisfy {
      guard let type = table.parameter($0, in: file).type else { return false }
      let wanted = types.resolve(type, in: file, from: member)
      return isOfLibraryValues(wanted)
    }
  }

  /// Returns whether a function compares a structure of at most two constants with its argument:
  /// `entry.access.isAtLeast(.public)`.
  private mutating func compares(_ member: FoundMember, _ type: DeclarationID) -> Bool {
    let declaration = table.declaration(member.declaration)
    guard declaration.kind == .function, !declaration.isMutating, table.declaration(type).kind == .struct,
      declaration.modifiers.isDisjoint(with: [.async, .throws]), isSmallValue(type)
    else { return false }
    let answer = written(declaration.type, at: member.declaration)
    let parts = types.storedProperties(of: type)
    return types.shape(of: answer).spelling == Library.boolean && parts.count <= Limits.partsOfComparedValue
      && parts.allSatisfy { table.declaration($0).modifiers.contains(.constant) }
  }

  private mutating func isSmallValue(_ type: DeclarationID) -> Bool {
    verdict(.smallValue, on: type) { $0.findsSmallValue(type) }
  }

  private mutating func findsSmallValue(_ type: DeclarationID) -> Bool {
    guard table.declaration(type).kind == .struct, !table.has(.isState, type) else { return false }
    let properties = types.storedProperties(of: type)
    guard !properties.isEmpty, properties.count <= Limits.partsOfSmallValue else { return false }
    return properties.allSatisfy {
      let stored = typeOfProperty($0)
      return isLibraryScalar(stored) || isPlainEnum(types.shape(of: types.unwrapped(stored)))
    }
  }

  /// Returns whether a type is a library value, or a collection or tuple of library values.
  func isOfLibraryValues(_ type: KnownType) -> Bool {
    let value = types.unwrapped(type)
    let shape = types.shape(of: value)
    switch shape.kind {
    case .library:
      return library.values.contains(shape.spelling) && types.children(of: value).allSatisfy { isOfLibraryValues($0) }
    case .array, .dictionary, .tuple: return types.children(of: value).allSatisfy { isOfLibraryValues($0) }
    default: return false
    }
  }
}
