import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document.
final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  /// The text right in each element.
  private(set) var texts: [String] = []
  /// The attributes of the last element of each name: `file.name`.
  private(set) var attributes: [String: String] = [:]
  private(set) var isWhole = false
  /// The numbers of the elements around the place that is read.
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWhole = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes found: [String: String]
  ) {
    open.append(elements.count)
    elements.append(name)
    texts.append("")
    for (key, value) in found { attributes["\(name).\(key)"] = value }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let element = open.last { texts[element] += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
