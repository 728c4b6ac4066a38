import Findings
import SwiftReader

extension Finding {
  /// The position of the finding: `path:line:column`.
  var place: String { "\(escaped(path: path)):\(line):\(column)" }

  /// The column in bytes, from 1.
  var column: Int { position.column }

  var endLine: Int { end.line }

  /// The token's columns in bytes, from 1, the end excluded.
  var columns: Range<Int> { column..<max(column, end.column) }
}
