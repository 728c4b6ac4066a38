import Findings
import Sessions

/// Parses the words after the program's name.
///
/// Flags may appear before or after operands, as `--flag value` or `--flag=value`; `--` ends the flags; `-` is an
/// operand.
func arguments(from words: [String]) throws(Failure) -> Arguments {
  guard let first = words.first else { throw Failure("no command given", appendix: overview()) }
  if ["--help", "-h"].contains(first) { return Arguments(.help) }
  if ["--version", "-V", "-v"].contains(first) { return Arguments(.version) }
  guard let verb = Verb(rawValue: first) else { throw unknownCommand(first) }
  var reader = ArgumentReader(verb: verb, words: words.dropFirst())
  return try reader.read()
}

func unknownCommand(_ word: String) -> Failure {
  let names = Verb.allCases.map(\.rawValue)
  if word.hasPrefix("-") { return Failure("the command comes first: east lint \(word) …") }
  if let ours = Habits.commands[word] { return Failure("unknown command '\(word)'; that is `east \(ours)`") }
  let others = nearest(to: word, among: names) == nil ? "; known: \(names.joined(separator: ", "))" : ""
  return Failure("unknown command '\(word)'\(suggestion(for: word, among: names))\(others)")
}

private struct ArgumentReader {
  var verb: Verb
  var words: ArraySlice<String>

  mutating func read() throws(Failure) -> Arguments {
    var arguments = Arguments(verb)
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        break
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), into: &arguments)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), into: &arguments)
      } else {
        arguments.operands.append(word)
      }
    }
    return arguments
  }

  private mutating func readLong(_ text: Substring, into arguments: inout Arguments) throws(Failure) {
    let end = text.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(text[..<(end ?? text.endIndex)])
    guard let flag = own.first(where: { $0.name == name }) else { throw unknownFlag("--\(name)") }
    try add(flag, attached: end.map { String(Substring(text.utf8[$0...].dropFirst())) }, to: &arguments)
  }

  /// Reads a short flag: `-q`, `-j4`, `-j 4`.
  private mutating func readShort(_ text: Substring, into arguments: inout Arguments) throws(Failure) {
    guard let letter = text.first, let flag = own.first(where: { $0.short == letter }) else {
      throw unknownFlag("-\(text)")
    }
    let rest = text.dropFirst()
    try add(flag, attached: rest.isEmpty ? nil : String(rest), to: &arguments)
  }

  private mutating func add(_ flag: FlagForm, attached: String?, to arguments: inout Arguments) throws(Failure) {
    if !flag.takesValue, attached == nil { return arguments.turnOn(flag) }
    guard let value = attached ?? words.popFirst() else { throw Failure("--\(flag.name) needs a value") }
    try arguments.add(value, to: flag)
  }

  private var own: [FlagForm] { verb.flags }

  private func unknownFlag(_ written: String) -> Failure {
    let names = own.map { "--\($0.name)" }
    if [.lint, .gate].contains(verb), let ours = Habits.flags[written] {
      return Failure("`east \(verb.rawValue)` has no flag \(written); \(ours)")
    }
    let elsewhere = Flag.allCases.map(\.form).filter { "--\($0.name)" == written }
    if !elsewhere.isEmpty {
      let verbs = elsewhere.flatMap(\.verbs).map { "`east \($0.rawValue)`" }.sorted().joined(separator: ", ")
      return Failure("`east \(verb.rawValue)` does not accept \(written); it is a flag of \(verbs)")
    }
    let way = nearest(to: written, among: names) == nil ? "; `east help \(verb.rawValue)` lists its flags" : ""
    return Failure("`east \(verb.rawValue)` has no flag \(written)\(suggestion(for: written, among: names))\(way)")
  }
}
