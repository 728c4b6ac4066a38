import Foundation
import Running
import Testing

/// A branch decides what is in its checkout: a tool or a cache there is one that the branch brings along.
@Suite("What CI jobs are told to run")
struct SnippetTests {
  private static let files: [String] = {
    let folders = ["Sources/east/Snippets", "Documentation", "Documentation/Internals"]
      .map { packageDirectory.appending(path: $0) }
    let found = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { !$0.hasPrefix(".") && $0.contains(".") }.map { folder.appending(path: $0).path }
    }
    return (found + ["action.yml", "README.md"].map { packageDirectory.appending(path: $0).path }).sorted()
  }()

  @Test("keeps tool and cache outside the checkout", arguments: files)
  func outside(file: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("#") {
      let words = line.split(separator: " ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'`)")) }
      if line.contains("git clone ") { #expect(isOutside(words.last ?? ""), "\(line)") }
      for (flag, directory) in zip(words, words.dropFirst()) where flag == "--cache-dir" {
        #expect(isOutside(directory) || directory == "DIR", "\(line)")
      }
      // What a system keeps between jobs is put into the checkout.
      #expect(words != ["cache:"] && !line.hasSuffix(" cache:"))
    }
  }

  private func isOutside(_ path: String) -> Bool { ["/", "../", "$", "~"].contains { path.hasPrefix($0) } }

  @Test("are found, so that none is forgotten")
  func found() {
    #expect(Self.files.count { $0.contains("/Snippets/") } == 7)
  }
}
