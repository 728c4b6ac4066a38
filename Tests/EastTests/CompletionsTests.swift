import Foundation
import Running
import Testing

@Suite("east completions")
struct CompletionsTests {
  private static let east = productsDirectory.appending(path: "east")

  @Test(
    "complete in a real bash",
    arguments: [
      (["sh"], "show-config"),
      (["lint", "--max"], "--max-diagnostics"),
      (["lint", "--preset", "s"], "strict"),
      (["lint", "--preset", "=", "le"], "legacy"),
      (["lint", "--preset", "="], "legacy,recommended,strict"),
      (["lint", "--rule", "write"], "write-through"),
      (["lint", "--format", "sar"], "sarif"),
      (["lint", "--jobs", ""], ""),
      (["lint", "Ca"], "Car.swift"), (["lint", "My"], "My App"), (["lint", "My App/A"], "My App/A *.swift"),
      (["lint", "--config", "My"], "My App"), (["pair", "--all", "Ca"], "Car.swift"), (["explain", "Ca"], "Car.swift"),
      (["explain", "deep"], "deep-key-path"),
      (["completions", "f"], "fish"),
    ])
  func bash(words: [String], offered: String) throws {
    let sandbox = try Sandbox(["Car.swift": "", "My App/A *.swift": ""])
    let script = try Self.script("bash")
    let typed = (["east"] + words).map { "'\($0)'" }.joined(separator: " ")
    let line =
      "COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count); compopt() { :; }; _east; IFS=,; echo \"${COMPREPLY[*]}\""
    let ending = try run(URL(filePath: "/bin/bash"), ["-c", script + line], in: sandbox.root)
    #expect(ending.error == "")
    #expect(ending.text == offered + "\n")
  }

  @Test("are scripts that the shells can read, where they are installed", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    let sandbox = try Sandbox(["script": try Self.script(shell)])
    let ending = try run(
      URL(filePath: "/bin/sh"), ["-c", "command -v \(shell) >/dev/null || exit 0; \(shell) -n script"], in: sandbox.root
    )
    #expect(ending.status == 0)
    #expect(ending.error == "")
  }

  @Test("name every command and every flag", arguments: ["bash", "zsh", "fish", "man"])
  func complete(kind: String) throws {
    let text = try kind == "man" ? Self.output(["help", "--man"]).replacing("\\-", with: "-") : Self.script(kind)
    #expect(kind != "man" || !text.contains("`"), "man prints a back-tick as a quotation mark")
    let help = try Self.output(["help"])
    let commands = help.matches(of: #/\n  ([a-z-]+)  /#).map { String($0.1) }
    #expect(commands.contains("lint"))
    for command in commands {
      #expect(text.contains(command))
      for flag in try Self.output(["help", command]).matches(of: #/ --([a-z-]+)/#) {
        let spelled = kind == "fish" ? "-l \(flag.1)" : "--\(flag.1)"
        #expect(text.contains(spelled), "\(kind) does not know \(command) --\(flag.1)")
      }
    }
  }

  @Test(
    "are refused for another shell",
    arguments: [
      (["fis"], "error: no completions for 'fis'; did you mean 'fish'?\n"),
      ([], "error: `east completions` takes one shell: bash, zsh, fish\n"),
    ])
  func refused(words: [String], sentence: String) throws {
    let ending = try run(Self.east, ["completions"] + words, in: packageDirectory)
    #expect(ending.status == 2)
    #expect(ending.error == sentence)
  }

  private static func script(_ shell: String) throws -> String { try output(["completions", shell]) }

  private static func output(_ words: [String]) throws -> String {
    let ending = try run(east, words, in: packageDirectory)
    #expect(ending.status == 0)
    return ending.text
  }
}
