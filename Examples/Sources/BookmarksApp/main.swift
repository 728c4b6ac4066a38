import Bookmarks
import Foundation

// Keeps bookmarks in a file: `BookmarksApp [--online] [FILE]`, bookmarks.json if there is no FILE. Links are requested only with
// `--online`; without it the answers are made up.

let arguments = CommandLine.arguments.dropFirst()
let file = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? "bookmarks.json")
let app = AppStore(arguments.contains("--online") ? .live : .offline, file: file)
let window = Window(app.foundRows, app.rows, app.routes)
let editor = EditorPanel(app.editors, app.saveEnablement)
let alerts = AlertPanel(app.deletionAlerts, app.failures)
let menu = UndoMenu(app.timelines)
let commands = Commands(app, editor)

print(Commands.help)
while let line = readLine(), line != "quit" {
  print("> \(line)")
  commands.run(line)
  await app.waitUntilChecked()
}
do {
  try app.flushAndWait()
} catch {
  print(error)
  exit(1)
}
