import Git
import LanguageServer
import Sessions

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
  // The end of the input is not enough: another process may hold it open when the editor has crashed.
  return await withTaskGroup(of: Bool.self) { group in
    group.addTask { await server.run(StandardStream.input.chunks()) }
    group.addTask {
      await server.waitForEndOfClient()
      return false
    }
    defer { group.cancelAll() }
    return await group.next() == true ? .clean : .found
  }
}
