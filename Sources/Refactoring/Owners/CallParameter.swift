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
  var written: WrittenType?
  /// Why it cannot be handed on, if so.
  var objection: String?

  /// The parameter as a declaration has it.
  var text: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }

  /// Whether it is what the method does something to: `delete(entry: Entry)`.
  var isObject: Bool { label.count > 1 && type.filter(\.isLetter).lowercased().hasSuffix(label.lowercased()) }

  /// The argument that hands it on.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

extension ChainAnalyzer {
  /// The parameters of a method, as far as its owners' extensions can spell them.
  ///
  /// - Returns: with why a call cannot be handed on, if so.
  mutating func parameters(of function: DeclarationID, _ owners: [PartOwner]) -> ([CallParameter], String?) {
    let declaration = table.declaration(function)
    let file = table.file(of: function)
    let name = table.text(of: declaration.name, in: file)
    if table.genericParameters(of: function) > 0 || !declaration.requirements.isEmpty {
      return ([], "'\(name)' is generic")
    }
    var parameters: [CallParameter] = []
    for (number, index) in declaration.parameters.enumerated() {
      let parameter = table.parameter(index, in: file)
      let inner = table.text(of: parameter.name, in: file)
      let isTaken = owners.contains { $0.hop == inner } || inner == "receiver"
      let usual = inner.isIdentifier && !inner.isKeyword && !isTaken ? inner : "value\(number + 1)"
      var entry = CallParameter(
        label: parameter.label == .none ? "_" : table.text(of: parameter.label, in: file), name: usual, type: "",
        hasDefault: parameter.hasDefault)
      if parameter.isInout || parameter.isVariadic {
        entry.objection = "'\(name)' has an inout or variadic parameter"
      } else if let type = writtenType(of: parameter, in: file, from: function) {
        entry.type = type.text
        entry.written = type
      } else {
        entry.objection = "the type of a parameter of '\(name)' cannot be named in another file"
      }
      parameters.append(entry)
    }
    return (parameters, nil)
  }

  private mutating func writtenType(
    of parameter: Parameter, in file: Int, from function: DeclarationID
  ) -> WrittenType? {
    guard let spelled = parameter.type else { return nil }
    let type = types.resolve(spelled, in: file, from: function)
    return written(type, in: spelled, of: file)
  }
}
