import Foundation

/// Whether tests that take minutes run, and loops do all their rounds: `EASTWARD_SLOW` is set.
package let isSlow = ProcessInfo.processInfo.environment["EASTWARD_SLOW"] != nil

/// Returns how many rounds a loop over seeds, damages or generated sources does.
package func rounds(fast: Int, slow: Int) -> Int { isSlow ? slow : fast }
