/// What was found out about types so far: yes or no.
struct TypeMemo: Sendable {
  private var answers = HashIndex()

  /// - Parameter level: how far properties without a written type are followed, on which the answer depends.
  subscript(type: DeclarationID, level: UInt8) -> Bool? {
    get { answers[Self.key(type, level)].map { $0 == 1 } }
    set { if let newValue { answers.set(Self.key(type, level), to: newValue ? 1 : 0) } }
  }

  private static func key(_ type: DeclarationID, _ level: UInt8) -> UInt64 {
    UInt64(type.index) << 4 | UInt64(level) + 1
  }
}
