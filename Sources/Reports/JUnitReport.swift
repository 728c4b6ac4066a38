import Findings

extension ReportFormat {
  package static let junit = ReportFormat(
    "junit", .xml, for: "test reports",
    notes: "errors and warnings fail, notes pass; one passing test case if there are no findings"
  ) { content, _ in ByteText(content.junit) }
}

extension ReportContent {
  /// The report as JUnit XML: a failed test for each error or warning, and a passed one for each note. If there are no
  /// findings, it has one passed test, because some readers treat a suite without tests as a mistake.
  var junit: String {
    let cases = items.isEmpty ? ["    <testcase classname=\"east\" name=\"no findings\"/>\n"] : items.map(\.testCase)
    let counts = "tests=\"\(cases.count)\" failures=\"\(items.count { $0.severity > .note })\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="east" \(counts)>
        <testsuite name="east" \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }
}

extension ReportContent.Item {
  fileprivate var testCase: String {
    let place = escapedXML(finding.place)
    let message = escapedXML(finding.message)
    let name = "classname=\"\(escapedXML(finding.rule))\" name=\"\(place)\" file=\"\(escapedXML(finding.path))\""
    let result =
      severity == .note
      ? "<system-out>\(message)</system-out>"
      : "<failure type=\"\(severity)\" message=\"\(message)\">\(place): \(message)\n\(escapedXML(finding.advice))</failure>"
    return "    <testcase \(name)>\(result)</testcase>\n"
  }
}
