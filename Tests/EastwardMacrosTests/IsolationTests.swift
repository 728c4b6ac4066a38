import Foundation
import Running
import Testing

@Suite("The macros and actors")
struct IsolationTests {
  /// The flags of a module, and what stands before each declaration in it.
  static let settings: [(flags: [String], head: String)] = [
    ([], ""),
    (["-default-isolation", "MainActor"], ""),
    (["-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances"], ""),
    (["-enable-upcoming-feature", "InferIsolatedConformances"], ""),
    (["-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-enable-upcoming-feature", "ExistentialAny"], ""),
    (["-enable-upcoming-feature", "MemberImportVisibility", "-strict-memory-safety"], ""),
    ([], "@MainActor "),
    (["-default-isolation", "MainActor"], "nonisolated "),
  ]

  @Test("what they write compiles in every setting, without a warning", arguments: settings.indices)
  func compiles(number: Int) throws {
    let (flags, head) = Self.settings[number]
    let conformance = head == "@MainActor " ? head : ""
    let source = """
      import Eastward
      import EastwardMacros

      struct Part: Equatable { var name = "" }
      @Aspect \(head)enum Count { typealias Value = Int }
      @Aspect \(head)enum Piece { typealias Value = Part }
      @Aspect \(head)enum Plain { case on, off }
      @Aspect \(head)enum Session { case signedIn(name: String, part: Part), signedOut }
      @Aspect \(head)enum Written: Equatable { case value(Part) }

      \(head)struct AppState:
        \(["Count", "Piece", "Plain", "Session", "Written"].map { "\(conformance)KnowsThe\($0)" }.joined(separator: ", "))
      {
        @Provides(Count.self) private var counter = 0
        @Provides(Piece.self) private var part = Part()
        @Provides(Plain.self) private var plain = Plain.on
        @Provides(Session.self) private var session: Session { .signedOut }
        @Provides(Written.self) private let written = Written.value(Part())
        static func reduce(_ state: inout AppState, _ action: Action) { if let up = action.up { state.counter += up } }
        @CaseAccessors enum Action { case up(Int), nothing }
      }

      \(head)final class Label: \(conformance)CountComponent, \(conformance)SessionComponent {
        private var text = ""
        func newCount(_ count: Int) { text = "\\(count)" }
        func signedIn(name: String, part: Part) { text = name }
        func signedOut() { text = "" }
      }

      \(head == "nonisolated " ? "nonisolated func" : "@MainActor func") run() {
        let store = Store(AppState(), reduce: AppState.reduce)
        let label = Label()
        store.provider(of: Count.self) { $0 }.provide(to: label)
        store.provider(of: Session.self, reading: { $0.provideSession(to: $1) }).provide(to: label)
        store.dispatch(.up(1))
      }
      """
    try inScratchDirectory { folder in
      let file = folder.appending(path: "App.swift")
      // A part of the state goes where the state is.
      try Data(
        source.replacing("struct Part", with: head == "nonisolated " ? "nonisolated struct Part" : "struct Part").utf8
      )
      .write(to: file)
      let ending = try compile(
        flags + ["-warnings-as-errors", "-parse-as-library", "-emit-sil", "-o", "/dev/null", file.path])
      #expect(ending.status == 0, "\(ending.everything)")
    }
  }
}
