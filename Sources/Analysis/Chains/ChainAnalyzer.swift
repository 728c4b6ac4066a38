import Findings
import SwiftReader

/// Resolves the chains of one file after another and measures their reach. Each thread has its own analyzer.
package struct ChainAnalyzer {
  package var types: TypeResolver
  package var frame: Frame
  /// The inferred types of properties without a type annotation, by declaration and level.
  var inferred = KeptAnswers<KnownType>(minimumCapacity: 1024)
  /// The memoized results of ``TypeVerdict``.
  var verdicts = KeptAnswers<Bool>()
  /// The first binding of each name, by file, for the files queried so far.
  var firstBindings: [Int: [Name: UInt32]] = [:]
  /// How many more properties without a type annotation may be followed, each through the initial value of the previous
  /// one.
  var remainingInferences = Limits.inferredProperties
  /// The definitions of the current file whose origins are being computed.
  var evaluation = EvaluationStack<Definition, ValueOrigin>()
  /// The definition that was not evaluated because too many others are open (``Limits/definitions``); `nil` if there is
  /// none.
  var postponed: Definition?
  /// The number of open definitions that do not occupy the call stack, because they are restarted when the definition
  /// that they wait for has an origin.
  var suspendedDefinitions = 0
  /// The walk of the chain that was evaluated last; `nil` after it was taken over.
  var endedWalk: ChainWalk?
  /// Completed walks of chains whose origins are not final yet, with the positions of the chains on the evaluation
  /// stack.
  var pendingWalks: [(position: Int, walk: ChainWalk)] = []
  /// The nesting depth of the current expression inside the innermost open definition.
  var expressionDepth = 0
  var uses: [Use] = []
  /// The names of the types of the parts in ``uses``.
  var typeNames = TypeNames()
  var chainCounts = ChainCounts()
  /// Collects the questions on which the analysis of a file depends.
  private var gathering = QuestionGathering()
  /// The steps of all chains for `east explain`; `nil` if they are not recorded.
  var trace: [ChainStep]?
  /// The names of members and types of which a chain that is traced needs one; `nil` for all chains.
  private var tracedNames: WantedNames?

  /// - Parameter isRecorded: whether the questions on which the analyses of files depend are collected.
  package init(_ table: SymbolTable, _ library: Library, isRecorded: Bool = false) {
    types = TypeResolver(table, library, isLogged: isRecorded)
    frame = .empty
  }

  /// The current file.
  var file: Int { frame.file }
  package var table: SymbolTable { types.table }
  package var library: Library { types.library }
  var isPostponed: Bool { postponed != nil }

  /// Makes a file the current file and clears the results of the previous file.
  mutating func open(_ file: Int) {
    frame = Frame(file, table, isOfForeignValue: false)
    types.file = file
    uses = []
    typeNames = TypeNames()
    chainCounts = ChainCounts()
  }

  /// Analyzes every chain of a file that can use what a friend gave.
  mutating func analyze(_ file: Int) -> FileAnalysis {
    open(file)
    let log = types.asked.questions.begin()
    for chain in frame.chainNumbers where isWanted(frame.chain(chain)) { _ = origin(ofChain: chain) }
    chainCounts.chains = frame.chainNumbers.count
    types.asked.questions.end(log)
    let questions =
      types.asked.questions.isKept
      ? gathering.questions(of: log.node, askedFor: file, table, &types.asked.questions) : nil
    return FileAnalysis(
      file: file, uses: uses.inOrderOfChains, typeNames: typeNames.all, chainCounts: chainCounts,
      questions: questions)
  }

  /// Returns whether a chain is analyzed even if no other chain asks for it.
  private mutating func isWanted(_ chain: Chain) -> Bool {
    guard trace != nil else { return CandidateChain(chain: chain).mayReach(in: &self) }
    guard let names = tracedNames else { return true }
    // What a root names is not used but created: only a type matters there.
    if case .name(let name) = chain.root, names.containsType(frame.spelling(name)) { return true }
    return chain.links.contains {
      frame.link($0).kind == .property && names.contains(frame.spelling(frame.link($0).name))
    }
  }

  /// Analyzes every chain of a file, including those that cannot reach, and records their steps.
  ///
  /// - Returns: the analysis, and the steps of all chains. The steps of a chain in an argument come between the steps
  ///   of the enclosing chain.
  package mutating func trace(_ file: Int) -> (analysis: FileAnalysis, steps: [ChainStep]) { trace(file, of: nil) }

  /// As ``trace(_:)``, without the chains that have none of some names of members and types.
  mutating func trace(_ file: Int, of names: WantedNames?) -> (analysis: FileAnalysis, steps: [ChainStep]) {
    trace = []
    tracedNames = names
    defer { (trace, tracedNames) = (nil, nil) }
    let analysis = analyze(file)
    return (analysis, trace ?? [])
  }
}

/// The result of the analysis of one file.
package struct FileAnalysis: Sendable {
  package var file: Int
  /// The uses of what friends gave, sorted by chain, those of one chain in its order.
  package var uses: [Use]
  /// The names to which ``Use/part`` refers.
  package var typeNames: [String]
  var chainCounts: ChainCounts
  /// The symbol-table questions on which the analysis depends besides the file's own content, each once; `nil` if they
  /// were not collected.
  var questions: QuestionList?

  /// Returns whether both analyses have equal results; the questions are not compared.
  func isSame(as other: FileAnalysis) -> Bool {
    file == other.file && uses == other.uses && typeNames == other.typeNames && chainCounts == other.chainCounts
  }
}

extension [Use] {
  /// The uses sorted by chain; those of one chain keep their order.
  fileprivate var inOrderOfChains: [Use] {
    let isOrdered = indices.dropFirst().allSatisfy { self[$0 - 1].chain <= self[$0].chain }
    if isOrdered { return self }
    return enumerated().sorted { ($0.element.chain, $0.offset) < ($1.element.chain, $1.offset) }.map(\.element)
  }
}
