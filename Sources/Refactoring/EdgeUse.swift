import SwiftReader

/// How a use of an edge becomes something that its owner is told.
enum Telling: Hashable, Sendable {
  /// `server.provideInfoToken { token in … }`
  case provide
  /// `server.infoToken`: where the value is part of an expression, the owner hands it on.
  case forward
  /// `server.setInfoToken(…)`
  case set
  /// `server.changeInfoToken { $0 += 1 }`
  case change
  /// `server.refreshInfo(…)`, with the labels that are written.
  case call([String])
}

/// Why a use stays as it is, as a clause.
struct Reason: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// One use with the text around it.
struct EdgeUse {
  let site: EdgeSite
  let source: SourceText
  let facts: FileFacts
  /// The names of the members that stand in the way of no telling.
  let member: EdgeMember
  /// Whether other uses of the edge stand on the line.
  let isCrowded: Bool

  /// Chooses what preserves the behaviour and says least.
  func telling() throws(Reason) -> Telling {
    switch site.chain.use {
    case .inout: throw Reason("it is passed inout")
    case .pattern: throw Reason("it is part of a pattern")
    case .read, .write, .update: break
    }
    if let call = site.call { return try calling(call) }
    if member.isFunction { throw Reason("'\(member.name)' is a function that is passed on, not called") }
    if site.assigns {
      try checkWriting()
      if site.isOptional, ownStatement?.text.contains("(") != false {
        throw Reason("'?' prevents the evaluation of its value")
      }
      return .set
    }
    if site.isOptional, site.writes { throw Reason("it changes an optional value") }
    let isChanged = site.writes || site.chain.use != .read
    if isChanged, site.rest.isEmpty || site.nature != .object {
      try checkWriting()
      if site.nature == .unknown, !site.rest.isEmpty { throw Reason("cannot tell whether its value is copied") }
      guard let statement = ownStatement, isSimple(statement) else {
        throw Reason("the change is not a single line with local names and literals only")
      }
      return .change
    }
    if site.mayChange { throw Reason("the following call may change the value") }
    if site.isOptional, source.text(end..<end + 1) == "!" {
      throw Reason("'!' after '?' has another meaning after a method call")
    }
    return isToldEasily ? .provide : .forward
  }

  private var start: Int { Int(site.chain.start) }
  private var end: Int { site.range.upperBound }

  private func calling(_ call: Link) throws(Reason) -> Telling {
    guard member.isFunction else { throw Reason("'\(member.name)' is a stored function") }
    var labels: [String] = []
    for index in call.arguments {
      labels.append(facts.label(ofArgument: index))
    }
    if site.isOptional {
      guard member.type == nil, ownStatement != nil, call.arguments.isEmpty else {
        throw Reason("'?' would no longer prevent the evaluation of its arguments, or its result has another type")
      }
    }
    try member.checkCall(labels)
    return .call(labels)
  }

  private func checkWriting() throws(Reason) {
    try member.checkWriting(hopNature: site.hopNature)
    guard ownStatement != nil else { throw Reason("it is not assigned by a statement on a line of its own") }
  }

  /// The statement, where the chain begins it.
  var ownStatement: Statement? {
    guard let statement, statement.range.lowerBound == start, !isCrowded else { return nil }
    return statement
  }

  var statement: Statement? { Statement(around: start, in: source, facts) }

  /// Whether a change can be made while the value is lent out: nothing in it can look at the value.
  private func isSimple(_ statement: Statement) -> Bool {
    let text = source.text(end..<statement.range.upperBound)
    return text.isSimpleChange(locals: facts.localNames)
  }

  /// Whether the whole statement can be told instead of the value being read.
  private var isToldEasily: Bool {
    guard !isCrowded, let statement, facts.isInPlainFunction(site.chain.scope, isCall: statement.isCall),
      statement.isStill(before: start, in: source), member.type != nil,
      !receiver.contains("?"), !receiver.contains("\n")
    else { return false }
    let outside = source.text(statement.range.lowerBound..<start) + " " + source.text(end..<statement.range.upperBound)
    guard !outside.contains("$"), !outside.contains("await"), !outside.hasWord(member.parameter),
      !member.parameter.hasPrefix("`")
    else { return false }
    if let name = statement.assignedName, facts.binds(name) { return false }
    if let value = statement.valueOfAssignment { return start >= value || start == statement.range.lowerBound }
    return statement.isCall
  }

  private var receiver: String { source.text(start..<site.range.lowerBound) }

  /// The edits that make the use a telling.
  func edits(_ telling: Telling) -> [Edit] {
    let name = member.method(telling)
    switch telling {
    case .forward: return [Edit(range: site.range, text: name + bridge)]
    case .call: return [Edit(range: site.range, text: name)]
    case .set:
      guard let statement = ownStatement, let value = statement.valueOfAssignment else { return [] }
      return [
        Edit(range: site.range.lowerBound..<value, text: name + "("),
        Edit(range: statement.range.upperBound..<statement.range.upperBound, text: ")"),
      ]
    case .change:
      guard let statement = ownStatement else { return [] }
      let rest = source.text(end..<statement.range.upperBound)
      let text = "\(name) { $0\(bridge)\(rest) }"
      return [Edit(range: site.range.lowerBound..<statement.range.upperBound, text: text)]
    case .provide:
      guard let statement else { return [] }
      let line = source.line(around: start)
      let indentation = source.text(line.lowerBound..<statement.range.lowerBound)
      let before = source.text(statement.range.lowerBound..<start)
      let after = source.text(end..<statement.range.upperBound)
      let inner = before + member.parameter + bridge + after
      let newLine = source.lineEnd
      let text =
        "\(receiver)\(name) { \(member.parameter) in\(newLine)\(indentation)\(source.indentation)\(inner)"
        + "\(newLine)\(indentation)}"
      return [Edit(range: statement.range, text: text)]
    }
  }

  /// Behind an optional value the chain goes on with `?`, as it did.
  private var bridge: String {
    guard site.isOptional, let next = site.rest.first else { return "" }
    return facts.goesOn(atLink: next) ? "?" : ""
  }
}

extension FileFacts {
  /// Whether a link uses the value before it, and is no sign that it may not be there.
  fileprivate func goesOn(atLink index: UInt32) -> Bool {
    let kind = links[Int(index)].kind
    return kind != .optionalChaining && kind != .forceUnwrap
  }

  fileprivate var localNames: Set<String> { Set(bindings.map { names[$0.name] }) }

  fileprivate func binds(_ name: String) -> Bool { bindings.contains { names[$0.name] == name } }

  fileprivate func label(ofArgument index: UInt32) -> String {
    let label = arguments[Int(index)].label
    return label == .none ? "_" : names[label]
  }

  /// Whether statements of a scope are a function's own, and no value of a builder's.
  fileprivate func isInPlainFunction(_ scope: ScopeID, isCall: Bool) -> Bool {
    var scope = scopes[Int(scope.index)]
    while scope.kind == .block { scope = scopes[Int(scope.parent.index)] }
    guard scope.kind == .function, let local = scope.declaration else { return false }
    let function = declarations[Int(local)]
    guard function.kind == .function else { return false }
    let strange = function.attributes.contains { !Self.plainAttributes.contains(names[attributes[Int($0)].name]) }
    return !strange && (!isCall || function.type == nil)
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "objc", "IBAction", "discardableResult", "nonobjc", "available", "Test", "preconcurrency",
  ]
}

extension String {
  fileprivate func hasWord(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }.contains { $0 == word }
  }

  /// Whether what stands behind a member changes it with nothing but literals, local names and implicit members.
  fileprivate func isSimpleChange(locals: Set<String>) -> Bool {
    guard !contains(where: { "{}$\\;#@&`".contains($0) }), filter({ $0 == "\"" }).count.isMultiple(of: 2)
    else { return false }
    var isInString = false
    var before: Character = " "
    var word = ""
    var words: [(text: String, before: Character, after: Character)] = []
    var start: Character = " "
    for letter in self + " " {
      defer { before = letter }
      if letter == "\"" { isInString.toggle() }
      if isInString { continue }
      if letter.isLetter || letter.isNumber || letter == "_" {
        if word.isEmpty { start = before }
        word.append(letter)
      } else if !word.isEmpty {
        words.append((word, start, letter))
        word = ""
      }
    }
    return words.allSatisfy { entry in
      if entry.before == "." { return true }
      if entry.after == ":" || entry.text.first?.isNumber == true { return true }
      // A local name alone: what is read through it could be what is being changed.
      return ["true", "false", "nil"].contains(entry.text)
        || locals.contains(entry.text) && entry.after != "."
          && entry.after != "(" && entry.after != "?"
    }
  }
}
