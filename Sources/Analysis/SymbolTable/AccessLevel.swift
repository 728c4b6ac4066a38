import SwiftReader

/// The region in which a declaration is visible.
package enum AccessLevel: Int, Sendable, Comparable {
  case file, module, package, everywhere

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

extension SymbolTable {
  /// Returns the effective access level of a declaration, limited by the declarations around it.
  package func accessLevel(of id: DeclarationID) -> AccessLevel {
    let parent = parent(of: id)
    let own = declaration(id).writtenLevel
    if parent.isNone { return own ?? .module }
    let outer = declaration(parent)
    let type = type(of: parent)
    let around = outer.kind == .extension && type.isNone ? .everywhere : accessLevel(of: type.isNone ? parent : type)
    switch outer.kind {
    case .extension: return min(own ?? outer.writtenLevel ?? .module, around)
    case .protocol: return around
    default: return min(own ?? .module, around)
    }
  }
}

extension Declaration {
  fileprivate var writtenLevel: AccessLevel? {
    if isPrivateToFile { return .file }
    if modifiers.contains(.internal) { return .module }
    if modifiers.contains(.package) { return .package }
    return isPublic ? .everywhere : nil
  }
}
