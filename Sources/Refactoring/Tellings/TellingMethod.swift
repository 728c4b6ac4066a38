import Analysis
import PairWriting

/// A new method with one name and signature on each owner of a path.
struct TellingMethod {
  let path: UsePath
  /// The path of a second value, if the method provides two values together.
  var other: UsePath?
  let telling: Telling
  let name: String
  var needs: ToldUse.Needs
  /// Whether the method is called from another module.
  var isCalledElsewhere: Bool

  var owners: [PartOwner] { path.owners }
  var imports: [Set<String>] {
    path.imports.indices.map { number in paths.reduce(into: []) { $0.formUnion($1.imports[number]) } }
  }

  /// Adds what another use needs of the method.
  mutating func formUnion(_ method: TellingMethod) {
    needs.formUnion(method.needs)
    isCalledElsewhere = isCalledElsewhere || method.isCalledElsewhere
  }

  private var paths: [UsePath] { [path] + (other.map { [$0] } ?? []) }

  /// Returns the constraint on the generic parameter of one owner; empty if there is none.
  func constraint(of number: Int) -> String { path.constraints[number] }

  /// Returns the `#if` condition under which one owner of the path can have the method; empty if there is none.
  func condition(of number: Int) -> String {
    var all: [String] = []
    for condition in paths.flatMap({ $0.conditions(of: number) }) where !all.contains(condition) {
      all.append(condition)
    }
    return conjunction(all)
  }

  /// Returns the source text of the method for one owner of the path.
  func text(of number: Int, _ style: MemberStyle) -> String {
    let levels = paths.map { $0.level(of: number, isCalledElsewhere: isCalledElsewhere) }
    let level = levels.min() ?? .module
    let body = lines(of: number, style.step)
    let head = level.prefix + (changes(number) ? "mutating " : "") + "func " + signature(number)
    let actor = paths.compactMap { $0.actor(of: number) }.first.map { ["@\($0)"] } ?? []
    let attribute = isDiscardable ? ["@discardableResult"] : []
    return style.member(actor + attribute + [head], body)
  }

  private func changes(_ number: Int) -> Bool {
    let isChange: Bool
    switch telling {
    case .call, .ask, .provideResult: isChange = path.isLeafMutating
    default: isChange = telling.changes
    }
    return isChange && path.isMutating(number)
  }

  private var isDiscardable: Bool {
    switch telling {
    case .provide, .providePart, .provideResult: needs.answers && needs.isDiscarded
    case .call, .ask: path.isDiscardable
    default: false
    }
  }

  private var type: String {
    if case .providePart(let part) = telling { return part.type.text }
    return paths.map { $0.type ?? "Void" }.joined(separator: ", ")
  }

  private var parameters: [CallParameter] {
    switch telling {
    case .call(let labels), .ask(let labels), .provideResult(let labels): path.parameters(labels)
    case .setElement(let isOfDictionary): path.parameters(ofElementOfDictionary: isOfDictionary)
    case .callPart(let call): call.parameters
    case .mutate(let mutation): path.parameters(of: mutation)
    default: []
    }
  }

  /// The text of the parameter for the closure of the `else` case.
  private var alternative: String {
    needs.hasAlternative ? ", otherwise alternative: ()\(throwing) -> Void = {}" : ""
  }

  private var throwing: String { needs.throwing ? " throws" : "" }
  private var rethrowing: String { needs.throwing ? " rethrows" : "" }
  private var tries: String { needs.throwing ? "try " : "" }

  private func signature(_ number: Int) -> String {
    let list = parameters.map(\.text)
    switch telling {
    case .provide, .providePart, .provideResult:
      let result = type.contains("Result") ? "Output" : "Result"
      let all = list + ["to receiver: (\(type))\(throwing) -> \(needs.answers ? result : "Void")"]
      let effects = rethrowing + (needs.answers ? " -> \(result)" : "")
      return "\(name)\(needs.answers ? "<\(result)>" : "")(\(all.joined(separator: ", ")))\(effects)"
    case .provideIfPresent:
      return "\(name)(to receiver: (\(path.unwrappedType))\(throwing) -> Void\(alternative))\(rethrowing)"
    case .provideEach: return "\(name)(to receiver: (\(path.elementType))\(throwing) -> Void)\(rethrowing)"
    case .when: return "\(name)(_ body: ()\(throwing) -> Void\(alternative))\(rethrowing)"
    case .provideTo(let component): return "\(name)(to component: some \(component))"
    case .set: return "\(name)(_ \(path.newValue): \(path.valueType))"
    case .setPart(let part): return "\(name)(_ \(path.newValue(of: part)): \(part.type.text))"
    case .adjustPart(let part, _): return "\(name)(by amount: \(part.type.text))"
    case .mark: return "\(name)()"
    case .adjust: return "\(name)(by amount: \(path.valueType))"
    case .setElement, .callPart, .mutate: return "\(name)(\(list.joined(separator: ", ")))"
    case .call, .ask:
      let result = path.type.map { " -> \($0)" } ?? ""
      return "\(name)(\(list.joined(separator: ", ")))\(path.headEffects)\(result)"
    }
  }

  private func lines(of number: Int, _ step: String) -> [String] {
    let hop = path.hop(of: number)
    let mark = path.isOptional(behind: number) ? "?" : ""
    let isLast = path.isLast(number)
    let target = isLast ? path.value(in: number) : path.prefix(of: number) + name
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    switch telling {
    case .provide, .providePart, .provideResult:
      if isLast {
        let call =
          switch telling {
          case .provide: ""
          case .providePart(let part): part.text
          default: "(\(arguments))"
          }
        let further = other.map { ", " + $0.value(in: number) } ?? ""
        return ["\(tries)receiver(\(target)\(call)\(further))"]
      }
      let told = (parameters.map(\.argument) + ["to: receiver"]).joined(separator: ", ")
      if mark.isEmpty { return ["\(tries)\(target)(\(told))"] }
      return ["guard let \(hop) else { return \(tries)receiver(nil) }", "return \(tries)\(hop).\(name)(\(told))"]
    case .provideIfPresent:
      if !isLast, needs.hasAlternative, !mark.isEmpty {
        return [
          "guard let \(hop) else { return \(tries)alternative() }",
          "\(tries)\(hop).\(name)(to: receiver, otherwise: alternative)",
        ]
      }
      guard isLast else { return ["\(tries)\(target)(to: receiver\(handedAlternative))"] }
      let value = path.leafParameter
      return ["if let \(value) = \(target) {", "\(step)\(tries)receiver(\(value))"] + end(step)
    case .provideEach: return ["\(tries)\(target)" + (isLast ? ".forEach(receiver)" : "(to: receiver)")]
    case .when(let value):
      guard isLast else { return ["\(tries)\(target)(body\(handedAlternative))"] }
      return ["if \(value ? "" : "!")\(target) {", "\(step)\(tries)body()"] + end(step)
    case .provideTo(let component):
      let method = "new" + component.dropLast("Component".count)
      return isLast ? ["component.\(method)(\(target))"] : ["\(target)(to: component)"]
    case .set: return isLast ? ["\(target) = \(path.newValue)"] : ["\(target)(\(path.newValue))"]
    case .setPart(let part):
      let value = path.newValue(of: part)
      return isLast ? ["\(target)\(part.text) = \(value)"] : ["\(target)(\(value))"]
    case .adjustPart(let part, let sign):
      return isLast ? ["\(target)\(part.text) \(sign) amount"] : ["\(target)(by: amount)"]
    case .mark(let value): return isLast ? ["\(target) = \(value)"] : ["\(target)()"]
    case .adjust(let sign): return isLast ? ["\(target) \(sign) amount"] : ["\(target)(by: amount)"]
    case .setElement:
      return isLast ? ["\(target)[\(parameters[1].name)] = \(parameters[0].name)"] : ["\(target)(\(arguments))"]
    case .callPart(let call): return ["\(target)\(isLast ? call.text : "")(\(arguments))"]
    case .mutate(let mutation):
      return isLast ? ["\(target).\(mutation.method)(\(arguments))"] : ["\(target)(\(arguments))"]
    case .call, .ask:
      return ["\(path.callEffects)\(target)(\(arguments))"]
    }
  }

  private var handedAlternative: String { needs.hasAlternative ? ", otherwise: alternative" : "" }

  /// Returns the last lines of an `if` statement, with the `else` case if the method has one.
  private func end(_ step: String) -> [String] {
    needs.hasAlternative ? ["} else {", "\(step)\(tries)alternative()", "}"] : ["}"]
  }
}

/// The style in which a file writes the members of a type.
struct MemberStyle {
  let step: String
  let opensBracesOnNewLines: Bool
  let indentsConditions: Bool

  init(of source: SourceText) {
    step = source.indentation
    opensBracesOnNewLines = source.opensBracesOnNewLines
    indentsConditions = source.indentsConditions
  }

  func member(_ head: [String], _ body: [String]) -> String {
    let inside = body.map { "\(step)\(step)\($0)\n" }.joined()
    let lines = head.joined(separator: "\n\(step)")
    return "\(step)\(lines)\(brace(step))\n\(inside)\(step)}\n"
  }

  func `extension`(of name: String, _ members: [String]) -> String {
    "extension \(name)\(brace(""))\n\(members.joined(separator: "\n"))}\n"
  }

  /// Returns lines inside an `#if` and `#endif`.
  func conditional(_ lines: String, _ condition: String) -> String {
    let inside = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty || !indentsConditions ? String($0) : step + $0 }.joined(separator: "\n")
    return "#if \(condition)\n\(inside)#endif\n"
  }

  private func brace(_ indentation: String) -> String {
    opensBracesOnNewLines ? "\n\(indentation){" : " {"
  }
}
