/// Programs that are checked by few starts of the compiler, though all declare the same names.
///
/// A start takes longer than the check of a small program. Each program's global names get the program's number, so no
/// program sees what another declares. Programs with different imports are in different inputs.
package struct CompilerInput {
  /// What each start of the compiler checks: the texts of files by their names.
  package private(set) var inputs: [[String: String]] = []
  private var groups: [Group] = []
  private var count = 0

  package init() {}

  /// A part of a program, the file in which the compiler gets it, and where it is from: errors name that line.
  package struct Part {
    package let text: String
    let file: String
    let origin: String
    let line: Int

    package init(_ text: String, in file: String = "main.swift", from origin: String, line: Int = 1) {
      (self.text, self.file, self.origin, self.line) = (text, file, origin, line)
    }
  }

  /// Adds a program and returns the index of its input.
  @discardableResult
  package mutating func add(_ parts: [Part]) -> Int {
    count += 1
    let code = parts.map(\.text).joined(separator: "\n")
    let names = Self.globals(of: code)
    let isAlone = Self.mustBeAlone(code, declaring: names)
    let renamed = names.filter { !isAlone && Self.canBeRenamed($0, in: code) }
    let program = Group(of: code, isAlone: isAlone, keeping: names.subtracting(renamed))
    let index = groups.firstIndex { $0.takes(program) } ?? groups.count
    if index == groups.count {
      groups.append(program)
      inputs.append([:])
    }
    groups[index].add(program)
    for part in parts {
      inputs[index][part.file, default: ""] += """
        #sourceLocation(file: "\(part.origin)", line: \(part.line))
        \(Self.renaming(renamed, in: part.text, number: count))
        #sourceLocation()

        """
    }
    return index
  }

  /// Programs that may share an input.
  private struct Group {
    let imports: Set<Substring>
    let isAlone: Bool
    /// The names that stay what they are.
    private var kept: Set<String>
    private var words: Set<Substring>

    init(of code: String, isAlone: Bool, keeping names: Set<String>) {
      self.isAlone = isAlone
      imports = Set(code.matches(of: /(?m)^(?:@\w+ )?import (\w+)/).map(\.1))
      kept = names
      words = Set(code.matches(of: /\w+/).map(\.0))
    }

    func takes(_ other: Self) -> Bool {
      !isAlone && !other.isAlone && imports == other.imports
        && kept.allSatisfy { !other.words.contains($0[...]) } && other.kept.allSatisfy { !words.contains($0[...]) }
    }

    mutating func add(_ other: Self) {
      kept.formUnion(other.kept)
      words.formUnion(other.words)
    }
  }

  /// Returns whether more depends on a program's names than its own words: macros make names of them, extensions add members
  /// to the library's types, and an `await` among the statements changes what all statements mean.
  private static func mustBeAlone(_ code: String, declaring names: Set<String>) -> Bool {
    let extended = code.matches(of: /(?m)^(?:\w+ )?extension (\w+)/).map { String($0.1) }
    return !names.isSuperset(of: extended) || code.contains(/@(Aspect|Provides|CaseAccessors|main)\b/)
      || code.contains(/(?m)^\S.*\bawait\b/)
  }

  private static func globals(of code: String) -> Set<String> {
    let declaration =
      /(?m)^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|private|fileprivate|final|indirect|nonisolated) )*(?:struct|enum|class|actor|protocol|func|typealias|let|var) (\w+)/
    return Set(code.matches(of: declaration).map { String($0.1) })
  }

  /// Returns whether a name is never a label, a parameter or a member in a program.
  private static func canBeRenamed(_ name: String, in code: String) -> Bool {
    !code.matches(of: /(\.?)(\w+)(:?)/).contains { match in
      match.2 == name && (!match.1.isEmpty || !match.3.isEmpty && name.first?.isLowercase == true)
    }
  }

  private static func renaming(_ names: Set<String>, in text: String, number: Int) -> String {
    text.replacing(/\w+/) { match in
      names.contains(String(match.0)) ? "\(match.0)_\(number)" : String(match.0)
    }
  }
}
