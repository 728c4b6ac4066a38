import Foundation
import LanguageClient

// Edits files of a checkout in a language server, and prints how long it takes until the diagnostics are there:
// median, 95th percentile and worst, in milliseconds. The edits are those of the newest commits, one file at a time;
// for each file then five letters in the body of its first function, and a new type.
//
//   SessionBenchmark EAST CHECKOUT [EDITS]

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2, let edits = Int(words.dropFirst(2).first ?? "1000") else {
  print("usage: SessionBenchmark EAST CHECKOUT [EDITS]")
  exit(2)
}
let root = URL(filePath: words[1]).resolvingSymlinksInPath()
let changes = commitEdits(of: root, atMost: edits)
guard !changes.isEmpty else {
  print("'\(root.path)' has no commits that change Swift files that it still has")
  exit(2)
}
let server = ServerProcess(URL(filePath: words[0]), ["lsp"], in: root)
let client = EditorClient { input, send in await server.run(input, send) }
_ = await client.initialize(
  [root.absoluteString], ["textDocument": ["publishDiagnostics": ["versionSupport": true]]])

var times = Times()
var memory: [Int] = []
for edit in changes {
  let uri = root.appending(path: edit.path).absoluteString
  await client.open(uri, edit.older)
  _ = await client.diagnostics(of: uri, version: 1)
  times.note(server.milliseconds, of: times.count == 0 ? "first diagnostics" : "open")
  var texts = [("commit", edit.newer)]
  if let start = edit.newer.firstRange(of: /func \w+\([^)]*\)[^{\n]*\{\n/)?.upperBound {
    for length in 1...5 {
      var text = edit.newer
      text.insert(contentsOf: "    _ = \("letters".prefix(length))\n", at: start)
      texts.append((length == 1 ? "body, first letter" : "body, next letters", text))
    }
  }
  texts.append(("declaration", edit.newer + "\nstruct Fresh\(times.count) { var fresh = 1 }\n"))
  for (number, (kind, text)) in texts.enumerated() {
    await client.change(uri, text, version: number + 2)
    _ = await client.diagnostics(of: uri, version: number + 2)
    times.note(server.milliseconds, of: kind)
    // As fast as a person types.
    try? await Task.sleep(for: .milliseconds(150))
  }
  await client.close(uri)
  await client.forget()
  memory.append(server.residentMegabytes)
}
_ = await client.shutDown()

print(times.text)
if let start = memory.first, let end = memory.last { print("resident memory: \(start) MB, in the end \(end) MB") }
