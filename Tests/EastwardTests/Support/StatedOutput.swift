/// A program whose comments say what its statements print.
///
/// `// prints 0, then 1` follows a statement on its line. `// prints:` is a line of its own; the output follows as a
/// comment.
struct StatedOutput {
  /// What is printed up to each comment and after the last one, as lines.
  private(set) var lines: [[String]] = []
  /// The program, which prints a mark after what each comment describes.
  private(set) var program = ""

  private static let mark = "\u{1E}\n"

  init(of code: String) {
    var isBelow = false
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if isBelow, line.hasPrefix("//") {
        lines[lines.count - 1].append(String(line.trimmingPrefix(/\/\/ ?/)))
      } else if isBelow {
        isBelow = false
        program += #"print("\u{1E}")"# + "\n"
      }
      program += line + "\n"
      if line == "// prints:" {
        isBelow = true
        lines.append([])
      } else if let stated = line.firstMatch(of: /^\S.*\/\/ prints (.+)$/)?.1 {
        lines.append(stated.split(separator: ", then ").map(String.init))
        program += #"print("\u{1E}")"# + "\n"
      }
    }
    lines.append([])
  }

  /// Returns what the program printed up to each comment and after the last one.
  static func printed(in output: String) -> [[String]] {
    output.split(separator: mark, omittingEmptySubsequences: false).map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
  }
}
