import Analysis
import SwiftReader

extension SymbolTable {
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
}
