import Findings
import Git
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints cache statistics or clears the cache.
func cache(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let words = ["stats", "clear"]
  guard let word = arguments.operands.first, arguments.operands.count == 1, words.contains(word) else {
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("`east cache` takes one operand: stats or clear\(hint)")
  }
  guard let directory = CacheDirectory(arguments, ProcessInfo.processInfo.environment) else {
    throw Failure("no cache directory; set HOME or pass --cache-dir DIR")
  }
  if word == "stats" {
    try printOut(directory.statistics)
    return .clean
  }
  do throws(SystemError) {
    Log(arguments).say("removed \(pluralized(try directory.clear(), "file")) from the cache")
  } catch {
    throw Failure("cannot clear the cache in '\(directory.path)': it \(error.reason)")
  }
  return .clean
}

extension CacheDirectory {
  /// The statistics of the cache, one per line.
  fileprivate var statistics: String {
    let files = files()
    let entries = packs().compactMap { try? Pack($0.path).count }.reduce(0, +)
    return """
      directory       \(path)
      pack files      \(files.count(where: \.isPack))
      cached sources  \(entries)
      size            \(files.map(\.size).reduce(0, +)) of \(limit) bytes

      """
  }
}
