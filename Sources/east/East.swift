import Git
import Sessions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum East {
  static func main() async {
    StandardStream.prepare()
    reserveHeaps()
    let words = Array(CommandLine.arguments.dropFirst())
    let result = await result(of: words)
    // The session is kept until the process exits: the system reclaims all memory at once, and not object by object.
    withExtendedLifetime(result) { exit(result.status.rawValue) }
  }
}

/// The exit status of a command, and the session that must stay alive until the process exits.
struct CommandResult {
  let status: ExitStatus
  /// The session of the run; `nil` if the command linted nothing.
  private let session: Any?

  init(_ status: ExitStatus, of session: Any? = nil) {
    self.status = status
    self.session = session
  }
}

private func result(of words: [String]) async -> CommandResult {
  do {
    let result = try await run(try arguments(from: words))
    try closeOutput()
    return result
  } catch {
    let appendix = error.appendix.isEmpty ? "" : "\n\(error.appendix)\n"
    try? StandardStream.error.write(LogLevel.error.line(error.sentence) + appendix)
    return CommandResult(.failed)
  }
}

private func run(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  if arguments.has(.help) {
    try printOut(page(of: arguments.verb))
    return CommandResult(.clean)
  }
  switch arguments.verb {
  case .lint: return try await lint(arguments)
  case .gate: return try await gate(arguments)
  case .cache: return CommandResult(try cache(arguments))
  case .baseline: return CommandResult(try await baseline(arguments))
  case .budget: return CommandResult(try await budget(arguments))
  case .doctor: return CommandResult(try await doctor(arguments))
  case .history: return try await history(arguments)
  case .facts: return CommandResult(try await facts(arguments))
  case .map: return try await map(arguments)
  case .report: return try await report(arguments)
  case .explain: return CommandResult(try await explain(arguments))
  case .rules: return CommandResult(try rules(arguments))
  case .pair: return CommandResult(try await pair(arguments))
  case .lsp: return CommandResult(try await serveLanguage(arguments))
  case .showConfig: return CommandResult(try showConfig(arguments))
  case .initialize: return CommandResult(try await initialize(arguments))
  case .completions: return CommandResult(try printCompletions(arguments))
  case .version: return CommandResult(try printVersion(arguments))
  case .help: return CommandResult(try help(arguments))
  }
}
