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
    for rewrite in rewrites {
      let path = table.path(of: rewrite.site.file)
      do throws(Reason) {
        guard let source = sources[path] else { throw Reason("its file cannot be read") }
        // Calls of one function share a name, their labels distinguish the new methods.
        let call = rewrite.callKey
        let known = names[rewrite.key] ?? call.flatMap { calls[$0] }
        let name = if let known { known } else { try rewrite.freeName(besides: taken) }
        var rendering = renderings[path] ?? Rendering(source)
        try rendering.add(rewrite, named: name)
        renderings[path] = rendering
        names[rewrite.key] = name
        if let call { calls[call] = name }
        taken.formUnion(rewrite.newMembers(named: name))
        outcome.made.append((rewrite, name))
      } catch {
        outcome.refused.append((rewrite, error))
      }
    }
    refuseLongWays(&outcome)
    for (path, rendering) in renderings { outcome.edits[path] = rendering.edits }
    for (path, edits) in NewMembers(outcome.made, table).edits(sources) { outcome.edits[path, default: []] += edits }
    return outcome
  }

  /// Refuses uses whose new methods would be more code than the uses that they replace.
  private func refuseLongWays(_ outcome: inout Outcome) {
    var uses: [MethodKey: Int] = [:]
    for (rewrite, _) in outcome.made { uses[rewrite.key, default: 0] += rewrite.uses }
    outcome.refused += outcome.made.filter { rewrite, _ in rewrite.path.count > 2 * (uses[rewrite.key] ?? 0) }.map {
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
  let path: UsePath.Key
  let form: MethodForm
}

extension Rewrite {
  var key: MethodKey { MethodKey(path: path.key, form: form) }

  fileprivate var callKey: CallKey? {
    switch form {
    case .call: CallKey(path: path.key, name: "")
    case .mutate: path.methodNames(form).first.map { CallKey(path: path.key, name: $0) }
    case .provide, .provideTo, .provideIfPresent, .provideEach, .set, .setMember: nil
    }
  }

  /// Returns the first candidate name of the new method that is free in all owners.
  fileprivate func freeName(besides taken: Set<String>) throws(Reason) -> String {
    let owners = path.owners
    let names = path.methodNames(form)
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
  fileprivate func newMembers(named name: String) -> [String] { path.owners.map { "\($0.name).\(name)" } }
}
