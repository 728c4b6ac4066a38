import PairWriting

/// What the owner of an edge gets: the pair, and the methods that it is told by.
struct OwnerText {
  private let owner: EdgeOwner
  private var members: [(member: EdgeMember, tellings: [Telling])] = []

  init(_ owner: EdgeOwner) {
    self.owner = owner
  }

  mutating func add(_ member: EdgeMember, _ telling: Telling) {
    guard let index = members.firstIndex(where: { $0.member.isSame(member) }) else {
      return members.append((member, [telling]))
    }
    if !members[index].tellings.contains(telling) { members[index].tellings.append(telling) }
  }

  /// Adds what is used but stays as it is, so that the component is told it too.
  mutating func add(_ member: EdgeMember) {
    if !members.contains(where: { $0.member.isSame(member) }) { members.append((member, [])) }
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { pair == nil && members.allSatisfy(\.tellings.isEmpty) }

  /// The pair for the properties that are used; `nil` where there are none, or the owner cannot conform.
  private var pair: Pair? {
    let told = members.filter { !$0.member.isFunction }
    guard owner.canConform, !told.isEmpty, let name = owner.pairName else { return nil }
    let level = told.map(\.member.level).min() ?? owner.level
    return Pair(name, told.map { .telling($0.member.telling) }, modifiers: owner.modifiers(level))
  }

  /// The declarations, as they stand behind the owner.
  var text: String {
    let step = owner.indentation
    let pair = pair
    var parts: [String] = []
    if let pair { parts.append(provision(pair, step)) }
    for (member, tellings) in members {
      for telling in tellings.sorted(by: { $0.order < $1.order }) { parts.append(member.declaration(telling, step)) }
    }
    let conformance = pair.map { ": \($0.provider)" } ?? ""
    let protocols = pair.map { "\n" + $0.protocols(indentation: step) } ?? ""
    let body = parts.joined(separator: "\n")
    return protocols + "\nextension \(owner.name)\(conformance) {\n\(body)}\n"
  }

  private func provision(_ pair: Pair, _ step: String) -> String {
    let told = members.filter { !$0.member.isFunction }
    let level = told.map(\.member.level).min() ?? owner.level
    let calls = told.map { "\(step)\(step)component.\($0.member.componentMethod)(\($0.member.path))\n" }
    return "\(step)\(level.prefix)\(pair.requirement) {\n\(calls.joined())\(step)}\n"
  }
}

extension EdgeOwner {
  /// A name for the pair that nothing has yet: that of the property, else with the owner's before it.
  fileprivate var pairName: String? {
    let simple = name.split(separator: ".").last.map { String($0) } ?? name
    return [hop.capitalized, simple + hop.capitalized].first { name in
      ["\(name)Component", "KnowsThe\(name)", "provide\(name)"].allSatisfy { isFree($0) }
    }
  }

  fileprivate func modifiers(_ level: AccessLevel) -> String {
    let access = level.prefix.dropLast()
    guard case .actor(let name) = isolation else { return String(access) }
    return access.isEmpty ? "@\(name)" : "@\(name) \(access)"
  }

  fileprivate var indentation: String { source.indentation }
}

extension Telling {
  fileprivate var order: Int {
    switch self {
    case .provide: 0
    case .forward: 1
    case .set: 2
    case .change: 3
    case .call: 4
    }
  }
}

extension EdgeMember {
  func isSame(_ other: EdgeMember) -> Bool { found == other.found && isOptional == other.isOptional }

  /// What the component is told of it.
  fileprivate var telling: Pair.Telling {
    Pair.Telling(method: componentMethod, parameters: [Pair.Parameter(name: parameter, type: typeText)])
  }

  fileprivate var componentMethod: String { "new" + name.capitalized }

  private var typeText: String { type?.text ?? "Void" }

  /// The owner's method or property for a telling.
  fileprivate func declaration(_ telling: Telling, _ step: String) -> String {
    let start = step + level.prefix
    let name = method(telling)
    switch telling {
    case .provide:
      return """
        \(start)func \(name)(_ tell: (\(typeText)) throws -> Void) rethrows {
        \(step)\(step)try tell(\(path))
        \(step)}

        """
    case .forward: return "\(start)var \(name): \(typeText) { \(path) }\n"
    case .set:
      return "\(start)\(mutating)func \(name)(_ newValue: \(setType)) {\n\(step)\(step)\(path) = newValue\n\(step)}\n"
    case .change:
      return """
        \(start)\(mutating)func \(name)(_ change: (inout \(typeText)) -> Void) {
        \(step)\(step)change(&\(path))
        \(step)}

        """
    case .call(let labels):
      let parameters = chosen(labels) ?? []
      let list = parameters.map(\.text).joined(separator: ", ")
      let arguments = parameters.map(\.argument).joined(separator: ", ")
      let result = type.map { " -> \($0.text)" } ?? ""
      let attribute = isDiscardable && type != nil ? "\(step)@discardableResult\n" : ""
      let changes = isMutating ? mutating : ""
      return """
        \(attribute)\(start)\(changes)func \(name)(\(list))\(canThrow ? " throws" : "")\(result) {
        \(step)\(step)\(canThrow ? "try " : "")\(path)(\(arguments))
        \(step)}

        """
    }
  }
}
