import Findings

extension CouplingMap {
  /// The map as an SVG file, which follows the color scheme of the viewer.
  package var svg: String {
    let picture = picture
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" \(picture.size) role="img" aria-label="Which types use whose properties">
      <style>\(MapStyle.variables("svg"))\(MapStyle.picture)</style>
      \(picture.body)</svg>

      """
  }

  /// The drawing without the `svg` element around it, to be embedded in a page.
  package var picture: Picture { Picture(self) }

  package struct Picture: Sendable {
    /// The attributes `viewBox`, `width` and `height`.
    package let size: String
    package let body: String
  }
}

extension CouplingMap.Picture {
  fileprivate init(_ map: CouplingMap) {
    let labels = map.nodes.map { shortened(escaped($0.name), to: 44) }
    let layout = LayeredLayout(
      widths: labels.map { Double(columns(of: $0)) * letterWidth + 20 }, height: 26,
      lines: map.arrows.map { LayeredLayout.Line(from: $0.user, to: $0.owner, weight: $0.counts.uses) })
    let modules = Set(map.nodes.map(\.module)).sorted()
    let colors = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0 % MapStyle.hues) })
    let legend = Legend(modules, map.rest, below: layout.height)
    let width = max(layout.width, 320)
    let height = layout.height + legend.height
    size =
      "viewBox=\"0 0 \(rounded(width)) \(rounded(height))\" width=\"\(rounded(width))\" height=\"\(rounded(height))\""
    var text = "<rect class=\"page\" width=\"\(rounded(width))\" height=\"\(rounded(height))\"/>\n" + arrowheads
    // The arrows with the most findings are drawn last, above the others.
    for (arrow, points) in zip(map.arrows, layout.lines).reversed() {
      text += line(arrow, through: points, at: layout.boxes[arrow.user], map)
    }
    for (number, box) in layout.boxes.enumerated() {
      let color = colors[map.nodes[number].module] ?? 0
      text += """
        <g class="m\(color)"><title>\(escapedXML(map.nodes[number].title))</title><rect class="node" x="\(rounded(box.x))" \
        y="\(rounded(box.y))" width="\(rounded(box.width))" height="\(rounded(box.height))" rx="6"/>\
        <text x="\(rounded(box.x + 10))" y="\(rounded(box.y + 17))">\(escapedXML(labels[number]))</text></g>

        """
    }
    body = text + legend.body
  }
}

/// The legend with the colors of the modules, if there are several, and with what the drawing leaves out.
private struct Legend {
  let height: Double
  let body: String

  /// - Parameter rest: the sentence for arrows that are left out; `nil` if there are none.
  init(_ modules: [ByteString], _ rest: String?, below top: Double) {
    let named = modules.count > 1 ? Array(modules.prefix(24)) : []
    var lines = named.enumerated().map { number, module in
      Line(text: module.isEmpty ? "no module" : shortened(escaped(module), to: 44), color: number % MapStyle.hues)
    }
    if !named.isEmpty, named.count < modules.count {
      lines.append(Line(text: "… and \(pluralized(modules.count - named.count, "module")) more"))
    }
    if let rest { lines.append(Line(text: rest)) }
    height = lines.isEmpty ? 0 : Double(lines.count) * 20 + 12
    body = lines.enumerated().map { $1.svg(at: top + 4 + Double($0) * 20) }.joined()
  }

  private struct Line {
    let text: String
    /// The number of the module's color; `nil` for a line without one.
    var color: Int?

    func svg(at y: Double) -> String {
      let x = color == nil ? 16 : 38
      let label = "<text x=\"\(x)\" y=\"\(rounded(y + 12))\">\(escapedXML(text))</text>"
      guard let color else { return "\(label)\n" }
      return """
        <g class="m\(color)"><rect class="node" x="16" y="\(rounded(y))" width="14" height="14" rx="3"/>\
        \(label)</g>

        """
    }
  }
}

private let arrowheads = Tone.allCases.map { name in
  """
  <marker id="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" \
  markerUnits="userSpaceOnUse"><path class="\(name)-head" d="M0 0L8 4L0 8z"/></marker>

  """
}.joined()

/// Returns an arrow as a curve through its points; an arrow from a node to itself is a loop at the node's right side.
private func line(
  _ arrow: CouplingMap.Arrow, through points: [LayeredLayout.Point], at box: LayeredLayout.Box, _ map: CouplingMap
) -> String {
  let title = map.sentence(of: arrow)
  let style = arrow.tone
  var path: String
  if let first = points.first, let last = points.last {
    // An arrow that leads back may have the points of an arrow in the other direction.
    let shift = first.x > last.x ? 4.0 : 0
    path = "M\(rounded(first.x)) \(rounded(first.y + shift))"
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.x + to.x) / 2
      path +=
        "C\(rounded(middle)) \(rounded(from.y + shift)) \(rounded(middle)) \(rounded(to.y + shift)) \(rounded(to.x)) \(rounded(to.y + shift))"
    }
  } else {
    let (x, y) = (box.x + box.width, box.y + box.height / 2)
    path = "M\(rounded(x)) \(rounded(y - 6))c28 -10 28 22 0 12"
  }
  return "<path class=\"line \(style)\" stroke-width=\"\(arrow.width)\" marker-end=\"url(#\(style))\" d=\"\(path)\">"
    + "<title>\(escapedXML(title))</title></path>\n"
}

extension CouplingMap {
  /// Returns the arrow as a sentence: `Driver uses Car: engine, wheels; 12 uses, 4 findings`.
  func sentence(of arrow: Arrow) -> String {
    let change = arrow.change.map { "\($0.rawValue): " } ?? ""
    return "\(change)\(escaped(nodes[arrow.user].name)) uses \(escaped(nodes[arrow.owner].name)): "
      + "\(arrow.propertiesText(atMost: 8)); \(arrow.countsText)"
  }
}

extension TypeName {
  fileprivate var title: String { module.isEmpty ? escaped(name) : "\(escaped(name)) in \(escaped(module))" }
}

/// The maximum width of a character in pixels: monospaced fonts at 12 pixels are not wider.
private let letterWidth = 7.3

/// Returns the number of columns that the text takes in a monospaced font.
private func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
}

/// Returns the text; if it is longer than the given number of columns, its middle is replaced by an ellipsis.
private func shortened(_ text: String, to width: Int) -> String {
  guard columns(of: text) > width else { return text }
  let half = text.unicodeScalars.contains { $0.value >= 0x1100 } ? width / 4 : width / 2
  return "\(text.prefix(half))…\(text.suffix(half - 1))"
}

/// Returns a coordinate with at most one decimal.
private func rounded(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths.isMultiple(of: 10)
    ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}
