package import SwiftReader

extension WordCoder {
  package mutating func number(_ number: inout Int) {
    var word = UInt32(clamping: number)
    self.number(&word)
    number = Int(word)
  }

  package mutating func number(_ number: inout UInt64) {
    var (low, high) = (UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32))
    self.number(&low)
    self.number(&high)
    number = UInt64(low) | UInt64(high) << 32
  }

  package mutating func flag(_ flag: inout Bool) {
    var word: UInt32 = flag ? 1 : 0
    self.number(&word)
    require(word < 2)
    flag = word == 1
  }

  mutating func name(_ name: inout Name) {
    var index = name.index
    self.number(&index)
    name = Name(index: index)
  }

  mutating func declaration(_ id: inout DeclarationID) {
    var index = id.index
    self.number(&index)
    id = DeclarationID(index: index)
  }

  mutating func list(_ questions: inout QuestionList) {
    var numbers = questions.numbers
    self.numbers(&numbers)
    questions = QuestionList(numbers: numbers)
  }

  /// Writes or reads a case by its position among all cases.
  package mutating func choice<Value: CaseIterable & Equatable>(_ value: inout Value) where Value.AllCases == [Value] {
    var position = UInt32(clamping: Value.allCases.firstIndex(of: value) ?? 0)
    self.number(&position)
    require(position < Value.allCases.count)
    if position < Value.allCases.count { value = Value.allCases[Int(position)] }
  }

  package mutating func optional<Value>(
    _ value: inout Value?, _ blank: Value, _ code: (inout Value, inout Self) -> Void
  ) {
    var isThere = value != nil
    flag(&isThere)
    guard isThere else { return value = nil }
    var some = value ?? blank
    code(&some, &self)
    value = some
  }
}
