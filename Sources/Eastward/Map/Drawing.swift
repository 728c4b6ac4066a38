/// Writes columns of boxes, and the lines between them, as SVG. All lengths are in pixels.
struct Drawing {
  let columns: [Column]
  /// Lines, as SVG elements.
  let leads: [String]
  let description: String

  var document: String {
    let width = (columns.last?.end ?? 0) + 16
    let floor = columns.map(\.bottom).max() ?? 0
    let parts = leads + columns.flatMap(\.elements) + [circle(below: floor)]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(floor + 48)" role="img">
      <title>The map of an app</title>
      <desc>\(description.escaped)</desc>
      <style>
      text { font: 13px ui-monospace, monospace; fill: #1f2328 }
      .note { font-size: 11px; fill: #59636e }
      rect { fill: #f6f8fa; stroke: #818b98 }
      path { fill: none; stroke: #818b98 }
      .circle { stroke-dasharray: 4 4 }
      @media (prefers-color-scheme: dark) {
        text { fill: #f0f6fc }
        .note { fill: #9198a1 }
        rect { fill: #151b23 }
      }
      </style>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns the line from the last column back to the first: the user, who sees the components and triggers actions.
  private func circle(below floor: Int) -> String {
    guard let first = columns.first, let last = columns.last else { return "" }
    return """
      <path class="circle" d="M\(last.middle) \(floor) v24 H\(first.middle) v-24"/>
      <text class="note" text-anchor="middle" x="\((first.middle + last.middle) / 2)" y="\(floor + 40)">the user</text>
      """
  }
}

/// A box with a name, a note in small letters, and the key by which lines refer to it.
struct Box {
  let name: String
  let note: String
  let key: String

  init(_ name: String, note: String = "", key: String? = nil) {
    self.name = name
    self.note = note
    self.key = key ?? name
  }

  static let height = 40

  /// The width of the text, in letters of eight pixels.
  var width: Int { max(name.count, note.count) * 8 + 24 }

  func element(left: Int, top: Int, width: Int) -> String {
    """
    <rect x="\(left)" y="\(top)" width="\(width)" height="\(Self.height)" rx="6"/>
    <text x="\(left + 12)" y="\(top + (note.isEmpty ? 25 : 18))">\(name.escaped)</text>
    <text class="note" x="\(left + 12)" y="\(top + 33)">\(note.escaped)</text>
    """
  }
}

/// A column of boxes, one below another.
struct Column {
  private let title: String
  private let boxes: [Box]
  private let start: Int
  private let width: Int

  init(_ title: String, _ boxes: [Box], from start: Int) {
    self.title = title
    self.boxes = boxes
    self.start = start
    width = (boxes.map(\.width) + [title.count * 8]).max() ?? 0
  }

  var end: Int { start + width }

  var middle: Int { start + width / 2 }

  var bottom: Int { top(of: boxes.count) }

  private func top(of place: Int) -> Int { 40 + place * (Box.height + 12) }

  private func place(of key: String) -> Int? { boxes.firstIndex { $0.key == key } }

  /// Returns the line from a box of this column to a box of the next, or nil if there is no such box.
  func lead(from key: String, to other: String, in next: Column) -> String? {
    guard let from = place(of: key), let to = next.place(of: other) else { return nil }
    let (startY, endY) = (top(of: from) + Box.height / 2, top(of: to) + Box.height / 2)
    let bend = (end + next.start) / 2
    return "<path d=\"M\(end) \(startY) C\(bend) \(startY) \(bend) \(endY) \(next.start) \(endY)\"/>"
  }

  var elements: [String] {
    ["<text class=\"note\" x=\"\(start)\" y=\"24\">\(title.escaped)</text>"]
      + boxes.enumerated().map { place, box in box.element(left: start, top: top(of: place), width: width) }
  }
}
