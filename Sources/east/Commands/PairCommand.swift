import Git
import PairWriting
import Refactoring
import Reports
import SwiftReader

/// Prints a provider/component pair for a name and a type, or a patch that removes an edge.
func pair(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  guard let edge = arguments[.edge] else {
    try printOut(page(of: arguments.operands, isAspect: arguments.has(.aspect)))
    return .clean
  }
  let options = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  let patch = try await LintSession(options).patch(ofEdge: edge)
  try printOut(patch.text)
  let log = Log(arguments)
  for site in patch.left { log.warn(site.sentence) }
  let uses = patch.rewritten + patch.left.count
  log.say("rewrote \(patch.rewritten) of \(pluralized(uses, "use")) of '\(edge)'")
  return patch.rewritten > 0 ? .clean : .found
}

private func page(of words: [String], isAspect: Bool) throws(Failure) -> String {
  guard words.count == 2 else {
    throw Failure("'east pair' takes a name and a type, as in 'east pair Count Int', or --edge OWNER.PROPERTY")
  }
  do {
    let (name, type) = (try PairName(words[0]), try PairType(words[1]))
    return isAspect ? Pair.aspect(name, type) : Pair.page(name, type)
  } catch {
    throw Failure(error.sentence)
  }
}

extension LeftSite {
  fileprivate var sentence: String {
    "\(path):\(position.line):\(position.column): '\(chain)' is not rewritten: \(reason)"
  }
}
