/// Escapes text for an XML attribute or element. Control characters become numeric references where XML allows them,
/// otherwise `\u{1b}`.
package func escapedXML(_ text: String) -> String {
  var escaped = ""
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "#" where startsCommand(Substring(rest).utf8): escaped += "&#x23;"
    case _ where !scalar.isControlling: escaped.unicodeScalars.append(scalar)
    case "\t", "\n", "\r", "\u{7f}"..."\u{fffd}", "\u{10000}"...:
      escaped += "&#x\(String(scalar.value, radix: 16));"
    default: escaped += escape(scalar)
    }
  }
  return escaped
}

package func escapedXML(_ path: ByteString) -> String { escapedXML(path.description) }
