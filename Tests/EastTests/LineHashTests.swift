import Reports
import Testing

@Suite("The hash by which code scanning recognises a line")
struct LineHashTests {
  @Test(
    "is the one that the upload action computes",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      ("let a = b.c", ["d0dc9e48141d1185:1"]),
      ("let a = b.c\n", ["dd6cdaecaf90666b:1", "c129715d7a2bc9a3:1"]),
      ("  a.b.c()\r\n\ta.b.c()\r\n", ["ebead7f5de33a915:1", "f7e522e95be1424c:1", "c129715d7a2bc9a3:1"]),
      ("a\rb\r\n\n c", ["4850bf53658d4e53:1", "b0367d257df6d03c:1", "1c206f60a702cfe8:1", "188ff2f224477a1e:1"]),
      (
        "let flag = \"🏠é\"\nuse(flag)\n",
        ["2f5b768f1397ba30:1", "1f98d859918c419d:1", "c129715d7a2bc9a3:1"]
      ),
      (
        String(repeating: "car.engine.start()\n", count: 8) + "}\n",
        [
          "5e9ef5f3a7d8977e:1", "5e9ef5f3a7d8977e:2", "5e9ef5f3a7d8977e:3", "5e9ef5f3afd373d7:1",
          "c5ae1c18836eb08a:1", "2aab76aa0d265a51:1", "17af9121d565295c:1", "bba5f00cec65131b:1",
          "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1",
        ]
      ),
    ])
  func hashes(text: String, expected: [String]) {
    #expect(lineHashes(of: Array(text.utf8)).map(\.description) == expected)
  }

  @Test("is the polynomial over the hundred units from the line's start, however many lines there are")
  func everyLine() {
    let lines = (0..<300).map { String(repeating: "x", count: $0 * 7 % 130) + "\($0 % 11)" }
    let units = lines.joined(separator: "\n").utf16.map(UInt64.init) + [0xffff] + Array(repeating: 0, count: 100)
    var start = 0
    var expected: [String] = []
    for line in lines {
      let hash = units[start..<start + 100].reduce(UInt64(0)) { $0 &* 37 &+ $1 }
      expected.append(String(hash, radix: 16))
      start += line.utf16.count + 1
    }
    let hashes = lineHashes(of: Array(lines.joined(separator: "\n").utf8)).map(\.description)
    #expect(hashes.map { String($0.prefix { $0 != ":" }) } == expected)
  }
}
