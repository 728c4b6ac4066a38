import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a chain like `page.title.text` is in a controller whose `loadView` makes the page its view: the
  /// page's subviews are the controller's. The page may also be a computed property beside `loadView`, whose view it
  /// casts.
  mutating func isOwnPage(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    guard origin.root == .own, origin.reach == 1, origin.binding == 0, !hop.member.isNone else { return false }
    let controller = site(chain.scope).selfType
    let loading = types.member(Library.loadView, of: controller, for: .call)
    guard !loading.isNone, table.declaration(loading.declaration).modifiers.contains(.override) else { return false }
    let name = firstMember(of: chain)
    if table.file(of: loading.declaration) == frame.file,
      pages.contains(Page(name: name, method: loading.declaration))
    {
      return true
    }
    let page = types.member(name, of: controller, for: .value)
    return !page.isNone && castsView(page.declaration, beside: loading.declaration)
  }

  /// Returns whether a property is computed, gives a view, and is declared in the type of a method.
  private mutating func castsView(_ property: DeclarationID, beside method: DeclarationID) -> Bool {
    let declaration = table.declaration(property)
    guard declaration.kind == .property, declaration.modifiers.contains(.computed),
      !declaration.modifiers.contains(.settable), table.typeOwning(property) == table.typeOwning(method)
    else { return false }
    return types.inherits(typeOfProperty(property), anyOf: library.baseViews)
  }

  /// The names that are assigned to `view` in this file, collected once: there may be as many assignments as uses.
  private var pages: Set<Page> {
    mutating get {
      if let known = frame.pages { return known }
      let assigned = frame.namesAssigned(to: Library.view).map { name, scope in
        Page(name: name, method: table.declaration(around: scope, in: frame.file))
      }
      let found = Set(assigned)
      frame.pages = found
      return found
    }
  }

  private func firstMember(of chain: Chain) -> Spelling {
    if case .name(let name) = chain.root { return frame.spelling(name) }
    return chain.links.first.map { frame.spelling(frame.link($0).name) } ?? Library.`self`
  }
}

/// A property that a method assigns to `view`.
struct Page: Hashable {
  let name: Spelling
  let method: DeclarationID
}
