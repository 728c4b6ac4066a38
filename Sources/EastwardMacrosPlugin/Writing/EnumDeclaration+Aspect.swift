import PairWriting
import SwiftTokens

extension EnumDeclaration {
  /// Returns the protocol pair for the enum's value or cases.
  ///
  /// - Parameter method: the name of the component's method for a value: `showBalance`, `show(balance:)`.
  func pair(_ method: String?) throws(Refusal) -> Pair {
    let name = try pairName
    var pair = Pair(
      name.text, try members(name, method), modifiers: modifiers, comments: Pair.Comments(telling: name.words))
    pair.isQualified = true
    return pair
  }

  private func members(_ name: PairName, _ method: String?) throws(Refusal) -> [Pair.Member] {
    guard let alias = body.values.first else {
      return body.members.map { member in
        switch member {
        case .condition(let line, _): .condition(line)
        case .element(let element): .telling(telling(of: element))
        }
      }
    }
    let parts = (method ?? "new" + name.text).split(separator: "(", maxSplits: 1).map { String($0) }
    let label = parts.count > 1 ? parts[1].split(separator: ":").first.map { String($0) } : nil
    let parameter = Pair.Parameter(
      label: label == "_" ? nil : label, name: name.parameter == "component" ? "theComponent" : name.parameter,
      type: valueType)
    return [.telling(Pair.ComponentMethod(method: parts[0], parameters: [parameter], comment: alias.comment))]
  }

  /// The type of the value in an enum with a `Value`.
  private var valueType: String {
    // Of several conditional aliases, only the compiler knows which one applies.
    guard let alias = body.values.first, body.values.count == 1, !alias.isConditional else { return type + ".Value" }
    return parameterType(alias.type)
  }

  /// The attributes and modifiers of the protocols, which are those of the enum.
  private var modifiers: String {
    let attributes = head.attributes(of: source) {
      $0 == "available" || $0.hasSuffix("Actor") || $0 == "_spi" || $0 == "usableFromInline"
    }
    let words = head.modifiers.compactMap { modifier in
      switch modifier.word {
      // In an extension with an access level, the same modifier is redundant.
      case .public, .package, .internal, .fileprivate, .private, .nonisolated:
        modifier.word == around.memberAccess ? nil : "\(modifier.word)"
      default: nil
      }
    }
    return (attributes + words).joined(separator: " ")
  }

  /// Returns the text of the enum's conformance to `Aspect`.
  func aspect(_ pair: Pair) -> AspectText {
    var text = AspectText(pair, of: type, value: body.values.isEmpty ? .itself : .named(valueType))
    let actors = head.attributes.filter { $0.name.hasSuffix("Actor") }
    text.conformances = [actors.map { source.joined($0.tokens) + " " }.joined() + text.conformances.joined()]
    text.attributes = head.attributes(of: source) { $0 == "available" || $0 == "_spi" }
    if head.modifier(.nonisolated) != nil || actors.isEmpty && around.isNonisolated {
      text.attributes.append("nonisolated")
    }
    text.access = access
    // For a value that is not `Equatable`, the compiler's error then says more than that `==` is missing.
    if !body.values.isEmpty { text.equality = "\(text.probe).areEqual(value, previous)" }
    return text
  }
}
