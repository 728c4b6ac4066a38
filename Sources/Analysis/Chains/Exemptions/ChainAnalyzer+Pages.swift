import SwiftReader

extension ChainAnalyzer {
  /// `page.title.text` in a controller that loads its view itself: it made the page, which only lays out what it stores, in a
  /// private constant, and both are declared in one file.
  mutating func isOwnPage(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    guard origin.root == .own, origin.reach == 1, origin.binding == 0, isPlainPage(table.typeOwning(hop.member)) else {
      return false
    }
    let controller = site(chain.scope).selfType
    let page = types.member(firstMember(of: chain), of: controller, for: .value)
    guard !page.isNone, isMadePrivately(page.declaration) else { return false }
    let loading = types.member(Library.loadView, of: controller, for: .call)
    return !loading.isNone && table.declaration(loading.declaration).modifiers.contains(.override)
  }

  private func firstMember(of chain: Chain) -> Spelling {
    if case .name(let name) = chain.root { return frame.spelling(name) }
    return chain.links.first.map { frame.spelling(frame.link($0).name) } ?? Library.`self`
  }

  private func isMadePrivately(_ property: DeclarationID) -> Bool {
    let declaration = table.declaration(property)
    return table.file(of: property) == frame.file && declaration.isPrivateToFile
      && declaration.modifiers.contains(.constant) && isInitializer(declaration.value)
  }

  private mutating func isPlainPage(_ type: DeclarationID) -> Bool {
    guard !type.isNone, table.file(of: type) == frame.file, table.declaration(type).kind == .class else { return false }
    return verdict(.page, on: type) { analyzer in
      let members = analyzer.types.ownMembers(of: type).map { analyzer.table.declaration($0) }
      return analyzer.types.functionsInExtensions(of: type) == 0
        && members.allSatisfy { $0.kind != .function || $0.modifiers.contains(.override) }
    }
  }
}
