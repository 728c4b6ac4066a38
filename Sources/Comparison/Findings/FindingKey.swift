package import Findings
import SwiftReader

/// A key that distinguishes a finding from the other findings of a version.
package struct FindingKey: Hashable {
  private let fields: [ByteString]
  private let position: [Int]

  package init(_ finding: Finding) {
    fields = finding.distinction
    position = [finding.position.line, finding.position.column]
  }
}
