import Analysis
import PairWriting
import SwiftReader

/// A parameter of a method that the owner hands on.
struct CallParameter: Sendable, Equatable {
  /// The argument's label, `_` for none.
  var label: String
  var name: String
  var type: String
  var hasDefault: Bool

  /// The parameter as a declaration has it.
  var text: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }

  /// The argument that hands it on.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

extension ChainAnalyzer {
  /// The parameters of a method, as far as its owner's extension can spell them.
  ///
  /// - Returns: with why a call cannot be handed on, if so.
  mutating func parameters(of function: DeclarationID, _ owner: EdgeOwner) -> ([CallParameter], String?) {
    let declaration = table.declaration(function)
    guard declaration.kind == .function else { return ([], nil) }
    let file = table.file(of: function)
    let name = table.text(of: declaration.name, in: file)
    if let objection = objection(to: function, declaration, name) { return ([], objection) }
    var parameters: [CallParameter] = []
    for (number, index) in declaration.parameters.enumerated() {
      let parameter = table.parameter(index, in: file)
      guard !parameter.isInout, !parameter.isVariadic, let written = parameter.type else {
        return ([], "'\(name)' has a parameter that cannot be forwarded")
      }
      let type = types.resolve(written, in: file, from: function)
      guard let text = self.written(type, in: written, of: file), text.fits(owner, file) else {
        if parameter.hasDefault {
          parameters.append(CallParameter(label: "", name: "", type: "", hasDefault: true))
          continue
        }
        return ([], "the type of a parameter of '\(name)' cannot be named in another file")
      }
      let inner = table.text(of: parameter.name, in: file)
      let usual = inner.isIdentifier && !inner.isKeyword && inner != owner.hop ? inner : "value\(number + 1)"
      parameters.append(
        CallParameter(
          label: parameter.label == .none ? "_" : table.text(of: parameter.label, in: file), name: usual,
          type: text.text, hasDefault: parameter.hasDefault))
    }
    return (parameters, nil)
  }

  private func objection(to function: DeclarationID, _ declaration: Declaration, _ name: String) -> String? {
    if declaration.says(.async) { return "'\(name)' is async" }
    if table.genericParameters(of: function) > 0 || !declaration.requirements.isEmpty { return "'\(name)' is generic" }
    let owner = table.owner(of: table.parent(of: function))
    var candidate = table.first(table.spelling(of: function), in: owner)
    var count = 0
    while !candidate.isNone {
      count += 1
      candidate = table.next(after: candidate)
    }
    return count > 1 ? "there are several '\(name)'" : nil
  }
}

extension WrittenType {
  /// Whether the text means the same beside the owner.
  fileprivate func fits(_ owner: EdgeOwner, _ file: Int) -> Bool {
    if file == owner.file { return true }
    return !isForeign && declarations.allSatisfy { owner.isOfSameModule($0) }
  }
}
