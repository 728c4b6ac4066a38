import Findings
import SwiftReader

extension Finding {
  /// `path:line:column`
  var place: String { "\(escaped(path: path)):\(line):\(column)" }

  var line: Int { position.line }

  /// Counts bytes, from 1.
  var column: Int { position.column }

  var endLine: Int { end.line }

  /// The token's columns in bytes.
  var columns: Range<Int> { column..<max(column, end.column) }
}
