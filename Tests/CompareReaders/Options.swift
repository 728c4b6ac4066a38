/// What the command line asks for.
struct Options {
  var paths: [String] = []
  /// How many differing lines of one file are shown.
  var most = 20
  /// Whether only the totals are shown.
  var isQuiet = false

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--most": most = arguments.next().flatMap { Int($0) } ?? most
      case "--quiet": isQuiet = true
      default: paths.append(argument)
      }
    }
  }
}
