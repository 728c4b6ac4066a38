#if os(Linux)
  import Glibc

  // The manifest has the linker call this function `malloc`, so every allocation of the process passes here, with no C.
  // It counts and hands on. Only the main thread runs workloads, so a plain number will do.

  nonisolated(unsafe) private var allocations = 0

  @_silgen_name("__libc_malloc")
  private func libraryMalloc(_ size: Int) -> UnsafeMutableRawPointer?

  @_cdecl("eastward_counting_malloc")
  public func countingMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
    unsafe allocations &+= 1
    return unsafe libraryMalloc(size)
  }

  /// How many allocations this process made.
  func allocationCount() -> Int { unsafe allocations }

  /// How many bytes of memory the process holds.
  func residentBytes() -> Int {
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard unsafe fgets(&line, 256, file) != nil else { return 0 }
    let words = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(getpagesize())
  }
#else
  /// Allocations are counted on Linux only.
  func allocationCount() -> Int { 0 }

  /// Memory is read on Linux only.
  func residentBytes() -> Int { 0 }
#endif
