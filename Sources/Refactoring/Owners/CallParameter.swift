import Analysis
import PairWriting
import SwiftReader

/// A parameter of a method that an owner's new method forwards to.
struct CallParameter: Sendable, Equatable {
  /// The argument label; `_` for none.
  var label: String
  var name: String
  var type: String
  var hasDefault: Bool
  var written: WrittenType?
  /// Why an argument cannot be forwarded; `nil` if it can.
  var objection: String?

  /// Whether the argument can be a trailing closure.
  var isFunction: Bool { written?.isFunction ?? false }

  /// The text of the parameter in a declaration.
  var text: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }

  /// Whether the parameter is the object of the method's verb, so that its label is the end of its type:
  /// `delete(entry: Entry)`.
  var isObject: Bool { label.count > 1 && type.filter(\.isLetter).lowercased().hasSuffix(label.lowercased()) }

  /// Returns whether an argument with the given label can be the argument of this parameter.
  func takes(_ argument: String) -> Bool {
    argument == label || argument == Self.closure && (label == "_" || isFunction)
  }

  /// The label of a trailing closure, whose parameter may have a label.
  static let closure = "{"

  /// The argument in a call that forwards the parameter under its own name.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

extension DeclarationID {
  /// Returns the parameters of a method, with types as the owners' extensions can write them.
  ///
  /// - Returns: the parameters, and why no call can be forwarded, `nil` if calls can be.
  func parameters(_ owners: [PartOwner], _ source: SourceText, in types: inout TypeResolver) -> (
    [CallParameter], String?
  ) {
    let declaration = types.table.declaration(self)
    let file = types.table.file(of: self)
    let name = types.table.text(of: declaration.name, in: file)
    if types.table.genericParameters(of: self) > 0 || !declaration.requirements.isEmpty {
      return ([], "'\(name)' is generic")
    }
    var parameters: [CallParameter] = []
    let starts = source.startsOfParameterTypes(at: Int(declaration.offset))
    for (number, index) in declaration.parameters.enumerated() {
      let parameter = types.table.parameter(index, in: file)
      let inner = types.table.text(of: parameter.name, in: file)
      let isTaken = owners.contains { $0.hop == inner } || inner == "receiver"
      let usual = inner.isIdentifier && !inner.isKeyword && !isTaken ? inner : "value\(number + 1)"
      var entry = CallParameter(
        label: parameter.label == .none ? "_" : types.table.text(of: parameter.label, in: file), name: usual, type: "",
        hasDefault: parameter.hasDefault)
      if entry.label.isRaw {
        entry.objection = "'\(entry.label)' needs back-ticks"
      } else if parameter.isInout || parameter.isVariadic {
        entry.objection = "'\(name)' has an inout or variadic parameter"
      } else if let spelled = parameter.type, starts.indices.contains(number),
        let type = writtenType(spelled, from: starts[number], in: source, in: &types)
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

  /// - Parameter first: the number of the type's first token.
  private func writtenType(_ spelled: TypeID, from first: Int, in source: SourceText, in types: inout TypeResolver)
    -> WrittenType?
  {
    let file = types.table.file(of: self)
    let type = types.resolve(spelled, in: file, from: self)
    // A type with an attribute is a function type, even if its name is that of a library's type.
    let plain = source.attributesOfType(at: first).isEmpty ? type.written(in: spelled, of: file, in: &types) : nil
    return plain ?? writtenFunction(ofParameter: spelled, from: first, in: source, in: &types)
  }
}
