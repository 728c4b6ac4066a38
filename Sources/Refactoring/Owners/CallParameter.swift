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

  /// Whether a closure behind the parentheses of a call can be its argument.
  var isFunction: Bool { written?.isFunction ?? false }

  /// The parameter as a declaration has it.
  var text: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }

  /// Whether it is what the method does something to: `delete(entry: Entry)`.
  var isObject: Bool { label.count > 1 && type.filter(\.isLetter).lowercased().hasSuffix(label.lowercased()) }

  /// Whether an argument with a label can be its own.
  func takes(_ argument: String) -> Bool {
    argument == label || argument == Self.closure && (label == "_" || isFunction)
  }

  /// What stands for the label of a closure without one: its parameter may have one, if it stands behind the parentheses.
  static let closure = "{"

  /// The argument that hands it on.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

extension ChainAnalyzer {
  /// The parameters of a method, as far as its owners' extensions can spell them.
  ///
  /// - Returns: with why a call cannot be handed on, if so.
  mutating func parameters(
    of function: DeclarationID, _ owners: [PartOwner], _ source: SourceText
  ) -> ([CallParameter], String?) {
    let declaration = table.declaration(function)
    let file = table.file(of: function)
    let name = table.text(of: declaration.name, in: file)
    if table.genericParameters(of: function) > 0 || !declaration.requirements.isEmpty {
      return ([], "'\(name)' is generic")
    }
    var parameters: [CallParameter] = []
    let starts = source.startsOfParameterTypes(at: Int(declaration.offset))
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
      } else if let spelled = parameter.type, starts.indices.contains(number),
        let type = writtenType(spelled, from: starts[number], in: source, of: function)
      {
        entry.type = type.text
        entry.written = type
      } else {
        entry.objection = "the type of a parameter of '\(name)' cannot be named in another file"
      }
      parameters.append(entry)
    }
    return (parameters, nil)
  }

  /// - Parameter first: where the type begins.
  private mutating func writtenType(
    _ spelled: TypeID, from first: Int, in source: SourceText, of function: DeclarationID
  ) -> WrittenType? {
    let file = table.file(of: function)
    let type = types.resolve(spelled, in: file, from: function)
    // With an attribute it is a closure's, also where its name is a library's.
    let plain = source.attributesOfType(at: first).isEmpty ? written(type, in: spelled, of: file) : nil
    return plain ?? writtenFunction(ofParameter: spelled, from: first, in: source, of: function)
  }
}
