import Git
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ProgressIndicator {
  init(_ arguments: Arguments) {
    self.init(
      isOn: !arguments.has(.quiet) && StandardStream.error.isTerminal
        && ProcessInfo.processInfo.environment["TERM"] != "dumb")
  }
}
