import Findings

/// The legend above a drawing: the colors of the arrows, those of the modules if there are several, and what is left out.
struct MapLegend {
  let height: Double
  let body: String

  /// - Parameter width: the width of the drawing in pixels.
  init(of map: CouplingMap, width: Double) {
    let tones = Tone.allCases.filter { tone in map.arrows.contains { $0.tone == tone } }
    var items = tones.map { Item(text: $0.meaning, mark: .line($0)) }
    items.append(Item(text: "thicker: more uses", mark: nil))
    let modules = map.modules(atMost: 16)
    items += modules.shown.map { Item(text: $0.name, mark: .box($0.hue)) }
    if modules.omitted > 0 {
      items.append(Item(text: "… and \(pluralized(modules.omitted, "module")) more", mark: nil))
    }
    if let rest = map.rest { items.append(Item(text: rest, mark: nil)) }
    var (x, y, body) = (16.0, 12.0, "")
    for item in items {
      if x > 16, x + item.width > width - 8 { (x, y) = (16, y + 20) }
      body += item.svg(x: x, y: y)
      x += item.width
    }
    height = items.isEmpty ? 0 : y + 22
    self.body = body
  }

  private struct Item {
    let text: String
    let mark: Mark?

    enum Mark {
      case line(Tone)
      /// The number of a module's color.
      case box(Int)
    }

    var width: Double { (mark == nil ? 0 : 28) + textWidth(text) + 18 }

    func svg(x: Double, y: Double) -> String {
      let label =
        "<text x=\"\(rounded(x + (mark == nil ? 0 : 28)))\" y=\"\(rounded(y + 12))\">\(escapedXML(text))</text>"
      return switch mark {
      case .line(let tone):
        "<path class=\"line \(tone)\" stroke-width=\"3\" d=\"M\(rounded(x)) \(rounded(y + 8))h22\"/>\(label)\n"
      case .box(let hue):
        "<g class=\"m\(hue)\"><rect class=\"node\" x=\"\(rounded(x))\" y=\"\(rounded(y + 1))\" width=\"22\" height=\"14\" rx=\"3\"/>\(label)</g>\n"
      case nil: "\(label)\n"
      }
    }
  }
}

extension CouplingMap {
  /// Returns the first modules with the numbers of their colors, if there are several, and the number of the others.
  fileprivate func modules(atMost limit: Int) -> (shown: [(name: String, hue: Int)], omitted: Int) {
    let hues = hues.sorted { $0.key < $1.key }
    guard hues.count > 1 else { return ([], 0) }
    let shown = hues.prefix(limit).map { module, hue in
      (name: module.isEmpty ? "no module" : shortened(escaped(module), to: 30), hue: hue)
    }
    return (shown, hues.count - shown.count)
  }

  /// The number of each module's color.
  var hues: [ByteString: Int] {
    let modules = Set(nodes.map(\.module)).sorted()
    return Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0 % MapStyle.hues) })
  }
}
