import Findings
import Maps
import Pages
import Testing

@Suite("Hostile text in maps")
struct MapInjectionTests {
  private func map(_ hostile: HostileText) -> CouplingMap {
    let name = ByteString(hostile.bytes)
    let user = TypeName(name: name, module: name)
    return CouplingMap([
      PropertyUse(
        user: user, owner: TypeName(name: "Owner", module: "Module"), property: name, uses: 2, findings: 1)
    ])
  }

  private let benign = HostileText("nothing of that kind", "Server")

  @Test("is the text that was meant, in SVG", arguments: HostileText.all)
  func svg(hostile: HostileText) {
    let reader = XMLReader(map(hostile).svg)
    let expected = XMLReader(map(benign).svg)
    #expect(reader.isWhole && reader.elements == expected.elements)
    #expect(reader.texts.contains(escaped(ByteString(hostile.bytes)) + " in " + escaped(ByteString(hostile.bytes))))
  }

  @Test("opens and closes no element of a page", arguments: HostileText.all)
  func page(hostile: HostileText) {
    let elements = { (text: String) in text.unicodeScalars.count { $0 == "<" } }
    let page = map(hostile).page(named: escaped(ByteString(hostile.bytes)), atMost: 10)
    #expect(elements(page) == elements(map(benign).page(named: "Server", atMost: 10)))
    #expect(page.contains("<td><code>\(escapedXML(escaped(ByteString(hostile.bytes))))</code></td>"))
  }

  @Test("stays in its label, in DOT and Mermaid", arguments: HostileText.all)
  func labels(hostile: HostileText) {
    let (found, expected) = (map(hostile), map(benign))
    for (text, plain) in [(found.dot, expected.dot), (found.mermaid, expected.mermaid)] {
      #expect(text.utf8.count { $0 == 0x0a } == plain.utf8.count { $0 == 0x0a })
      #expect(LogModel(text).controls == [] && LogModel(text).commands == [])
    }
    #expect(quotes(in: found.dot) == quotes(in: expected.dot))
    #expect(
      found.mermaid.unicodeScalars.count { "\"<>[]|`".unicodeScalars.contains($0) }
        == expected.mermaid.unicodeScalars.count { "\"<>[]|`".unicodeScalars.contains($0) })
  }
}

/// How many quotation marks begin or end a string.
private func quotes(in text: String) -> Int {
  var (count, isEscaped) = (0, false)
  for byte in text.utf8 {
    if byte == UInt8(ascii: "\""), !isEscaped { count += 1 }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }
  return count
}
