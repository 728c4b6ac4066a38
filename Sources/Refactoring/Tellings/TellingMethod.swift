import Analysis
import PairWriting

/// A method that owners get, the same on each owner of a path.
struct TellingMethod {
  let path: UsePath
  let telling: Telling
  let name: String
  var needs: ToldUse.Needs
  /// Whether another module calls it.
  var isCalledElsewhere: Bool

  /// The method of one owner of the path.
  func text(of number: Int, _ style: MemberStyle) -> String {
    let level = isCalledElsewhere || number > 0 && isCrossing(number) ? levels(of: number) : narrow(number)
    let body = lines(of: number)
    let head = level.prefix + (changes(number) ? "mutating " : "") + "func " + signature(number)
    let attribute = isDiscardable ? ["@discardableResult"] : []
    return style.member(attribute + [head], body)
  }

  private func levels(of number: Int) -> AccessLevel { min(path.owners[number].level, path.leaf.level) }

  private func narrow(_ number: Int) -> AccessLevel { min(.module, path.owners[number].level) }

  /// Whether the owner before is of another module.
  private func isCrossing(_ number: Int) -> Bool {
    !path.owners[number].table.isSameModule(path.owners[number - 1].file, path.owners[number].file)
  }

  private func changes(_ number: Int) -> Bool {
    let isChange: Bool
    switch telling {
    case .call, .ask, .provideResult: isChange = path.leaf.isMutating
    default: isChange = telling.changes
    }
    return isChange && path.isMutating(number)
  }

  private var isDiscardable: Bool {
    switch telling {
    case .provide, .provideResult: needs.answers && needs.isDiscarded
    case .call, .ask: path.leaf.isDiscardable && path.leaf.type != nil
    default: false
    }
  }

  private var type: String { path.type?.text ?? "Void" }

  private var parameters: [CallParameter] {
    switch telling {
    case .call(let labels), .ask(let labels), .provideResult(let labels): (try? path.leaf.chosen(labels)) ?? []
    default: []
    }
  }

  /// The name of a new value, where no owner's property has it.
  private var newValue: String {
    let name = path.leaf.parameter
    return path.owners.contains { $0.hop == name } || name.hasPrefix("`") ? "newValue" : name
  }

  private func signature(_ number: Int) -> String {
    let list = parameters.map(\.text)
    switch telling {
    case .provide, .provideResult:
      let answer = needs.answers ? "Answer" : "Void"
      let throwing = needs.throwing ? " throws" : ""
      let all = (list + ["to receive: (\(type))\(throwing) -> \(answer)"]).joined(separator: ", ")
      let effects = (needs.throwing ? " rethrows" : "") + (needs.answers ? " -> Answer" : "")
      return "\(name)\(needs.answers ? "<Answer>" : "")(\(all))\(effects)"
    case .provideTo(let component): return "\(name)(to component: some \(component))"
    case .set: return "\(name)(_ \(newValue): \(path.leaf.type?.text ?? "Void"))"
    case .mark: return "\(name)()"
    case .adjust: return "\(name)(by amount: \(path.leaf.type?.text ?? "Void"))"
    case .mutate(let mutation):
      let element = path.leaf.elements.first?.text ?? "Void"
      return mutation.takesElement ? "\(name)(_ element: \(element))" : "\(name)()"
    case .call, .ask:
      let leaf = path.leaf
      let effects = (leaf.isAsync ? " async" : "") + (leaf.canThrow ? " throws" : "")
      let result = path.type.map { " -> \($0.text)" } ?? ""
      return "\(name)(\(list.joined(separator: ", ")))\(effects)\(result)"
    }
  }

  private func lines(of number: Int) -> [String] {
    let hop = path.owners[number].hop
    let mark = path.steps[number].isOptional ? "?" : ""
    let isLast = number == path.owners.count - 1
    let isLeaf = isLast && path.endsAtLeaf
    let part = isLeaf ? "" : "\(hop)\(mark)."
    let target = isLast ? part + path.leaf.name.asMemberName : part + name
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    switch telling {
    case .provide, .provideResult:
      let tries = needs.throwing ? "try " : ""
      if isLast {
        let call = telling == .provide ? "" : "(\(arguments))"
        return ["\(tries)receive(\(target)\(call))"]
      }
      let told = (parameters.map(\.argument) + ["to: receive"]).joined(separator: ", ")
      if mark.isEmpty { return ["\(tries)\(target)(\(told))"] }
      let back = needs.answers || needs.throwing ? "return " : "return "
      return ["guard let \(hop) else { \(back)\(tries)receive(nil) }", "return \(tries)\(hop).\(name)(\(told))"]
    case .provideTo(let component):
      let method = "new" + component.dropLast("Component".count)
      return isLast ? ["component.\(method)(\(target))"] : ["\(target)(to: component)"]
    case .set: return isLast ? ["\(target) = \(newValue)"] : ["\(target)(\(newValue))"]
    case .mark(let value): return isLast ? ["\(target) = \(value)"] : ["\(target)()"]
    case .adjust(let sign): return isLast ? ["\(target) \(sign) amount"] : ["\(target)(by: amount)"]
    case .mutate(let mutation):
      let argument = mutation.takesElement ? "element" : ""
      return isLast ? ["\(target).\(mutation.rawValue)(\(argument))"] : ["\(target)(\(argument))"]
    case .call, .ask:
      let effects = (path.leaf.canThrow ? "try " : "") + (path.leaf.isAsync ? "await " : "")
      return ["\(effects)\(target)(\(arguments))"]
    }
  }
}

/// How a file writes the members of a type.
struct MemberStyle {
  let step: String
  let opensBracesOnNewLines: Bool

  init(of source: SourceText) {
    step = source.indentation
    opensBracesOnNewLines = source.opensBracesOnNewLines
  }

  func member(_ head: [String], _ body: [String]) -> String {
    let inside = body.map { "\(step)\(step)\($0)\n" }.joined()
    let lines = head.joined(separator: "\n\(step)")
    return "\(step)\(lines)\(brace(step))\n\(inside)\(step)}\n"
  }

  func `extension`(of name: String, _ members: [String]) -> String {
    "extension \(name)\(brace(""))\n\(members.joined(separator: "\n"))}\n"
  }

  private func brace(_ indentation: String) -> String {
    opensBracesOnNewLines ? "\n\(indentation){" : " {"
  }
}

extension String {
  /// The name behind a dot: only a few words need back-ticks there.
  fileprivate var asMemberName: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}
