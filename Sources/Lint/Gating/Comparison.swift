import SwiftReader

/// The findings of two contents of one repository, told apart: what is new, what is gone, and what stands in both.
///
/// A finding is known again by its fingerprint, whatever file and line it moved to. Two declarations of one name have one
/// fingerprint, so the findings are counted: a second one is new although it looks like the first.
package struct Comparison: Sendable {
  /// What only the newer content has, in order.
  package private(set) var new: [Finding]
  /// What only the older content has, in order.
  package private(set) var gone: [Finding]
  /// What both have, as the newer one has it.
  package private(set) var standing: [Finding] = []

  package init(from older: [Finding], to newer: [Finding]) {
    gone = older
    new = newer
    // The surest likeness first, so that of several the one that was touched is called new.
    pair { [ByteString($0.fingerprint), $0.path, $0.chain, $0.member] }
    pair { [ByteString($0.fingerprint), $0.path] }
    pair { [ByteString($0.fingerprint)] }
    pair { $0.trouble }
    standing.sort()
  }

  /// What is new and more than a baseline knows; what stands in both uses the baseline up first.
  package func unknown(to baseline: Baseline) -> [Finding] { baseline.unknown(among: new, beside: standing) }

  /// Pairs what has the same key on both sides; what has none stays as it is.
  private mutating func pair(by key: (Finding) -> [ByteString]?) {
    if new.isEmpty || gone.isEmpty { return }
    var waiting: [[ByteString]: Int] = [:]
    for key in gone.compactMap(key) { waiting[key, default: 0] += 1 }
    var found: [[ByteString]: Int] = [:]
    let keyed = new.map { (finding: $0, key: key($0)) }
    new = []
    for (finding, key) in keyed {
      if let key, let count = waiting[key], count > found[key, default: 0] {
        found[key, default: 0] += 1
        standing.append(finding)
      } else {
        new.append(finding)
      }
    }
    gone = gone.filter { finding in
      guard let key = key(finding), let count = found[key], count > 0 else { return true }
      found[key] = count - 1
      return false
    }
  }
}

extension Finding {
  /// What is wrong with a file as such, whose name is then the edge: a renamed file is known by it.
  fileprivate var trouble: [ByteString]? {
    guard declaration.isEmpty, edge == path else { return nil }
    return ["\(rule) \(position.line):\(position.column)", ByteString(message)]
  }
}
