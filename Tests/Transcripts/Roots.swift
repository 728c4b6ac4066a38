import SwiftReader

extension FactScribe {
  /// The transcript's word for a chain's root. What stands in brackets, behind a postfix `#if`, or is put together of
  /// several values is `*`: the tree tells those apart by their syntax, the facts by their value.
  func root(of chain: Chain) -> String {
    if isWrapped(at: Int(chain.start), chain.root) { return "*" }
    return switch chain.root {
    case .name: "name"
    case .selfReference: "self"
    case .superReference: "super"
    case .closureParameter: "closureParameter"
    case .implicitMember: "implicit"
    case .literal: "literal"
    case .closure: "closure"
    case .keyPath: "keyPath"
    case .macro: "macro"
    case .unknown, .range, .array, .dictionary, .tuple, .choice, .result, .cast, .chain, .type: "*"
    }
  }

  private func isWrapped(at start: Int, _ root: Value) -> Bool {
    guard start < bytes.count else { return true }
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["): return true
    case UInt8(ascii: "."): return root != .implicitMember
    case UInt8(ascii: "#"): return bytes[start...].starts(with: Array("#if".utf8)) && !isLetter(at: start + 3)
    default: return false
    }
  }

  private func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
