import Foundation
import Running
import Testing

extension Trait where Self == ConditionTrait {
  /// For what takes minutes: runs only where `EASTWARD_SLOW` is set.
  static var slow: Self {
    .enabled(if: isSlow, "takes minutes; set EASTWARD_SLOW=1")
  }
}

/// Whether a program of that name can be run.
func isInstalled(_ program: String) -> Bool { succeeds([program, "--version"]) }

func hasPythonModules(_ names: String...) -> Bool {
  succeeds(["python3", "-c", "import \(names.joined(separator: ", "))"])
}

private func succeeds(_ words: [String]) -> Bool { (try? run(words))?.status == 0 }
