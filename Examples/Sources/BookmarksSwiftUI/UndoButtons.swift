#if canImport(SwiftUI)
  import Eastward
  import SwiftUI

  /// Undo and redo, with the names of the actions.
  struct UndoButtons: View {
    @State private var timeline: ObservedValue<TheTimeline>
    private let undo: @MainActor () -> Void
    private let redo: @MainActor () -> Void

    init(
      _ timelines: Provider<TheTimeline>, undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
    ) {
      _timeline = State(initialValue: ObservedValue(timelines))
      self.undo = undo
      self.redo = redo
    }

    var body: some View { TimelineButtons(timeline: timeline.value, undo: undo, redo: redo) }
  }

  private struct TimelineButtons: View {
    let timeline: Timeline?
    let undo: @MainActor () -> Void
    let redo: @MainActor () -> Void

    var body: some View {
      HStack {
        Button("Undo \(timeline?.undoName ?? "")") { withAnimation { undo() } }.disabled(timeline?.canUndo != true)
        Button("Redo \(timeline?.redoName ?? "")") { withAnimation { redo() } }.disabled(timeline?.canRedo != true)
      }
    }
  }
#endif
