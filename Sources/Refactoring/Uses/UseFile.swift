import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// A file with uses, and what each of them looks up in it.
struct UseFile {
  let source: SourceText
  let facts: FileFacts
  let calls: CallTable
  private let components: Components
  /// The first byte of each closure.
  let closures: Set<UInt32>
  /// Whether the file can use result builders at all.
  private let mayBuild: Bool

  init(_ source: SourceText, _ facts: FileFacts, _ components: Components, _ builders: BuilderModules) {
    (self.source, self.facts, self.components) = (source, facts, components)
    calls = CallTable(facts)
    closures = Set(facts.scopes.filter { $0.kind == .closure }.map(\.range.lowerBound))
    mayBuild = builders.mayBeUsed(in: facts)
  }

  /// The protocol of the component that an assignment amounts to telling.
  func component(assignedAt offset: Int, telling leaf: String) -> String? {
    components.component(assignedAt: offset, telling: leaf)
  }

  /// Whether the repository may declare a function of that name.
  func mayDeclare(_ name: String) -> Bool { components.table.mayDeclare(Spelling(name)) }

  /// Whether the type around a use declares a property of its objects by that name.
  func isProperty(_ name: String, ofTypeAround site: UseSite) -> Bool {
    components.isProperty(name, ofTypeAround: site.scope, in: site.file)
  }

  /// Whether a closure may be a result builder's: no statement in it is one that builders refuse.
  func mayBuild(_ closure: Scope) -> Bool {
    guard mayBuild else { return false }
    let changes = facts.chains.contains { chain in
      chain.use != .read && chain.use != .pattern && facts.body(around: chain.scope) == closure
    }
    if changes || facts.assignments.contains(where: { facts.body(around: $0.scope) == closure }) { return false }
    guard let open = source.token(at: Int(closure.range.lowerBound)), let close = source.partner(of: open) else {
      return true
    }
    return !source.tokens(between: open, close, exceptClosures: closures).contains { place in
      source.kind(place) == .keyword && source.kind(place - 1) != .period
        && [.return, .guard, .while, .repeat, .defer, .throw, .do].contains(source.word(place))
    }
  }
}

extension FileFacts {
  /// Whether the type of a declaration is written with `some`.
  func givesOpaqueType(_ local: UInt32) -> Bool {
    declarations[Int(local)].type.map { types[$0].kind == .opaque } ?? false
  }

  /// The function, accessor or closure around a scope.
  fileprivate func body(around scope: ScopeID) -> Scope {
    var scope = scopes[Int(scope.index)]
    while scope.kind == .block { scope = scopes[Int(scope.parent.index)] }
    return scope
  }
}

extension SourceText {
  /// The tokens between two braces that are part of no closure inside.
  func tokens(between open: Int, _ close: Int, exceptClosures closures: Set<UInt32>) -> [Int] {
    var found: [Int] = []
    var place = open + 1
    while place < close {
      if kind(place) == .leftBrace, closures.contains(tokens[place].start), let end = partner(of: place), end > place {
        place = end
      } else {
        found.append(place)
      }
      place += 1
    }
    return found
  }
}
