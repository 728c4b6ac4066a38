#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a command of the shell, with the environment and directory of this process.
///
/// - Returns: whether the exit code is 0, and what the command prints on both streams.
package func shell(_ command: String) throws(SystemError) -> (isSuccess: Bool, output: [UInt8]) {
  let bytes = Array("exec 2>&1 </dev/null\n\(command)".utf8)
  guard let stream = unsafe withCString(bytes, { unsafe popen($0, "r") }) else { throw .last }
  let output: [UInt8]
  do {
    output = unsafe try allBytes(of: fileno(stream))
  } catch {
    unsafe pclose(stream)
    throw error
  }
  return (unsafe pclose(stream) == 0, output)
}
