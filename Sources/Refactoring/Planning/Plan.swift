import Analysis
import Findings
import PairWriting
import SwiftReader

/// A set of uses that are rewritten together, and the new methods of their owners.
struct Plan {
  private(set) var uses: [ToldUse] = []
  private let table: SymbolTable
  private let sources: [ByteString: SourceText]

  init(_ uses: [ToldUse], _ table: SymbolTable, _ sources: [ByteString: SourceText]) {
    (self.uses, self.table, self.sources) = (uses, table, sources)
  }

  /// The result of a plan: the edits of the files.
  struct Outcome {
    var edits: [ByteString: [Edit]] = [:]
    /// The uses whose rewrite conflicts with others.
    var refused: [(use: ToldUse, reason: Reason)] = []
    /// The rewritten uses, each with the name of its owner's new method.
    var told: [(use: ToldUse, name: String)] = []
  }

  func outcome() -> Outcome {
    var outcome = Outcome()
    var names: [MethodKey: String] = [:]
    var taken: Set<String> = []
    var renderings: [ByteString: Rendering] = [:]
    var failed: [Int: Reason] = [:]
    var calls: [CallKey: String] = [:]
    for use in JointFinder(sources: sourcesByFile, table: table).joined(answered) {
      let path = table.path(of: use.site.file)
      do throws(Reason) {
        if let reason = use.joint.flatMap({ failed[$0.number] }) { throw reason }
        guard let source = sources[path] else { throw Reason("its file cannot be read") }
        // Calls of one function share a name, their labels distinguish the new methods.
        let call = use.callKey
        let known = names[use.key] ?? call.flatMap { calls[$0] }
        let name = if let known { known } else { try use.freeName(besides: taken) }
        var rendering = renderings[path] ?? rendering(of: source, use.site.file)
        try rendering.add(use, name: name)
        renderings[path] = rendering
        names[use.key] = name
        if let call { calls[call] = name }
        taken.formUnion(use.newMembers(named: name))
        outcome.told.append((use, name))
      } catch {
        if let joint = use.joint { failed[joint.number] = error }
        outcome.refused.append((use, error))
      }
    }
    refuseLongWays(&outcome)
    for (path, rendering) in renderings { outcome.edits[path] = rendering.allEdits() }
    for (path, edits) in NewMembers(outcome.told, table).edits(sources) { outcome.edits[path, default: []] += edits }
    return outcome
  }

  private func rendering(of source: SourceText, _ file: Int) -> Rendering {
    Rendering(source, mayDeclare: CallableNames(table, table.facts(of: file)).contains)
  }

  /// The uses, with one kind of method for each leaf: if one use needs the method to return the result, all uses do.
  private var answered: [ToldUse] {
    let called = Set(uses.compactMap(\.calledPath))
    return uses.map { $0.answered(ifIn: called) }
  }

  private var sourcesByFile: [Int: SourceText] {
    uses.reduce(into: [:]) { $0[$1.site.file] = sources[table.path(of: $1.site.file)] }
  }

  /// Refuses uses whose new methods would be more code than the uses that they replace.
  private func refuseLongWays(_ outcome: inout Outcome) {
    var uses: [MethodKey: Int] = [:]
    for (use, _) in outcome.told { uses[use.key, default: 0] += use.uses }
    outcome.refused += outcome.told.filter { use, _ in use.path.count > 2 * (uses[use.key] ?? 0) }.map {
      ($0.use, Reason("it would need more than two methods for each use"))
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
  /// The key of the second path, if the method provides two values; otherwise `nil`.
  var other: UsePath.Key?
  let telling: Telling
}

extension ToldUse {
  fileprivate var callKey: CallKey? {
    if let calledPath { return CallKey(path: calledPath, name: "") }
    guard case .mutate = telling else { return nil }
    return path.methodNames(telling).first.map { CallKey(path: path.key, name: $0) }
  }

  /// The identity of the path if the new method calls the leaf; otherwise `nil`.
  fileprivate var calledPath: UsePath.Key? {
    switch telling {
    case .call, .ask: path.key
    default: nil
    }
  }

  /// Returns the rewrite with a method that returns the result if the path is one of some, and if there is one.
  fileprivate func answered(ifIn paths: Set<UsePath.Key>) -> ToldUse { paths.contains(path.key) ? asked ?? self : self }

  /// Returns the first candidate name of the new method that is free in all owners.
  fileprivate func freeName(besides taken: Set<String>) throws(Reason) -> String {
    let owners = path.owners
    let free = (joint?.names ?? path.methodNames(telling)).first { name in
      !name.isKeyword && owners.allSatisfy { $0.isFree(name) } && taken.isDisjoint(with: newMembers(named: name))
    }
    guard let free else { throw Reason("the generated names for '\(path.leaf.name)' exist") }
    return free
  }

  /// Returns the full names of the new methods, one for each owner.
  fileprivate func newMembers(named name: String) -> [String] { path.owners.map { "\($0.name).\(name)" } }

  var key: MethodKey {
    var telling = telling
    if case .ask(let labels) = telling { telling = .call(labels) }
    return MethodKey(path: joint?.paths.first?.key ?? path.key, other: joint?.paths.last?.key, telling: telling)
  }
}
