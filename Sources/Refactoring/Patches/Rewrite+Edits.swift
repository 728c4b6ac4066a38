extension Rewrite {
  /// Returns the edits of the file of the use, and the bytes that another use must not change.
  func edits(named name: String, in source: SourceText) -> (edits: [Edit], span: Range<Int>) {
    switch text {
    case .call(let range, let head, let tail, let further):
      let end = further.map(\.range.upperBound).max() ?? range.upperBound
      return ([Edit(range: range, text: head + name + tail)] + further, range.lowerBound..<max(end, range.upperBound))
    case .closure(let statement):
      return ([Edit(range: statement.range, text: statement.call(of: name, in: source))], statement.range)
    }
  }
}

extension MovedStatement {
  /// Returns the call of a method with the statement in its closure.
  fileprivate func call(of method: String, in source: SourceText) -> String {
    let edits =
      [Edit(range: value, text: (parameter ?? "$0") + mark)] + selves.map { Edit(range: $0..<$0, text: "self.") }
    let body = source.text(range, replacing: edits)
    let head = "\(isTried ? "try " : "")\(receiver)\(method) {"
    let named = parameter.map { " \($0) in" } ?? ""
    let short = "\(head)\(named) \(body) }"
    let line = source.line(around: range.lowerBound)
    if line.count - range.count + short.count <= source.lineLimit { return short }
    let indentation = source.indentation(at: range.lowerBound)
    let newLine = source.lineEnd
    return "\(head)\(named)\(newLine)\(indentation)\(source.indentation)\(body)\(newLine)\(indentation)}"
  }
}

extension SourceText {
  /// Returns the text of a range with the edits applied.
  fileprivate func text(_ range: Range<Int>, replacing edits: [Edit]) -> String {
    let shifted = edits.map {
      Edit(range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound), text: $0.text)
    }
    return String(decoding: Array(bytes[range]).replacing(shifted), as: UTF8.self)
  }
}
