import Analysis
import SwiftReader

/// The global actor that a declaration is isolated to.
enum Isolation: Equatable, Sendable {
  case none
  case actor(String)
}

extension ChainAnalyzer {
  /// Returns the global actor of a type: its own, or that of a supertype.
  mutating func isolation(of type: DeclarationID) -> Isolation {
    var ancestors = Ancestry(of: [types.nominal(type)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal {
        if let name = table.attributes(of: shape.declaration).first(where: { $0.hasSuffix("Actor") }) {
          return .actor(name)
        }
      } else if let name = types.text(of: next), isOfMainActor(name) {
        return .actor("MainActor")
      }
    }
    return .none
  }

  /// Returns whether only classes can conform to a protocol.
  mutating func isOfObjects(_ type: DeclarationID) -> Bool {
    var ancestors = Ancestry(of: [types.nominal(type)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .library, types.text(of: next) == "AnyObject" || library.objects.contains(shape.spelling) {
        return true
      }
    }
    return false
  }

  private func isOfMainActor(_ name: String) -> Bool {
    let views: Set<String> = ["View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent", "WidgetBundle"]
    return views.contains(name) || ["UI", "NSView", "NSWindow", "NSApplication"].contains { name.hasPrefix($0) }
  }

  /// Returns the supertypes of a type that the repository declares.
  mutating func ancestors(of type: DeclarationID) -> Set<DeclarationID> {
    var ancestors = Ancestry(of: [types.nominal(type)])
    var found: Set<DeclarationID> = []
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, shape.declaration != type { found.insert(shape.declaration) }
    }
    return found
  }
}
