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
    var names: [MethodKey: String] = [:]
    var taken: Set<String> = []
    var renderings: [ByteString: Rendering] = [:]
    var calls: [CallKey: String] = [:]
    var methods: [(group: RewriteGroup, name: String)] = []
    for group in RewriteGroup.groups(of: rewrites, in: sourcesByFile) {
      let path = table.path(of: group.file)
      do throws(Reason) {
        guard let source = sources[path] else { throw Reason("its file cannot be read") }
        // Calls of one function share a name, their labels distinguish the new methods.
        let call = group.callKey
        let known = names[group.key] ?? call.flatMap { calls[$0] }
        let name = if let known { known } else { try group.freeName(besides: taken) }
        var rendering = renderings[path] ?? Rendering(source)
        let (edits, span) = group.edits(named: name, in: source)
        try rendering.add(edits, in: span)
        renderings[path] = rendering
        names[group.key] = name
        if let call { calls[call] = name }
        taken.formUnion(group.newMembers(named: name))
        methods.append((group, name))
        outcome.made += group.all.map { ($0, name) }
      } catch {
        outcome.refused += group.all.map { ($0, error) }
      }
    }
    refuseLongWays(&outcome)
    for (path, rendering) in renderings { outcome.edits[path] = rendering.edits }
    for (path, edits) in NewMembers(methods, table).edits(sources) { outcome.edits[path, default: []] += edits }
    return outcome
  }

  private var sourcesByFile: [Int: SourceText] {
    rewrites.reduce(into: [:]) { $0[$1.site.file] = sources[table.path(of: $1.site.file)] }
  }

  /// Refuses uses whose new methods would be more code than the uses that they replace.
  private func refuseLongWays(_ outcome: inout Outcome) {
    var uses: [UsePath.Key: Int] = [:]
    for (rewrite, _) in outcome.made { uses[rewrite.pathKey, default: 0] += rewrite.uses }
    outcome.refused += outcome.made.filter { rewrite, _ in rewrite.methods > 2 * (uses[rewrite.pathKey] ?? 0) }.map {
      ($0.rewrite, Reason("it would need more than two methods for each use"))
    }
  }
}

/// The key of methods that share a name because their labels distinguish them.
private struct CallKey: Hashable {
  var path: UsePath.Key
  var name: String
}

/// The identity of a new method.
struct MethodKey: Hashable {
  let paths: [UsePath.Key]
  let form: MethodForm
}

extension RewriteGroup {
  fileprivate var callKey: CallKey? {
    switch first.form {
    case .call: CallKey(path: first.pathKey, name: "")
    case .mutate: methodNames.first.map { CallKey(path: first.pathKey, name: $0) }
    case .provide, .provideTo, .provideIfPresent, .provideEach, .set, .setMember: nil
    }
  }

  private var owners: [PartOwner] { first.path.owners }

  /// Returns the first candidate name of the new method that is free in all owners.
  fileprivate func freeName(besides taken: Set<String>) throws(Reason) -> String {
    let names = methodNames
    let free = names.first { name in
      !name.isKeyword && owners.allSatisfy { $0.isFree(name) } && taken.isDisjoint(with: newMembers(named: name))
    }
    guard let free else {
      let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
      throw Reason("\(quoted) \(names.count == 1 ? "exists" : "exist"), and no other name is generated")
    }
    return free
  }

  /// Returns the full names of the new methods, one for each owner.
  fileprivate func newMembers(named name: String) -> [String] { owners.map { "\($0.name).\(name)" } }
}
