import Analysis
import SwiftReader

/// From where a declaration can be seen.
enum AccessLevel: Int, Sendable, Comparable {
  case file, module, package, everywhere

  /// The word before a declaration, with a blank behind it; that of a module is not written.
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
  /// How far a declaration can be seen, what is around it taken into account.
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

  /// Whether a type around the declaration, or the declaration itself, is hidden inside another type.
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
