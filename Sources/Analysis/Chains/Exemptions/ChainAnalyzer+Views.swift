import SwiftReader

extension ChainAnalyzer {
  /// `controller.view.isHidden`: the owner is no view, and this is the one that it makes.
  mutating func givesView(_ hop: Hop, _ receiver: KnownType) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard !owner.isNone, frame.spelling(hop.name) == Library.view, types.kind(receiver) == .library,
      types.inherits(receiver, anyOf: library.baseViews)
    else { return false }
    let type = types.nominal(owner)
    return !types.inherits(type, anyOf: library.baseViews)
  }

  /// `NSLayoutConstraint(…, banner.icon.leadingAnchor)`, and `banner.menuAnchor.bounds`: a view that is there to be laid out by.
  mutating func isForLayout(_ link: UInt32, of receiver: KnownType, _ hop: Hop) -> Bool {
    let member = frame.link(link).name
    let name = frame.text(of: member)
    guard
      name.hasSuffix("Anchor") || name.hasSuffix("LayoutGuide")
        || Library.geometry.contains(frame.spelling(member)) && frame.text(of: hop.name).hasSuffix("Anchor")
    else { return false }
    return types.inherits(receiver, anyOf: library.baseViews)
  }

  /// `cell.nameLabel.text = name`: the owner is a cell or a header, and a library's view in it is given what it shows.
  mutating func fillsCell(_ link: UInt32, of receiver: KnownType, _ hop: Hop) -> Bool {
    let owner = table.typeOwning(hop.member)
    return !owner.isNone && Library.shownContents.contains(frame.spelling(frame.link(link).name))
      && types.kind(receiver) == .library && types.inherits(receiver, anyOf: library.baseViews)
      && types.inherits(types.nominal(owner), anyOf: library.cells)
  }

  /// `.icon { component in component.imageView.isHidden = true }`: what the repository's function gives to a closure, which
  /// is a view, is set up there.
  mutating func setsUpGivenView(_ origin: ValueOrigin, _ hop: Hop, _ receiver: KnownType, _ chain: Chain) -> Bool {
    let owner = table.typeOwning(hop.member)
    return origin.root == .closureParameter && origin.reach == 1 && origin.binding == 0 && !owner.isNone
      && chain.links.first.map { frame.link($0).offset } == hop.offset
      && types.inherits(types.nominal(owner), anyOf: library.baseViews)
      && types.inherits(receiver, anyOf: library.baseViews) && isHandedOnce(rootOf: chain)
  }

  /// `header.button.addTarget(self, …)`: a view inside another one is asked to tell of what happens.
  mutating func isRegistration(_ link: UInt32, on receiver: KnownType) -> Bool {
    Library.registrations.contains(frame.spelling(frame.link(link).name))
      && types.inherits(receiver, anyOf: library.baseViews)
  }

  /// `pump.event.date`: a stored relation of a record in a database.
  func isRelation(_ member: DeclarationID) -> Bool {
    !member.isNone && has(Library.managed, member)
  }

  /// `cell.label.text`: the owner is a view that only has outlets, for the code of this file.
  mutating func isOutletOfPlainView(_ member: DeclarationID) -> Bool {
    let owner = table.typeOwning(member)
    if owner.isNone || table.file(of: owner) != frame.file || !isOutlet(member) { return false }
    return verdict(.outlets, on: owner) { $0.findsOutlets(owner) }
  }

  private mutating func findsOutlets(_ type: DeclarationID) -> Bool {
    let members = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType }
    return types.inherits(types.nominal(type), anyOf: library.baseViews) && types.functionsInExtensions(of: type) == 0
      && members.allSatisfy {
        let declaration = table.declaration($0)
        switch declaration.kind {
        case .property: return isOutlet($0)
        case .function: return declaration.modifiers.contains(.override)
        default: return true
        }
      }
  }

  private func isOutlet(_ member: DeclarationID) -> Bool { has(Library.outlet, member) }

  func has(_ attribute: Spelling, _ declaration: DeclarationID) -> Bool {
    let file = table.file(of: declaration)
    return table.declaration(declaration).attributes.contains {
      table.spelling(table.attribute($0, in: file).name, in: file) == attribute
    }
  }
}
