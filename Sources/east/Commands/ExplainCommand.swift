import Git
import Lint
import Rules
import SwiftReader

/// Shows a rule's page, or what is known of the chains at a place.
func explain(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  guard let subject = arguments.operands.first, arguments.operands.count == 1 else {
    throw Failure("'east explain' takes one rule or FILE:LINE:COLUMN; 'east rules' lists the rules")
  }
  if let place = Spot(subject) {
    StandardStream.output.write(try await explanation(at: place, arguments))
  } else if subject == UnreadFile.id {
    StandardStream.output.write(UnreadFile.page)
  } else {
    guard let rule = rules.first(where: { $0.id == subject }) else { throw unknownRule(subject) }
    StandardStream.output.write(rule.page.text)
  }
  return .clean
}

/// `FILE:LINE:COLUMN`
private struct Spot {
  let file: String
  let position: Position

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
      return nil
    }
    file = parts.dropLast(2).joined(separator: ":")
    position = Position(line: line, column: column)
  }
}

private func explanation(at spot: Spot, _ arguments: Arguments) async throws(Failure) -> String {
  let input = try InputOrder(arguments, operands: [spot.file], judgesTests: true)
  let listing = try input.listing(Log(isQuiet: input.isQuiet))
  let reading = try await Reading(listing, jobs: input.jobs, ticker: Ticker(isQuiet: input.isQuiet))
  let codebase = Codebase(reading.files, jobs: input.jobs)
  guard let file = reading.files.first(where: \.isJudged) else {
    throw Failure("'\(spot.file)' is no Swift file of the repository; name one as FILE:LINE:COLUMN")
  }
  guard let explanation = codebase.explanation(path: file.path, position: spot.position) else {
    throw Failure("'\(spot.file)' has no line \(spot.position.line)")
  }
  return text(of: explanation, path: file.path, spot.position)
}

extension Page {
  /// The page as people read it.
  fileprivate var text: String {
    let parts = sections.map { "## \($0.title)\n\n\($0.text)\n" }
    return "# \(id)\n\n\(summary)\n\n\(parts.joined(separator: "\n"))"
  }
}
