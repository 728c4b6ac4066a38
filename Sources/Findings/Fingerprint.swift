/// Returns a hash of the parts as 16 hexadecimal digits, equal on every machine and in every run.
package func fingerprint(of parts: [ByteString]) -> String {
  let digits = String(stableHash(of: parts), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Returns a hash of the parts that is equal on every machine and in every run.
package func stableHash(of parts: [ByteString]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts {
    for byte in part.bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    // No name contains the byte 0xff, so ("a", "bc") and ("ab", "c") have different hashes.
    hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
  }
  return mix64(hash)
}

/// Mixes a hash so that each input bit affects all output bits.
@inlinable package func mix64(_ hash: UInt64) -> UInt64 {
  var hash = hash
  hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
  hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
  return hash ^ (hash >> 33)
}
