import Eastward
import TimeTravel

/// Draws all objects into a grid of characters, and asks for a size for those that have none.
final class Picture: ItemsComponent {
  typealias Item = CanvasState.BlockState

  static let height = 6
  private let rows: [Row]
  private let send: (CanvasState.Action) -> Void
  private var blocks: [CanvasState.BlockState] = []

  init(_ rows: [Row], send: @escaping (CanvasState.Action) -> Void) {
    self.rows = rows
    self.send = send
  }

  func newItems(_ changes: [Change<CanvasState.BlockState>]) {
    blocks.apply(changes)
    let grid = Grid(width: 44, height: Self.height)
    for block in blocks {
      block.provideFrames { object in
        Mark(on: grid, name: "\(block.id)") { [send] in send(.update(object, in: block.id, $0)) }
      }
    }
    grid.show(on: rows)
  }
}

/// Draws one object, small while it has no size. One that has none asks for one, from inside the delivery.
final class Mark: FrameComponent {
  private let grid: Grid
  private let name: String
  private let send: (CanvasState.ObjectAction) -> Void

  init(on grid: Grid, name: String, send: @escaping (CanvasState.ObjectAction) -> Void) {
    self.grid = grid
    self.name = name
    self.send = send
  }

  func newFrame(x: Int, y: Int, size: Int) {
    grid.draw(size == 0 ? "·" : "[\(name)]", x, y)
    if size == 0 { send(.resize(10)) }
  }
}

/// Is a rectangle of characters.
final class Grid {
  private let width: Int
  private var lines: [[Character]]

  init(width: Int, height: Int) {
    self.width = width
    lines = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// Draws `text`, as far as it lies in the grid.
  func draw(_ text: String, _ x: Int, _ y: Int) {
    guard lines.indices.contains(y) else { return }
    for (place, character) in text.enumerated() where x + place >= 0 && x + place < width {
      lines[y][x + place] = character
    }
  }

  func show(on rows: [Row]) {
    for (row, line) in zip(rows, lines) {
      let end = (line.lastIndex { $0 != " " } ?? -1) + 1
      row.show(String(line.prefix(end)))
    }
  }
}
