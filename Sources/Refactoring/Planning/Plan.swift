import Analysis
import Findings
import PairWriting
import SwiftReader

/// A set of uses that are rewritten together, and the new methods of their owners.
struct Plan {
  private let rewrites: [Rewrite]
  private let table: SymbolTable
  private let sources: [ByteString: SourceText]

  init(_ rewrites: [Rewrite], _ table: SymbolTable, _ sources: [ByteString: SourceText]) {
    (self.rewrites, self.table, self.sources) = (rewrites, table, sources)
  }

  /// The result of a plan: the edits of the files.
  struct Outcome {
    var edits: [ByteString: [Edit]] = [:]
    /// The uses whose rewrite conflicts with others.
    var refused: [(rewrite: Rewrite, reason: Reason)] = []
    /// The rewritten uses, each with the name of its owner's new method.
    var made: [(rewrite: Rewrite, name: String)] = []
  }

  func outcome() -> Outcome {
    var outcome = Outcome()
    var renderings: [ByteString: Rendering] = [:]
    let groups = RewriteGroup.groups(of: rewrites, in: sourcesByFile)
    var methods = NamedMethods(for: groups)
    for group in groups {
      let path = table.path(of: group.file)
      do throws(Reason) {
        guard let source = sources[path] else { throw Reason("its file cannot be read") }
        let method = try methods.method(for: group)
        var rendering = renderings[path] ?? Rendering(source)
        let (edits, span) = group.edits(named: method.name, in: source)
        try rendering.add(edits, in: span)
        renderings[path] = rendering
        methods.add(method, for: group)
        outcome.made += group.all.map { ($0, method.name) }
      } catch {
        outcome.refused += group.all.map { ($0, error) }
      }
    }
    refuseLongWays(&outcome)
    for (path, rendering) in renderings { outcome.edits[path] = rendering.edits }
    for (path, edits) in NewMembers(methods.all, table).edits(sources) { outcome.edits[path, default: []] += edits }
    return outcome
  }

  private var sourcesByFile: [Int: SourceText] {
    rewrites.reduce(into: [:]) { $0[$1.site.file] = sources[table.path(of: $1.site.file)] }
  }

  /// Refuses uses whose new methods would be more code than the uses that they replace.
  private func refuseLongWays(_ outcome: inout Outcome) {
    var uses: [UsePath.Key: Int] = [:]
    for (rewrite, _) in outcome.made { uses[rewrite.pathKey, default: 0] += 1 }
    outcome.refused += outcome.made.filter { rewrite, _ in rewrite.methods > 2 * (uses[rewrite.pathKey] ?? 0) }.map {
      ($0.rewrite, Reason("it would need more than two methods for each use"))
    }
  }
}
