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

extension CallShape {
  /// Returns whether the call can call a function: its labels match in order, and only parameters with defaults are left
  /// out.
  func fits(_ declaration: Declaration, in file: Int, of table: SymbolTable) -> Bool {
    parameters(of: declaration, in: file, of: table) != nil
  }

  /// Returns the parameter of each argument of the call; `nil` if the call cannot call the function.
  func parameters(of declaration: Declaration, in file: Int, of table: SymbolTable) -> [UInt32]? {
    var next = declaration.parameters.lowerBound
    let end = declaration.parameters.upperBound
    var taken: [UInt32] = []
    for (position, label) in labels.enumerated() {
      let isTrailing = position >= trailing
      // Unlabeled arguments after a variadic argument belong to it.
      if let last = taken.last, label == .none, !isTrailing, table.parameter(last, in: file).isVariadic {
        taken.append(last)
        continue
      }
      while next < end {
        let parameter = table.parameter(next, in: file)
        if parameter.takes(label, isTrailing: isTrailing, in: file, of: table) { break }
        guard parameter.mayStayEmpty else { return nil }
        next += 1
      }
      if next == end { return nil }
      taken.append(next)
      next += 1
    }
    return (next..<end).allSatisfy { table.parameter($0, in: file).mayStayEmpty } ? taken : nil
  }
}

extension Parameter {
  fileprivate func takes(_ label: Spelling, isTrailing: Bool, in file: Int, of table: SymbolTable) -> Bool {
    if isTrailing && label == .none { return !mayStayEmpty || isFunction(in: file, of: table) }
    return table.spelling(self.label, in: file) == label
  }

  private func isFunction(in file: Int, of table: SymbolTable) -> Bool {
    guard let type else { return false }
    let node = table.type(type, in: file)
    guard node.kind == .optional, let inner = table.children(of: node, in: file).first else {
      return node.kind == .function
    }
    return table.type(inner.type, in: file).kind == .function
  }

  fileprivate var mayStayEmpty: Bool { hasDefault || isVariadic }
}
