/// Returns a hash that detects damage and is quick over many words: four sums side by side, none of which waits for
/// another.
func checksum(of words: [UInt32], seed: UInt64) -> UInt64 { checksum(of: words[...], seed: seed) }

/// Returns the checksum of a slice of words.
func checksum(of words: ArraySlice<UInt32>, seed: UInt64) -> UInt64 {
  let words = words.span
  var sums = (mix64(seed, 1), mix64(seed, 2), mix64(seed, 3), mix64(seed, 4))
  var index = 0
  while index + 8 <= words.count {
    sums.0 = mix64(sums.0, UInt64(words[index]) << 32 | UInt64(words[index + 1]))
    sums.1 = mix64(sums.1, UInt64(words[index + 2]) << 32 | UInt64(words[index + 3]))
    sums.2 = mix64(sums.2, UInt64(words[index + 4]) << 32 | UInt64(words[index + 5]))
    sums.3 = mix64(sums.3, UInt64(words[index + 6]) << 32 | UInt64(words[index + 7]))
    index += 8
  }
  while index < words.count {
    sums.0 = mix64(sums.0, UInt64(words[index]))
    index += 1
  }
  return mix64(mix64(sums.0, sums.1), mix64(sums.2, mix64(sums.3, UInt64(words.count))))
}

private func mix64(_ sum: UInt64, _ word: UInt64) -> UInt64 {
  let product = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
  return product ^ product >> 29
}

extension UInt64 {
  /// The two 32-bit halves, the lower half first.
  var halves: [UInt32] { [UInt32(truncatingIfNeeded: self), UInt32(truncatingIfNeeded: self >> 32)] }

  init(_ low: UInt32, _ high: UInt32) { self = UInt64(low) | UInt64(high) << 32 }
}
