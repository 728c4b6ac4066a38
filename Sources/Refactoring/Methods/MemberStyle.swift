/// The style in which a file writes the members of a type.
struct MemberStyle {
  let step: String
  let opensBracesOnNewLines: Bool
  let indentsConditions: Bool

  init(of source: SourceText) {
    step = source.indentation
    opensBracesOnNewLines = source.opensBracesOnNewLines
    indentsConditions = source.indentsConditions
  }

  func member(_ head: [String], _ body: [String]) -> String {
    let inside = body.map { "\(step)\(step)\($0)\n" }.joined()
    let lines = head.joined(separator: "\n\(step)")
    return "\(step)\(lines)\(brace(step))\n\(inside)\(step)}\n"
  }

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
