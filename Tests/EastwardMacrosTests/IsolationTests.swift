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

  @Test("what they generate in a nonisolated type compiles where the main actor is the default")
  func nested() throws {
    let source = """
      import EastwardMacros

      nonisolated struct Shop {
        @Aspect enum Mode { case open, closed }
        @Aspect enum Total { typealias Value = Int }
        enum Shelf { @Aspect enum Row { case first } }
        @MainActor struct Window { @Aspect enum Light { case on, off } }
      }
      nonisolated extension Shop { @Aspect enum Door { case front, back } }
      extension Shop { @Aspect enum Sign { case new } }
      actor Cashier { @Aspect enum Till { case empty } }
      nonisolated func isOpen(_ mode: Shop.Mode) -> Bool { Shop.Mode.isDuplicate(mode, of: .open) }
      """
    let ending = try Self.compile(source, ["-default-isolation", "MainActor"])
    #expect(ending.status == 0, "\(ending.everything)")
  }

  @Test("what they generate means the libraries, whatever names the app has")
  func names() throws {
    let types = ["Probe", "Aspect", "Equatable", "AnyObject", "Void", "Bool"]
    let source = """
      import EastwardMacros

      \(types.map { "struct \($0) {}" }.joined(separator: "\n"))
      @Aspect enum Count { typealias Value = Int }
      @Aspect enum Session { case signedIn(name: String), signedOut }
      @Aspect enum Depth {
        typealias Value = Int
        enum Bool {}
        enum Probe {}
      }
      """
    let ending = try Self.compile(source)
    #expect(ending.status == 0, "\(ending.everything)")
  }

  private static func compile(_ source: String, _ flags: [String] = []) throws -> Ending {
    try inScratchDirectory { folder in
      let file = folder.appending(path: "App.swift")
      try Data(source.utf8).write(to: file)
      return try EastwardMacrosTests.compile(
        flags + ["-warnings-as-errors", "-parse-as-library", "-emit-sil", "-o", "/dev/null", file.path])
    }
  }

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
      let ending = try EastwardMacrosTests.compile(
        flags + ["-warnings-as-errors", "-parse-as-library", "-emit-sil", "-o", "/dev/null", file.path])
      #expect(ending.status == 0, "\(ending.everything)")
    }
  }
}
