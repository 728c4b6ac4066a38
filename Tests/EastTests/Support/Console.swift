import Foundation
import Running

/// A file of commands and what they print, as a terminal shows it: `$ ` before a command, then its output and, if it is
/// not 0, its exit code. Commands without an empty line between them run in one shell, in the same copy of a
/// repository.
struct Console {
  /// Paragraphs of comments, which begin with `#`, and of commands.
  enum Paragraph: Equatable {
    case comment(String)
    case commands([String])
  }

  let paragraphs: [Paragraph]

  init(_ text: String) {
    var paragraphs: [Paragraph] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { continues = false }
      if line.hasPrefix("#") {
        paragraphs.append(.comment(String(line)))
        continues = false
      } else if line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        if continues, case .commands(let commands) = paragraphs.last {
          paragraphs[paragraphs.count - 1] = .commands(commands + [command])
        } else {
          paragraphs.append(.commands([command]))
        }
        continues = true
      }
    }
    self.paragraphs = paragraphs
  }

  /// Runs the commands, each paragraph in its own copy of the template, and returns the whole text as it is now.
  func replayed(in template: Sandbox) throws -> String {
    var text = ""
    for (number, paragraph) in paragraphs.enumerated() {
      switch paragraph {
      case .comment(let line): text += (number == 0 ? "" : "\n") + line + "\n"
      case .commands(let commands): text += "\n" + (try Self.session(commands, template))
      }
    }
    return text
  }

  private static func session(_ commands: [String], _ template: Sandbox) throws -> String {
    let sandbox = try Sandbox()
    var script = "cp -R \"$TEMPLATE/.\" . && cd repository || exit\neast() { \"$EAST\" \"$@\"; }\n"
    for command in commands { script += "{ \(command)\n} 2>&1\nprintf '\\036%d\\036' $?\n" }
    let variables = Sandbox.environment.merging([
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": sandbox.url("home").path,
      "EAST": productsDirectory.appending(path: "east").path, "TEMPLATE": template.root.path,
    ]) { $1 }
    let ending = try run(
      env, ["-i"] + variables.map { "\($0)=\($1)" }.sorted() + ["sh", "-c", script], in: sandbox.root)
    let fields = ending.text.split(separator: "\u{1e}", omittingEmptySubsequences: false)
    var text = ""
    for (number, command) in commands.enumerated() where fields.count > number * 2 + 1 {
      let output = fields[number * 2]
      text += "$ \(command)\n" + output + (output.isEmpty || output.hasSuffix("\n") ? "" : "\n")
      if fields[number * 2 + 1] != "0" { text += "exit \(fields[number * 2 + 1])\n" }
    }
    return text.replacing(sandbox.root.path, with: "/tmp").replacing(/(libgit2 +)[0-9.]+/) { $0.1 + "N" }
  }
}
