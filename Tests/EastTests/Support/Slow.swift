import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For what takes minutes: runs where `EASTWARD_SLOW` is set, as it is on CI.
  static var slow: Self {
    .enabled(if: ProcessInfo.processInfo.environment["EASTWARD_SLOW"] != nil, "takes minutes; set EASTWARD_SLOW=1")
  }
}
