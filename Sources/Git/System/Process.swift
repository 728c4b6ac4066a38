#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns whether a process exists, also one of another user.
package func isRunning(process id: Int32) -> Bool {
  // Other numbers mean groups of processes.
  id > 0 && (kill(id, 0) == 0 || errno != ESRCH)
}
