import Linting
import Sessions
import SwiftReader

extension SuppressionWriter {
  /// - Returns: `nil` if the command line does not ask for suppressions.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let reason = arguments[.addSuppressions] else { return nil }
    guard try ContentSource(arguments) == .workTree, !arguments.operands.contains("-") else {
      throw Failure("--add-suppressions writes to the work tree; remove --rev, --head, --staged or '-'")
    }
    let comment = Array("// east:allow rule - \(reason)".utf8)
    let read = SwiftReader.facts(of: comment)
    guard read.lines.starts.count == 1, read.suppressions.first.map({ !$0.reason.isEmpty }) == true,
      reason.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f }), !reason.contains("//"),
      reason.contains(where: \.isLetter)
    else { throw Failure("--add-suppressions needs a reason on one line, without '//'") }
    // Findings of a gate are new, so their suppressions are not marked as adopted.
    let mark = arguments.verb == .gate ? "" : SuppressionComment.adopted
    self.init(reason: reason.hasPrefix(mark) ? reason : mark + reason)
  }
}
