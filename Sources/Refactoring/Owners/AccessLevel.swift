import Analysis
import SwiftReader

/// The region in which a declaration is visible.
enum AccessLevel: Int, Sendable, Comparable {
  case file, module, package, everywhere

  /// The access modifier before a declaration with a trailing space; empty for `internal`, which is not written.
  var prefix: String {
    switch self {
    case .file: "fileprivate "
    case .module: ""
    case .package: "package "
    case .everywhere: "public "
    }
  }

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

extension SymbolTable {
  /// Returns the effective access level of a declaration, limited by the declarations around it.
  func accessLevel(of id: DeclarationID) -> AccessLevel {
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

  /// Returns whether the declaration or one around it is `private` in another declaration.
  func isHidden(_ id: DeclarationID) -> Bool {
    var place = id
    while !place.isNone {
      let declaration = declaration(place)
      if declaration.says(.private), declaration.parent != nil { return true }
      place = parent(of: place)
    }
    return false
  }
}

extension Declaration {
  func says(_ modifier: Modifiers) -> Bool { modifiers.contains(modifier) }

  fileprivate var writtenLevel: AccessLevel? {
    if isPrivateToFile { return .file }
    if says(.package) { return .package }
    return says(.public) || says(.open) ? .everywhere : nil
  }
}
