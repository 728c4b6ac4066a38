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

extension CouplingMap {
  /// Returns the labels of the nodes, of at most so many columns.
  private func labels(atMost columns: Int) -> [String] {
    nodes.map { node in
      guard let names = members[node], let first = names.first else {
        return shortened(escaped(node.name), to: columns)
      }
      let rest = " and \(names.count - 1) more"
      return shortened(escaped(first), to: columns - rest.count) + rest
    }
  }

  /// Returns the labels and places of the nodes, with labels that are as long as the width allows.
  fileprivate func layout() -> (labels: [String], LayeredLayout) {
    let lines = arrows.map { LayeredLayout.Line(from: $0.user, to: $0.owner, weight: $0.counts.uses) }
    var labels = labels(atMost: 44)
    for columns in [36, 26]
    where LayeredLayout(widths: labels.map(boxWidth), height: 26, lines: lines).width > widestDrawing {
      labels = self.labels(atMost: columns)
    }
    return (labels, LayeredLayout(widths: labels.map(boxWidth), height: 26, lines: lines, atMost: widestDrawing))
  }
}

extension CouplingMap.Picture {
  fileprivate init(_ map: CouplingMap) {
    let hues = map.hues
    let (labels, layout) = map.layout()
    let width = max(layout.width, 320)
    let legend = MapLegend(of: map, width: width)
    let (shownWidth, shownHeight) = (rounded(width), rounded(layout.height + legend.height))
    size = "viewBox=\"0 0 \(shownWidth) \(shownHeight)\" width=\"\(shownWidth)\" height=\"\(shownHeight)\""
    var text = "<rect class=\"page\" width=\"\(shownWidth)\" height=\"\(shownHeight)\"/>\n" + legend.body + arrowheads
    text += "<g transform=\"translate(0 \(rounded(legend.height)))\">\n"
    // The arrows with the most findings are drawn last, above the others.
    for (arrow, route) in zip(map.arrows, layout.routes).reversed() { text += line(arrow, on: route, map) }
    for (number, box) in layout.boxes.enumerated() {
      let hue = hues[map.nodes[number].module] ?? 0
      text += """
        <g class="m\(hue)"><title>\(escapedXML(map.title(ofNode: number)))</title><rect class="node" x="\(rounded(box.x))" \
        y="\(rounded(box.y))" width="\(rounded(box.width))" height="\(rounded(box.height))" rx="6"/>\
        <text x="\(rounded(box.x + 10))" y="\(rounded(box.y + 17))">\(escapedXML(labels[number]))</text></g>

        """
    }
    body = text + "</g>\n"
  }
}

/// Returns the width of a node with a label.
private func boxWidth(_ label: String) -> Double { textWidth(label) + 20 }

/// The maximum width of a drawing in pixels: that of a page on a screen of 1,200 pixels.
private let widestDrawing = 1_150.0

private let arrowheads = Tone.allCases.map { name in
  """
  <marker id="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" \
  markerUnits="userSpaceOnUse"><path class="\(name)-head" d="M0 0L8 4L0 8z"/></marker>

  """
}.joined()

private func line(_ arrow: CouplingMap.Arrow, on route: LayeredLayout.Route, _ map: CouplingMap) -> String {
  "<path class=\"line \(arrow.tone)\" stroke-width=\"\(arrow.width)\" marker-end=\"url(#\(arrow.tone))\" d=\"\(route.path)\">"
    + "<title>\(escapedXML(map.sentence(of: arrow)))</title></path>\n"
}

extension LayeredLayout.Route {
  /// The SVG path of a curve through the points.
  fileprivate var path: String {
    switch self {
    case .loop(let point): return "M\(rounded(point.x)) \(rounded(point.y - 6))c28 -10 28 22 0 12"
    case .arc(let first, let last):
      let x = max(first.x, last.x) + min(60, 24 + abs(first.y - last.y) / 8)
      return "M\(first.text)C\(rounded(x)) \(rounded(first.y)) \(rounded(x)) \(rounded(last.y)) \(last.text)"
    case .across(let points):
      guard let first = points.first, let last = points.last else { return "" }
      // An arrow that leads back may have the points of an arrow in the other direction.
      let shift = first.x > last.x ? 4.0 : 0
      var path = "M\(rounded(first.x)) \(rounded(first.y + shift))"
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path +=
          "C\(rounded(middle)) \(rounded(from.y + shift)) \(rounded(middle)) \(rounded(to.y + shift)) \(rounded(to.x)) \(rounded(to.y + shift))"
      }
      return path
    }
  }
}

extension LayeredLayout.Point {
  fileprivate var text: String { "\(rounded(x)) \(rounded(y))" }
}

extension CouplingMap {
  /// Returns the arrow as a sentence: `Driver uses Car: engine, wheels; 12 uses, 4 findings`.
  func sentence(of arrow: Arrow) -> String {
    let change = arrow.change.map { "\($0.rawValue): " } ?? ""
    return "\(change)\(escaped(nodes[arrow.user].name)) uses \(escaped(nodes[arrow.owner].name)): "
      + "\(arrow.propertiesText(atMost: 8)); \(arrow.countsText)"
  }
}

extension CouplingMap {
  /// Returns the names of a node's types, and their module.
  fileprivate func title(ofNode number: Int) -> String {
    let node = nodes[number]
    let names = (members[node] ?? [node.name]).map { escaped($0) }.joined(separator: ", ")
    return node.module.isEmpty ? names : "\(names) in \(escaped(node.module))"
  }
}
