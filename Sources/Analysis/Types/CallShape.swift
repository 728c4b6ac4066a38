import Findings
import SwiftReader

/// The argument labels and trailing closures of a call, which decide between overloads.
struct CallShape: Sendable {
  var labels: [Spelling]
  /// The position of the first trailing closure; a trailing closure needs no label.
  var trailing: Int

  /// A hash of the labels and trailing closures, for table keys.
  var hash: UInt64 {
    var hash = UInt64(trailing) &+ 1
    for label in labels { hash = mix64(hash ^ label.hash) }
    return hash
  }
}

extension TypeResolver {
  /// Returns whether a call can call a function: its labels match in order, and only parameters with defaults are left
  /// out.
  func fits(_ call: CallShape, _ declaration: Declaration, in file: Int) -> Bool {
    parameters(for: call, of: declaration, in: file) != nil
  }

  /// Returns the parameter of each argument of a call; `nil` if the call cannot call the function.
  func parameters(for call: CallShape, of declaration: Declaration, in file: Int) -> [UInt32]? {
    var next = declaration.parameters.lowerBound
    let end = declaration.parameters.upperBound
    var taken: [UInt32] = []
    for (position, label) in call.labels.enumerated() {
      let isTrailing = position >= call.trailing
      // Unlabeled arguments after a variadic argument belong to it.
      if let last = taken.last, label == .none, !isTrailing, table.parameter(last, in: file).isVariadic {
        taken.append(last)
        continue
      }
      while next < end, !takes(next, label, isTrailing: isTrailing, in: file) {
        guard mayStayEmpty(next, in: file) else { return nil }
        next += 1
      }
      if next == end { return nil }
      taken.append(next)
      next += 1
    }
    return (next..<end).allSatisfy { mayStayEmpty($0, in: file) } ? taken : nil
  }

  private func takes(_ number: UInt32, _ label: Spelling, isTrailing: Bool, in file: Int) -> Bool {
    let parameter = table.parameter(number, in: file)
    if isTrailing && label == .none { return !mayStayEmpty(number, in: file) || isFunction(parameter.type, in: file) }
    return table.spelling(parameter.label, in: file) == label
  }

  private func isFunction(_ type: TypeID?, in file: Int) -> Bool {
    guard let type else { return false }
    let node = table.type(type, in: file)
    guard node.kind == .optional, let inner = table.children(of: node, in: file).first else {
      return node.kind == .function
    }
    return table.type(inner.type, in: file).kind == .function
  }

  private func mayStayEmpty(_ number: UInt32, in file: Int) -> Bool {
    let parameter = table.parameter(number, in: file)
    return parameter.hasDefault || parameter.isVariadic
  }
}
