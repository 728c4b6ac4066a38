import LanguageServer
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RepositoryFinder {
  init(_ arguments: Arguments) {
    self.init(cache: CacheDirectory(arguments, ProcessInfo.processInfo.environment)) { root throws(Failure) in
      try InputOptions(arguments, operands: [root], by: try ConfigurationOptions(arguments))
    }
  }
}
