import Eastward
import Foundation
import Todo

// A list of things to do that is kept in a file: a small app that one can use. `TodoApp FILE`, or todo.json here.

let path = CommandLine.arguments.dropFirst().first ?? "todo.json"
let store = Store(Todo(), reduce: Todo.reduce)
let providers = TodoProviders(store)
let window = Window(providers.items)
let status = StatusLine()
let service = TodoFile(URL(filePath: path)).serve(store)
let departure = providers.departures.provide { _ in exit(0) }

providers.routes.provideSteps(to: window)
providers.badges.provide(to: status)
providers.failures.provide(to: status)

for await isBusy in providers.activities.values() where !isBusy { break }

// Reading a line waits, so it waits elsewhere.
let lines = AsyncStream<String> { continuation in
  Thread.detachNewThread {
    while let line = readLine() { continuation.yield(line) }
    continuation.finish()
  }
}

print(Command.help)
for await line in lines {
  switch Command.read(line) {
  case .action(let action): store.dispatch(action)
  case .unknown(let sentence): print(sentence)
  }
}
// Whoever cannot type any more leaves; the departure ends the program when everything is written.
store.dispatch(.leave)
try await Task.sleep(for: .seconds(10))
exit(1)
