/// The distinct names of the types of the parts that a file uses.
struct TypeNames {
  private(set) var all: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// Returns the position of a name, plus one; adds the name if it is new.
  mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    all.append(name)
    numbers[name] = UInt32(clamping: all.count)
    return UInt32(clamping: all.count)
  }
}
