import Foundation
import Running
import Testing

@testable import east

@Suite("What other linters say")
struct HabitTests {
  @Test("is answered with what this one says", arguments: Habits.flags.keys.sorted())
  func flags(flag: String) throws {
    let error = try Sandbox.repository().east("lint", flag).error
    #expect(error == "error: `east lint` has no flag \(flag); \(try #require(Habits.flags[flag]))\n")
  }

  @Test("a command of another linter is one of ours", arguments: Habits.commands.keys.sorted())
  func commands(command: String) throws {
    let ours = try #require(Habits.commands[command])
    #expect(
      try Sandbox.repository().east(command).error == "error: unknown command '\(command)'; that is `east \(ours)`\n")
    #expect(Verb(rawValue: String(ours.prefix { $0 != " " })) != nil)
  }

  @Test("no answer names a flag or command that does not exist", arguments: Habits.flags.values.sorted())
  func answers(answer: String) {
    for word in answer.matches(of: /--[a-z-]+/) {
      #expect(Flag.allCases.contains { "--\($0.name)" == word.output }, "\(word.output)")
    }
  }

  @Test("a format of another name is one of ours", arguments: [("text", "full"), ("codeclimate", "gitlab")])
  func formats(theirs: String, ours: String) throws {
    let error = try Sandbox.repository().east("lint", "--format", theirs).error
    #expect(error == "error: unknown format '\(theirs)'; did you mean '\(ours)'?\n")
  }
}
