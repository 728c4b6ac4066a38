import Eastward
import Foundation
import Testing

@Suite("A state that is saved")
struct VersionedStateTests {
  /// What is saved is told, as everything is; it cannot be read.
  private struct Notes: KnowsTheTitle {
    private var saved: Saved

    init(_ saved: Saved) { self.saved = saved }

    func provideTitle(to component: some TitleComponent) {
      let data = try? JSONEncoder.sorted.encode(VersionedState(saved))
      component.newTitle(data.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    static func reduce(_ notes: inout Notes, _ line: String) { notes.saved.lines.append(line) }

    /// Its first version had one text.
    struct Saved: Versioned {
      var lines: [String]

      static var schema: Int { 2 }

      private struct First: Decodable { let text: String }

      init(lines: [String]) { self.lines = lines }

      init(from decoder: any Decoder, schema: Int) throws {
        switch schema {
        case 1: self.init(lines: [try First(from: decoder).text])
        default: try self.init(from: decoder)
        }
      }
    }
  }

  @Test("goes into a file and back, from this version and from an older one")
  func savesState() throws {
    var file = #"{"schema":1,"value":{"text":"old"}}"#
    for line in ["new", "newer"] {
      let saved = try JSONDecoder().decode(VersionedState<Notes.Saved>.self, from: Data(file.utf8)).value
      let store = Store(Notes(saved), reduce: Notes.reduce)
      let token = store.provider(of: TheTitle.self) { $0 }.provide { file = $0 }
      store.dispatch(line)
      token.cancel()
    }
    #expect(file == #"{"schema":2,"value":{"lines":["old","new","newer"]}}"#)
  }

  @Test("refuses what a newer version wrote, with a sentence")
  func refuses() {
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(VersionedState<Notes.Saved>.self, from: Data(#"{"schema":3,"value":{}}"#.utf8))
    }
    #expect(
      error.map { "\($0)" } == "it has schema 3 and Saved reads up to 2, so a newer version of the app wrote it")
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
