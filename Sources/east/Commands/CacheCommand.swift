import Git
import Lint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells of the facts of earlier runs, or takes them away.
func cache(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let words = ["stats", "clear"]
  guard let word = arguments.operands.first, arguments.operands.count == 1, words.contains(word) else {
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("'east cache' takes one word: stats or clear\(hint)")
  }
  guard let directory = CacheDirectory(arguments, ProcessInfo.processInfo.environment) else {
    throw Failure("nobody says where the cache is; set HOME, or name it: --cache-dir DIR")
  }
  do throws(SystemError) {
    let text = word == "stats" ? directory.statistics : "\(counted(try directory.clear(), "file")) taken away\n"
    StandardStream.output.write(text)
    return .clean
  } catch {
    throw Failure("the cache in '\(directory.path)' cannot be cleared: it \(error.reason)")
  }
}

extension CacheDirectory {
  /// What is kept, a line each.
  fileprivate var statistics: String {
    let files = files()
    let entries = packs().compactMap { Pack($0.path)?.count }.reduce(0, +)
    return """
      directory  \(path)
      packs      \(files.count(where: \.isPack))
      files      \(entries)
      bytes      \(files.map(\.size).reduce(0, +)) of \(limit)

      """
  }
}
