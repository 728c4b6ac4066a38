import Testing

@testable import Analysis

@Suite("A table from hashes to numbers")
struct HashIndexTests {
  /// The first declarations of a repository have such keys.
  @Test("keeps small keys apart, 0 among them, also when packed")
  func smallKeys() throws {
    var index = HashIndex()
    #expect(index[0] == nil)
    for key in 0..<100 { #expect(index.set(UInt64(key), to: UInt32(key) + 7) == nil) }
    let unpacked = try #require(HashIndex(packed: index.packed[...], below: 107))
    #expect(unpacked == index)
    for key in 0..<100 {
      #expect(index[UInt64(key)] == UInt32(key) + 7)
      #expect(unpacked[UInt64(key)] == UInt32(key) + 7)
    }
    #expect(index.set(0, to: 1) == 7)
    #expect(index[0] == 1 && index[1] == 8)
  }
}
