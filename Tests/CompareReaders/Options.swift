/// What the command line asks for.
struct Options {
  var paths: [String] = []
  /// How many differing lines of one file are shown.
  var most = 20
  /// Whether only the totals are shown.
  var isQuiet = false
  /// How many snippets of the grammar are compared, and the number of the first.
  var snippets = 0
  var first = 0

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--most": most = arguments.next().flatMap { Int($0) } ?? most
      case "--quiet": isQuiet = true
      case "--snippets": snippets = arguments.next().flatMap { Int($0) } ?? snippets
      case "--from": first = arguments.next().flatMap { Int($0) } ?? first
      default: paths.append(argument)
      }
    }
  }
}
