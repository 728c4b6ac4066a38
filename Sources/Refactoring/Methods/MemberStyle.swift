/// The style in which a file writes the members of a type.
struct MemberStyle {
  let step: String
  let opensBracesOnNewLines: Bool
  let indentsConditions: Bool
  let lineLimit: Int

  init(of source: SourceText) {
    step = source.indentation
    opensBracesOnNewLines = source.opensBracesOnNewLines
    indentsConditions = source.indentsConditions
    lineLimit = source.lineLimit
  }

  /// The opening brace of a member.
  var brace: String { brace(step) }

  /// - Parameter head: the lines up to the opening brace.
  func member(_ head: [String], _ body: [String]) -> String {
    let inside = body.map { "\(step)\(step)\($0)\n" }.joined()
    return "\(step)\(head.joined(separator: "\n\(step)"))\n\(inside)\(step)}\n"
  }

  /// Returns the lines of a call or declaration in a member: one if it is short enough, otherwise the list is on lines of
  /// its own.
  func call(_ start: String, _ list: [String], _ rest: String = "") -> [String] {
    let line = "\(start)(\(list.joined(separator: ", ")))\(rest)"
    if list.isEmpty || fits(line) { return [line] }
    let shared = list.joined(separator: ", ")
    let inside = fits(step + shared) ? [shared] : list.indices.map { list[$0] + ($0 + 1 < list.count ? "," : "") }
    return ["\(start)("] + inside.map { step + $0 } + [")\(rest)"]
  }

  private func fits(_ line: String) -> Bool { 2 * step.count + line.count <= lineLimit }

  func `extension`(of name: String, _ members: [String]) -> String {
    "extension \(name)\(brace(""))\n\(members.joined(separator: "\n"))}\n"
  }

  /// Returns lines inside an `#if` and `#endif`.
  func conditional(_ lines: String, _ condition: String) -> String {
    let inside = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty || !indentsConditions ? String($0) : step + $0 }.joined(separator: "\n")
    return "#if \(condition)\n\(inside)#endif\n"
  }

  private func brace(_ indentation: String) -> String {
    opensBracesOnNewLines ? "\n\(indentation){" : " {"
  }
}
