package import Findings

/// The numbers of findings that suppressions silenced, by file.
package struct SuppressedCounts: Sendable, Equatable {
  package var all: [ByteString: Int] = [:]
  package var adopted: [ByteString: Int] = [:]

  package init() {}

  mutating func add(_ count: Int, in path: ByteString) { all[path, default: 0] += count }

  /// Adds a finding.
  ///
  /// - Parameter isAdopted: whether all comments that silence the finding are marked as adopted.
  mutating func add(_ finding: Finding, isAdopted: Bool) {
    add(1, in: finding.path)
    if isAdopted { adopted[finding.path, default: 0] += 1 }
  }

  /// Returns the number of silenced findings in some files; `nil` for all files.
  package func all(in paths: Set<ByteString>? = nil) -> Int { all.sum(of: paths) }

  /// Returns the number of findings in some files that are silenced only by comments that are marked as adopted; `nil`
  /// for all files.
  package func adopted(in paths: Set<ByteString>? = nil) -> Int { adopted.sum(of: paths) }
}

extension [ByteString: Int] {
  fileprivate func sum(of keys: Set<ByteString>?) -> Int {
    reduce(0) { $0 + (keys?.contains($1.key) == false ? 0 : $1.value) }
  }
}
