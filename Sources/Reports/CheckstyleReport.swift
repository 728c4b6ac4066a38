import Findings

extension ReportFormat {
  package static let checkstyle = ReportFormat(
    "checkstyle", .xml, for: "readers of Checkstyle XML",
    notes: "a note has the severity `info`"
  ) { content, _ in ByteText(content.checkstyle) }
}

extension ReportContent {
  /// The report as Checkstyle XML, with one `file` element for each file.
  var checkstyle: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    var path: ByteString?
    for item in items {
      if item.path != path {
        text += path == nil ? "" : "  </file>\n"
        text += "  <file name=\"\(escapedXML(item.path))\">\n"
        path = item.path
      }
      text += item.error
    }
    return text + (path == nil ? "" : "  </file>\n") + "</checkstyle>\n"
  }
}

extension ReportContent.Item {
  fileprivate var path: ByteString { finding.path }

  fileprivate var error: String {
    "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" "
      + "severity=\"\(severity == .note ? "info" : severity.rawValue)\" message=\"\(escapedXML(finding.message))\" "
      + "source=\"east.\(escapedXML(finding.rule))\"/>\n"
  }
}
