import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a hop is the `view` of an owner that is not a view: `controller.view.isHidden`.
  mutating func givesView(_ hop: Hop, _ receiver: KnownType) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard !owner.isNone, frame.spelling(hop.name) == Library.view, types.kind(receiver) == .library,
      types.inherits(receiver, anyOf: library.baseViews)
    else { return false }
    let type = types.nominal(owner)
    return !types.inherits(type, anyOf: library.baseViews)
  }

  /// Returns whether a use lays out another view: `NSLayoutConstraint(…, banner.icon.leadingAnchor)`, or
  /// `banner.menuAnchor.bounds`, a view that exists to lay out others.
  mutating func isForLayout(_ link: UInt32, of receiver: KnownType, _ hop: Hop) -> Bool {
    let member = frame.link(link).name
    let name = frame.text(of: member)
    if Library.mounting.contains(frame.spelling(member)), isGivenForMounting(hop) {
      return types.inherits(receiver, anyOf: library.baseViews)
    }
    guard
      name.hasSuffix("Anchor") || name.hasSuffix("LayoutGuide")
        || Library.geometry.contains(frame.spelling(member)) && frame.text(of: hop.name).hasSuffix("Anchor")
    else { return false }
    return types.inherits(receiver, anyOf: library.baseViews)
  }

  /// Returns whether a property gives a view of an owner that is neither a view nor a controller: an item gives its
  /// view to a container, which adds, places and removes it.
  private mutating func isGivenForMounting(_ hop: Hop) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard !owner.isNone, frame.text(of: hop.name).lowercased().hasSuffix("view") else { return false }
    return !types.inherits(types.nominal(owner), anyOf: library.viewsAndControllers)
  }

  /// Returns whether a use sets the content of a library view in a cell or header: `cell.nameLabel.text = name`.
  mutating func fillsCell(_ link: UInt32, of receiver: KnownType, _ hop: Hop) -> Bool {
    let owner = table.typeOwning(hop.member)
    return !owner.isNone && Library.shownContents.contains(frame.spelling(frame.link(link).name))
      && types.kind(receiver) == .library && types.inherits(receiver, anyOf: library.baseViews)
      && types.inherits(types.nominal(owner), anyOf: library.cells)
  }

  /// Returns whether a closure sets up a view inside the view that a function of the repository passes to it:
  /// `.icon { component in component.imageView.isHidden = true }`.
  mutating func setsUpGivenView(_ origin: ValueOrigin, _ hop: Hop, _ receiver: KnownType, _ chain: Chain) -> Bool {
    let owner = table.typeOwning(hop.member)
    return origin.root == .closureParameter && origin.reach == 1 && origin.binding == 0 && !owner.isNone
      && isFirst(hop, of: chain)
      && types.inherits(types.nominal(owner), anyOf: library.baseViews)
      && types.inherits(receiver, anyOf: library.baseViews) && isHandedOnce(rootOf: chain)
  }

  /// Returns whether a use registers for the events of a view: `header.button.addTarget(self, …)`.
  mutating func isRegistration(_ link: UInt32, on receiver: KnownType) -> Bool {
    Library.registrations.contains(frame.spelling(frame.link(link).name))
      && types.inherits(receiver, anyOf: library.baseViews)
  }

  /// Returns whether a property is a relation between database records, such as an `@NSManaged` one: `event` in
  /// `pump.event.date`.
  func isRelation(_ member: DeclarationID) -> Bool {
    !member.isNone && Library.relations.contains { has($0, member) }
  }

  /// Returns whether a property is an outlet of a view that is declared in this file and has only outlets:
  /// `cell.label.text`.
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
