import Analysis
import SwiftReader

/// The global actor that a declaration is isolated to.
enum Isolation: Equatable, Sendable {
  case none
  case actor(String)
}

extension DeclarationID {
  /// Returns the global actor of a type: its own, or that of a supertype.
  func isolation(in types: inout TypeResolver) -> Isolation {
    var ancestors = Ancestry(of: [types.nominal(self)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal {
        if let name = types.table.attributes(of: shape.declaration).first(where: { $0.hasSuffix("Actor") }) {
          return .actor(name)
        }
      } else if let name = next.text(in: &types), isOfMainActor(name) {
        return .actor("MainActor")
      }
    }
    return .none
  }

  /// Returns whether only classes can conform to a protocol.
  func isOfObjects(in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [types.nominal(self)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .library, next.text(in: &types) == "AnyObject" || types.library.objects.contains(shape.spelling)
      {
        return true
      }
    }
    return false
  }
}

/// Returns whether a library isolates its type of that name, and what inherits from it, to the main actor.
private func isOfMainActor(_ name: String) -> Bool {
  let views: Set<String> = ["View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent", "WidgetBundle"]
  return views.contains(name) || ["UI", "NSView", "NSWindow", "NSApplication"].contains { name.hasPrefix($0) }
}
