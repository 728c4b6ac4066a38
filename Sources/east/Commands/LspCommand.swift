import Git
import LanguageServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the language server until the client ends it.
func serveLanguage(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  try arguments.requireNoOperand("the editor names the folders")
  // An invalid flag is reported before an editor waits for an answer.
  _ = try ConfigurationOptions(arguments)
  let server = LanguageServer(RepositoryFinder(arguments)) { try? StandardStream.output.write($0) }
  return await server.run(StandardStream.input.chunks()) ? .clean : .found
}
