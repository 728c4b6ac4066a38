import SwiftTokens

extension Parser {
  /// Reads an expression with all its operators and returns its value.
  @discardableResult
  mutating func readExpression() -> Value {
    nested(or: .unknown) { $0.readSequence() }
  }

  private mutating func readSequence() -> Value {
    if pattern != .none, cursor.startsPattern { return readPattern() }
    let operands = pendingOperands.count
    // The start of the operands of the current branch of `c ? a : b`, and whether an operator other than `??` occurred.
    var branch = operands
    var isMixed = false
    // The range that the operators form, and whether one of them binds more loosely than those that form ranges.
    var (range, isLoose) = (Value.unknown, false)
    var isAssignment = false
    var assigned: Token?
    var written: UInt32?
    let first = token
    var value = readOperand()
    while true {
      let chain = directChain
      switch token.kind {
      case .equal:
        if pattern != .none { break }
        mark(chain, as: .write)
        markElements(of: value)
        written = chain
        if case .name = value, pendingOperands.count == operands { assigned = first }
        (isMixed, range, isLoose) = (false, .unknown, false)
        isAssignment = true
        pendingOperands.truncate(to: operands)
        advance()
        value = readOperand()
        continue
      case .binaryOperator:
        if spells(token, "??") {
          pendingOperands.append(value)
        } else {
          if cursor.isAssignment(token) { mark(chain, as: .update) }
          isMixed = true
          if spells(token, "..<") {
            range = .range(.halfOpen)
          } else if spells(token, "...") {
            range = .range(.closed)
          } else if !cursor.isArithmetic(token) {
            isLoose = true
          }
        }
        advance()
        value = readOperand()
        continue
      case .infixQuestion:
        advance()
        pendingOperands.truncate(to: branch)
        pendingOperands.append(readExpression())
        branch = pendingOperands.count
        (isMixed, range, isLoose) = (false, .unknown, false)
        _ = take(.colon)
        value = readOperand()
        continue
      case .keyword where at(.is):
        advance()
        _ = readType()
        value = .literal(.boolean)
        directChain = nil
        continue
      case .keyword where at(.as):
        value = readCast(of: value)
        directChain = nil
        continue
      case .arrow,
        .keyword where at(.throws),
        .identifier where at(.async) && (next.kind == .arrow || next.word == .throws):
        skipEffects()
        _ = take(.arrow)
        isMixed = true
        value = readOperand()
        continue
      default: break
      }
      break
    }
    if isMixed {
      let isOptional = pendingOperands.count > branch
      pendingOperands.truncate(to: branch)
      value = isLoose || isOptional ? .unknown : range
    }
    if pendingOperands.count > operands {
      pendingOperands.append(value)
      value = .choice(takeOperands(from: operands))
    }
    if let assigned {
      facts.assignments.append(
        Assignment(name: name(of: assigned), offset: assigned.start, scope: scope, value: value))
      return .unknown
    }
    if let written { store(value, in: written) }
    // The right-hand side of an assignment is used.
    if isAssignment { directChain = nil }
    return value
  }

  private mutating func store(_ value: Value, in chain: UInt32) {
    switch value {
    case .name, .closure: facts.storedValues.append(StoredValue(chain: chain, value: value))
    default: break
    }
  }

  private mutating func readCast(of value: Value) -> Value {
    advance()
    let kind: Cast.Kind = take(.postfixQuestion) ? .conditional : take(.exclamation) ? .forced : .coercion
    guard let type = readType() else { return .unknown }
    if isInPattern, case .name = value { annotateLastBinding(with: type) }
    facts.casts.append(Cast(kind: kind, value: value, type: type))
    return .cast(UInt32(facts.casts.count - 1))
  }

  mutating func mark(_ chain: UInt32?, as use: Chain.Use) {
    if let chain { facts.mark(chain, as: use) }
  }

  /// Marks the chains of a tuple that is assigned to: `(a.b, _) = …`.
  private mutating func markElements(of value: Value) {
    guard case .tuple(let operands) = value else { return }
    for number in operands.start..<operands.start + operands.count {
      let element = facts.operands[Int(number)]
      if case .chain(let chain) = element { facts.mark(chain, as: .write) }
      markElements(of: element)
    }
  }

}

private let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]

extension TokenCursor {
  /// Returns whether an operator assigns, as `+=` does: it ends in `=` and is no comparison.
  fileprivate func isAssignment(_ token: Token) -> Bool {
    bytes[Int(token.end) - 1] == UInt8(ascii: "=") && !comparisons.contains { spells(token, $0) }
  }

  fileprivate func isArithmetic(_ token: Token) -> Bool {
    "+-*/%&".utf8.contains(bytes[Int(token.start)]) && token.end - token.start <= 2 && !spells(token, "&&")
      && bytes[Int(token.end) - 1] != UInt8(ascii: "=")
  }
}
