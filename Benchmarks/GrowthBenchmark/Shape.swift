/// Source text that repeats one thing.
struct Shape: Sendable {
  let name: String
  /// The number of repetitions to begin with: eight times as many make about 100 KB, or more where that takes only a
  /// few milliseconds.
  let count: Int
  let text: @Sendable (Int) -> String

  init(_ name: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String) {
    (self.name, self.count, self.text) = (name, count, text)
  }
}

/// The lines for 0, 1, 2, …
func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map(line).joined(separator: "\n") + "\n"
}

/// The same text several times.
func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
