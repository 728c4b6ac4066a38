import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// A file with uses, with lookup tables that its uses share.
struct UseFile {
  let source: SourceText
  let facts: FileFacts
  let calls: CallTable
  private let components: Components
  /// The offset of the first byte of each closure.
  let closures: Set<UInt32>
  /// Whether the file can use a result builder.
  private let mayBuild: Bool

  init(_ source: SourceText, _ facts: FileFacts, _ components: Components, _ builders: BuilderModules) {
    (self.source, self.facts, self.components) = (source, facts, components)
    calls = CallTable(facts)
    closures = Set(facts.scopes.filter { $0.kind == .closure }.map(\.range.lowerBound))
    mayBuild = builders.mayBeUsed(in: facts)
  }

  /// Returns the component protocol of an assignment's target if the protocol's method does only that assignment,
  /// otherwise `nil`.
  func component(assignedAt offset: Int, telling leaf: String) -> String? {
    components.component(assignedAt: offset, telling: leaf)
  }

  /// Returns whether the repository may declare a function with the given name.
  func mayDeclare(_ name: String) -> Bool { components.table.mayDeclare(Spelling(name)) }

  /// Returns whether the type around a use declares an instance property with the given name.
  func isProperty(_ name: String, ofTypeAround site: UseSite) -> Bool {
    components.isProperty(name, ofTypeAround: site.scope, in: site.file)
  }

  /// Returns whether a closure may be the body of a result builder: it contains no statement that builders do not
  /// allow.
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
  /// Returns whether the type of a declaration is written with `some`.
  func givesOpaqueType(_ local: UInt32) -> Bool {
    declarations[Int(local)].type.map { types[$0].kind == .opaque } ?? false
  }

  /// Returns the scope of the function, accessor or closure around a scope.
  fileprivate func body(around scope: ScopeID) -> Scope {
    var scope = scopes[Int(scope.index)]
    while scope.kind == .block { scope = scopes[Int(scope.parent.index)] }
    return scope
  }
}

extension SourceText {
  /// Returns the tokens between two braces that are not inside a nested closure.
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
