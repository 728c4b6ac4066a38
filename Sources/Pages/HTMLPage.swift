import Findings

/// An HTML page without external resources. No text in it can become a tag or a script.
struct HTMLPage {
  let title: String
  /// The line below the title.
  let subtitle: String
  let sections: [Section]

  struct Section {
    /// The anchor of the section, one word of letters.
    let id: String
    let title: String
    let body: String
  }

  /// The HTML of the page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(PageStyle.hash)'; \
    script-src '\(PageScript.hash)'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escapedXML(title))</title>
    <style>\(PageStyle.text)</style>
    </head>
    <body>
    <header><h1>\(escapedXML(title))</h1><p>\(escapedXML(subtitle))</p>
    <nav aria-label="Sections">\(links)</nav></header>
    <main>
    \(sections.map(\.element).joined())</main>
    <script>\(PageScript.text)</script>
    </body>
    </html>

    """
  }

  private var links: String {
    sections.map { "<a href=\"#\($0.id)\">\(escapedXML($0.title))</a>" }.joined(separator: " ")
  }
}

extension HTMLPage.Section {
  fileprivate var element: String {
    "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\"><h2 id=\"\(id)-title\">\(escapedXML(title))</h2>\n\(body)</section>\n"
  }
}
