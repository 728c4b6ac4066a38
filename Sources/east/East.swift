import Findings
import Git

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The version that `east version` prints and reports carry.
let version = "0.1.0"

@main
enum East {
  static func main() async {
    StandardStream.prepare()
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await status(of: words).rawValue)
  }
}

private func status(of words: [String]) async -> ExitStatus {
  do {
    let status = try await run(try arguments(from: words))
    try closeOutput()
    return status
  } catch {
    let page = error.page.isEmpty ? "" : "\n\(error.page)\n"
    try? StandardStream.error.write(LogLevel.error.line(error.sentence) + page)
    return .failed
  }
}

private func run(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  if arguments.has(.help) {
    try printOut(page(of: arguments.verb))
    return .clean
  }
  switch arguments.verb {
  case .lint: return try await lint(arguments)
  case .gate: return try await gate(arguments)
  case .cache: return try cache(arguments)
  case .baseline: return try await baseline(arguments)
  case .doctor: return try doctor(arguments)
  case .explain: return try await explain(arguments)
  case .rules: return try listRules(arguments)
  case .pair: return try await pair(arguments)
  case .showConfig: return try showConfig(arguments)
  case .initialize: return try initialize(arguments)
  case .completions: return try printCompletions(arguments)
  case .version: return try printVersion(arguments)
  case .help: return try help(arguments)
  }
}
