import SwiftReader
import Testing

@Suite("key paths in strings")
struct SpelledPathTests {
  @Test(
    "a string with the label `forKeyPath` is a path if it is spelled like one",
    arguments: [
      (#"a.value(forKeyPath: "b.c.d")"#, [["b", "c", "d"]]),
      (#"a.setValue(1, forKeyPath: "b")"#, [["b"]]),
      (#"a.value(forKeyPath: "b", other: 1).value(forKeyPath: "c.d")"#, [["b"], ["c", "d"]]),
      (#"a.value(forKey: "b.c")"#, []),
      (#"a.value(forKeyPath: "")"#, []),
      (#"a.value(forKeyPath: "b.@count")"#, []),
      (#"a.value(forKeyPath: "b c")"#, []),
      (#"a.value(forKeyPath: "\(b).c")"#, []),
      (##"a.value(forKeyPath: #"b.c"#)"##, []),
      (#"a.value(forKeyPath: ""#, []),
      (#"a.value(forKeyPath: "..")"#, [[]]),
    ])
  func spelled(_ source: String, _ paths: [[String]]) {
    let facts = facts(of: Array(source.utf8))
    let names = facts.spelledPaths.map { $0.components.map { facts.names[facts.links[Int($0)].name] } }
    #expect(names == paths)
  }

  @Test("each component knows its place")
  func places() {
    let source = #"let é = a.value(forKeyPath: "house.town")"#
    let facts = facts(of: Array(source.utf8))
    let bytes = Array(source.utf8)
    let texts = facts.spelledPaths.flatMap(\.components).map { number in
      let link = facts.links[Int(number)]
      return String(decoding: bytes[Int(link.offset)..<Int(link.offset + link.length)], as: UTF8.self)
    }
    #expect(texts == ["house", "town"])
  }
}
