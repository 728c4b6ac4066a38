import Analysis
import PairWriting

/// A new method with one name and signature on each owner of a path.
struct OwnerMethod {
  let path: UsePath
  /// The paths of the other parts that the method sets to the same value.
  let others: [UsePath]
  let form: MethodForm
  var name = ""
  /// Whether the closure that the method calls may throw.
  var throwing: Bool
  /// Whether the method is called from another module.
  var isCalledElsewhere: Bool

  var owners: [PartOwner] { path.owners }
  /// The modules that the file of each owner must import.
  var imports: [Set<String>] {
    path.imports.indices.map { number in others.reduce(into: path.imports[number]) { $0.formUnion($1.imports[number]) }
    }
  }

  /// Returns the constraint on the generic parameter of one owner; empty if there is none.
  func constraint(of number: Int) -> String { path.constraints[number] }

  /// Returns the `#if` condition under which one owner can have the method; empty if there is none.
  func condition(of number: Int) -> String { conjunction(path.conditions(of: number)) }

  /// Adds what another use needs of the method.
  mutating func merge(_ method: OwnerMethod) {
    throwing = throwing || method.throwing
    isCalledElsewhere = isCalledElsewhere || method.isCalledElsewhere
  }

  /// Returns the source text of the method for one owner of the path.
  func declaration(in number: Int) -> String {
    let style = MemberStyle(of: owners[number].source)
    let start = level(of: number).prefix + (changes(number) ? "mutating " : "") + "func " + name
    let attributes = (path.actor(of: number).map { ["@\($0)"] } ?? []) + (isDiscardable ? ["@discardableResult"] : [])
    let (parameters, rest) = signature(of: number)
    return style.member(attributes + style.call(start, parameters, rest + style.brace), lines(of: number, style))
  }

  /// Returns the access level of the method of one owner.
  func level(of number: Int) -> AccessLevel {
    ([path] + others).map { $0.level(of: number, isCalledElsewhere: isCalledElsewhere) }.min() ?? .module
  }

  private func changes(_ number: Int) -> Bool {
    let isChange = if case .call = form { path.isLeafMutating } else { form.changes }
    return isChange && ([path] + others).contains { $0.isMutating(number) }
  }

  private var isDiscardable: Bool { if case .call = form { path.isDiscardable } else { false } }

  private var parameters: [CallParameter] {
    switch form {
    case .call(let labels): path.parameters(labels)
    case .mutate(let mutation): path.parameters(of: mutation)
    case .provide, .provideTo, .set, .setMember: []
    }
  }

  /// Returns the parameters of an owner's method with their types, and the text behind their bracket.
  private func signature(of number: Int) -> (parameters: [String], rest: String) {
    switch form {
    case .provide: receiver(of: path.type(for: number) ?? "Void")
    case .provideTo(let component): (["to component: some \(component)"], "")
    case .set: (["_ \(newValue): \(path.valueType)"], "")
    case .setMember(let member): (["_ \(newValue): \(member.type.text)"], "")
    case .mutate: (parameters.map(\.text), "")
    case .call: (parameters.map(\.text), path.headEffects + (path.type(for: number).map { " -> \($0)" } ?? ""))
    }
  }

  private func receiver(of type: String) -> (parameters: [String], rest: String) {
    (["to receiver: (\(type))\(throwing ? " throws" : "") -> Void"], throwing ? " rethrows" : "")
  }

  private func lines(of number: Int, _ style: MemberStyle) -> [String] {
    let arguments = parameters.map(\.argument)
    let tries = throwing ? "try " : ""
    guard path.isLast(number) else {
      if form == .provide, path.isOptional(behind: number) {
        let hop = path.hop(of: number)
        return [
          "guard let \(hop) = \(hop) else { return \(tries)receiver(nil) }", "\(tries)\(hop).\(name)(to: receiver)",
        ]
      }
      return style.call("\(result)\(tries)\(callEffects)\(path.prefix(of: number))\(name)", passedOn)
    }
    let target = path.value(in: number)
    switch form {
    case .provide: return ["\(tries)receiver(\(target))"]
    case .provideTo(let component): return ["component.new\(component.dropLast("Component".count))(\(target))"]
    case .set, .setMember:
      let member = if case .setMember(let member) = form { member.text } else { "" }
      return ([path] + others).map { "\($0.value(in: number))\(member) = \(newValue)" }
    case .mutate(let mutation): return style.call("\(target).\(mutation.method)", arguments)
    case .call: return style.call("\(result)\(callEffects)\(target)", arguments)
    }
  }

  /// `return` if the method has a result. Compilers before Swift 5.1 need it, and the others allow it.
  private var result: String { if case .call = form, path.leaf.type != nil { "return " } else { "" } }

  private var callEffects: String { if case .call = form { path.callEffects } else { "" } }

  /// The name of the parameter for a new value; `newValue` if the property of an owner has the better name.
  private var newValue: String {
    let name = if case .setMember(let member) = form { member.name } else { path.leafParameter }
    let isTaken = ([path] + others).contains { $0.owners.contains { $0.hop == name } }
    return isTaken || name.asParameterName != name || name.hasPrefix("`") ? "newValue" : name
  }

  /// The arguments with which the method calls that of the next owner.
  private var passedOn: [String] {
    switch form {
    case .provide: ["to: receiver"]
    case .provideTo: ["to: component"]
    case .set, .setMember: [newValue]
    case .mutate, .call: parameters.map(\.argument)
    }
  }
}
