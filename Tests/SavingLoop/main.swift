// Counts up and saves, for a test that kills it: saving-loop FILE COUNT MILLISECONDS
//
// It prints `saved N` after each flush, `failed` after each failure, and `done N` at the end.

import Eastward
import EastwardPersistence
import Foundation

/// Its encoded form is long enough that it is not written at once.
struct Saved: Versioned, Equatable, Sendable {
  var count: Int
  var text: String

  init(_ count: Int) {
    self.count = count
    text = String(repeating: "\(count) ", count: 4_000)
  }
}

struct Counter {
  private(set) var saved: Saved

  static func reduce(_ counter: inout Counter, _ action: Void) { counter.saved = Saved(counter.saved.count + 1) }
}

func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

let words = CommandLine.arguments
guard words.count == 4, let count = Int(words[2]), let delay = Int(words[3]) else {
  say("usage: saving-loop FILE COUNT MILLISECONDS")
  exit(2)
}
let file = SavedFile<Saved>(URL(filePath: words[1]))
let store = Store(Counter(saved: (try? file.load()) ?? Saved(0)), reduce: Counter.reduce)
let saving = store.save({ $0.saved }, in: file, after: .milliseconds(delay)) { _ in say("failed") }
let first = (try? file.load())?.count ?? 0
for number in first + 1...first + count {
  store.dispatch(())
  if number.isMultiple(of: 8), (try? saving.flushAndWait()) != nil { say("saved \(number)") }
}
do {
  try saving.flushAndWait()
  say("done \(first + count)")
} catch {
  say("\(error)")
}
