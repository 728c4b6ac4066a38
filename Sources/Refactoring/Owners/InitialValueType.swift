import Analysis
import Findings
import SwiftReader
import SwiftTokens

extension SourceText {
  /// Returns the type of a property whose initial value calls the initializer of a library's generic type, such as
  /// `Box<String?>(nil)`; `nil` for any other initial value.
  func typeOfInitialValue(at offset: Int, _ table: SymbolTable) -> WrittenType? {
    guard let name = token(at: offset), kind(name + 1) == .equal, kind(name + 2) == .identifier,
      let first = token(name + 2)
    else { return nil }
    let start = Int(first.start)
    let signs = Set("<>[],.?: _".utf8)
    var (end, depth) = (Int(first.end), 0)
    while end < bytes.count, depth > 0 || bytes[end] == UInt8(ascii: "<") {
      let byte = bytes[end]
      guard signs.contains(byte) || byte.isLetterOrDigit else { return nil }
      depth += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
      end += 1
    }
    guard end > Int(first.end), end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    let type = text(start..<end)
    let names = Set(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let isForeign = names.allSatisfy { $0.first?.isUppercase == true && !table.mayDeclare(Spelling($0)) }
    guard isForeign, !type.contains(".") else { return nil }
    return WrittenType(text: type, names: names, foreign: names.subtracting(standardTypes))
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { 0x30...0x39 ~= self || 0x41...0x5a ~= self || 0x61...0x7a ~= self }
}
