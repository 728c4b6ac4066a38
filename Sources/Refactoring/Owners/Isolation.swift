import Analysis
import SwiftReader

/// The actor that a type belongs to.
enum Isolation: Equatable, Sendable {
  case none
  case actor(String)
}

extension ChainAnalyzer {
  /// Finds the global actor of a type: its own, or that of what it inherits.
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

  /// Whether only objects conform to a protocol.
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

  /// The types of the repository that a type inherits from.
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
