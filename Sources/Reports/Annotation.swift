import Findings

/// The findings of one rule and edge in a file, as one remark at the first of them: twenty uses of an edge have one cure.
struct Annotation {
  let finding: Finding
  let mark: SourceMark?
  /// The number of uses of the edge in the file.
  let uses: Int
  let severity: Severity

  /// - Parameter items: the items of one rule and edge in a file, at least one, in order.
  private init(_ items: [ReportContent.Item]) {
    (finding, mark) = (items[0].finding, items[0].mark)
    uses = items.reduce(0) { $0 + $1.uses }
    severity = items.map(\.severity).max() ?? .note
  }

  var message: String {
    uses > 1 && finding.isReach ? "\(finding.message) (\(uses) uses in this file)" : finding.message
  }

  /// The identity, which does not depend on the declarations: those that are fixed first must not change it.
  var fingerprint: String {
    guard finding.isReach else { return finding.fingerprint }
    let name = finding.path.bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return Findings.fingerprint(of: [ByteString(finding.rule), ByteString(Array(name)), finding.edge])
  }

  /// Returns the annotations of some items, in the order of their first items.
  static func annotations(of items: [ReportContent.Item]) -> [Annotation] {
    var groups: [[ByteString]: [ReportContent.Item]] = [:]
    var order: [[ByteString]] = []
    for item in items {
      let key = item.keyOfAnnotation
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    return order.compactMap { groups[$0].map(Annotation.init) }
  }
}

extension ReportContent.Item {
  fileprivate var uses: Int { finding.uses }

  fileprivate var keyOfAnnotation: [ByteString] {
    let key = [ByteString(finding.rule), finding.path, finding.edge]
    return finding.isReach ? key : key + [finding.declaration, ByteString("\(finding.position)")]
  }
}

extension [Annotation] {
  /// Returns annotations of different edges, in their order, for formats with a maximum number.
  func worst(_ limit: Int) -> [Annotation] {
    let kept = map(\.finding).worst(limit)
    var rest = kept[...]
    return filter { annotation in
      guard rest.first == annotation.finding else { return false }
      rest.removeFirst()
      return true
    }
  }
}
