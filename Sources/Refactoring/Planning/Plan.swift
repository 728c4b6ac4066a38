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
        let name = if let known { known } else { try freeName(use, taken) }
        var rendering = renderings[path] ?? Rendering(source)
        try rendering.add(use, name: name)
        renderings[path] = rendering
        names[use.key] = name
        if let call { calls[call] = name }
        for owner in use.path.owners { taken.insert("\(owner.name).\(name)") }
        outcome.told.append((use, name))
      } catch {
        if let joint = use.joint { failed[joint.number] = error }
        outcome.refused.append((use, error))
      }
    }
    refuseLongWays(&outcome)
    for (path, rendering) in renderings { outcome.edits[path] = rendering.allEdits() }
    addMembers(to: &outcome, names)
    return outcome
  }

  /// The uses, with one kind of method for each leaf: if one use needs the method to return the result, all uses do.
  private var answered: [ToldUse] {
    let asked = Set(uses.filter(\.isCall).map(\.path.key))
    return uses.map { asked.contains($0.path.key) ? $0.asked ?? $0 : $0 }
  }

  private var sourcesByFile: [Int: SourceText] {
    uses.reduce(into: [:]) { $0[$1.site.file] = sources[table.path(of: $1.site.file)] }
  }

  /// Refuses uses whose new methods would be more code than the uses that they replace.
  private func refuseLongWays(_ outcome: inout Outcome) {
    var uses: [MethodKey: Int] = [:]
    for (use, _) in outcome.told { uses[use.key, default: 0] += use.site.uses }
    outcome.refused += outcome.told.filter { use, _ in use.path.owners.count > 2 * (uses[use.key] ?? 0) }.map {
      ($0.use, Reason("it would need more than two methods for each use"))
    }
  }

  private func freeName(_ use: ToldUse, _ taken: Set<String>) throws(Reason) -> String {
    let owners = use.path.owners
    let free = (use.joint?.names ?? use.path.methodNames(use.telling)).first { name in
      !name.isKeyword && owners.allSatisfy { $0.isFree(name) && !taken.contains("\($0.name).\(name)") }
    }
    guard let free else { throw Reason("the generated names for '\(use.path.leaf.name)' exist") }
    return free
  }

  /// Adds the new methods of the owners.
  private func addMembers(to outcome: inout Outcome, _ names: [MethodKey: String]) {
    var methods: [MethodKey: TellingMethod] = [:]
    var order: [MethodKey] = []
    for (use, name) in outcome.told {
      var method =
        methods[use.key]
        ?? TellingMethod(
          path: use.joint?.paths[0] ?? use.path, other: use.joint?.paths.last, telling: use.telling, name: name,
          needs: use.needs, isCalledElsewhere: false)
      if methods[use.key] == nil { order.append(use.key) }
      method.needs.answers = method.needs.answers || use.needs.answers
      method.needs.isDiscarded = method.needs.isDiscarded || use.needs.isDiscarded
      method.needs.throwing = method.needs.throwing || use.needs.throwing
      method.needs.hasAlternative = method.needs.hasAlternative || use.needs.hasAlternative
      let isElsewhere = !table.isSameModule(use.site.file, use.path.owners[0].file)
      method.isCalledElsewhere = method.isCalledElsewhere || isElsewhere
      methods[use.key] = method
    }
    var members: [Place: [(owner: PartOwner, text: String)]] = [:]
    var imports: [ByteString: Set<String>] = [:]
    for method in order.compactMap({ methods[$0] }) {
      for (number, owner) in method.owners.enumerated() {
        let place = Place(
          path: table.path(of: owner.file), offset: owner.place, owner: owner.name,
          constraint: method.constraint(of: number), condition: method.condition(of: number))
        let text = method.text(of: number, MemberStyle(of: owner.source))
        if members[place]?.contains(where: { $0.text == text }) != true {
          members[place, default: []].append((owner, text))
        }
        imports[place.path, default: []].formUnion(method.imports[number])
      }
    }
    for (place, texts) in members.sorted(by: { $0.key < $1.key }) {
      guard let owner = texts.first?.owner else { continue }
      outcome.edits[place.path, default: []].append(
        owner.insertion(of: texts.map(\.text), where: place.constraint, if: place.condition))
    }
    for (path, modules) in imports where !modules.isEmpty {
      guard let source = sources[path] else { continue }
      let lines = modules.sorted().map { "import \($0)\(source.lineEnd)" }.joined()
      let end = source.endOfImports ?? source.endOfHeader
      let text = source.endOfImports == nil ? lines + source.lineEnd : lines
      outcome.edits[path, default: []].append(Edit(range: end..<end, text: text))
    }
  }

  private struct Place: Hashable, Comparable {
    let path: ByteString
    let offset: Int
    let owner: String
    /// The constraint on the owner's generic parameter, such as `Part == File`; empty if there is none.
    let constraint: String
    /// The `#if` condition of the methods; empty if there is none.
    let condition: String

    static func < (left: Place, right: Place) -> Bool {
      (left.path, left.offset, left.owner, left.constraint, left.condition)
        < (right.path, right.offset, right.owner, right.constraint, right.condition)
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
    if isCall { return CallKey(path: path.key, name: "") }
    guard case .mutate = telling else { return nil }
    return path.methodNames(telling).first.map { CallKey(path: path.key, name: $0) }
  }

  fileprivate var isCall: Bool {
    switch telling {
    case .call, .ask: true
    default: false
    }
  }

  var key: MethodKey {
    var telling = telling
    if case .ask(let labels) = telling { telling = .call(labels) }
    return MethodKey(path: joint?.paths.first?.key ?? path.key, other: joint?.paths.last?.key, telling: telling)
  }
}

extension PartOwner {
  /// Returns the edit that inserts an extension with the members after the owner.
  fileprivate func insertion(of members: [String], where constraint: String, if condition: String) -> Edit {
    let newLine = source.lineEnd
    let style = MemberStyle(of: source)
    let extended = style.extension(of: constraint.isEmpty ? name : "\(name) where \(constraint)", members)
    let text = "\n" + (condition.isEmpty ? extended : style.conditional(extended, condition))
    let next = source.line(around: place)
    let isClose = place < source.bytes.count && !source.text(next).allSatisfy(\.isWhitespace)
    let whole = isClose ? text + "\n" : text
    let lines = newLine == "\n" ? whole : whole.replacing("\n", with: newLine)
    let isLast = place == source.bytes.count && source.bytes.last.map { !$0.endsLine } != false
    return Edit(range: place..<place, text: isLast ? newLine + lines : lines)
  }
}
