import Findings
import SwiftReader

/// Resolves the chains of one file after another and measures how far they reach. Each thread has its own.
package struct ChainAnalyzer {
  package var types: TypeResolver
  package var frame: Frame
  /// The types of properties without a written one, by declaration and level.
  var inferred = KeptAnswers<KnownType>(minimumCapacity: 1024)
  /// What was found out about types of the repository so far.
  var verdicts = KeptAnswers<Bool>()
  /// The types that are encoded as one value, for the files asked about so far.
  var singleValueTypes: [Int: Set<DeclarationID>] = [:]
  /// The first binding of each name, for the files asked about so far.
  var firstBindings: [Int: [Name: UInt32]] = [:]
  /// How many more properties without a written type may be followed, one from another.
  var level = Limits.inferredProperties
  /// The definitions of the current file whose origins are being computed.
  var evaluation = EvaluationStack<Definition, ValueOrigin>()
  /// The definition at which the stack ended.
  var postponed: Definition?
  /// How many open definitions need no stack, because they begin anew when others are answered.
  var resumable = 0
  /// The walk that the newest definition made.
  var endedWalk: ChainWalk?
  /// Finished walks of chains whose origins are not final, with the chains' positions in the evaluation.
  var unfinished: [(position: Int, walk: ChainWalk)] = []
  /// The depth of the current value in the innermost definition.
  var nesting = 0
  var violations: [Violation] = []
  var chainCounts = ChainCounts()
  /// Finds out what the analysis of a file rests on.
  private var gathering = QuestionGathering()
  /// The steps of all chains, while chains are explained.
  var trace: [ChainStep]?

  package init(_ table: SymbolTable, _ library: Library) {
    types = TypeResolver(table, library)
    frame = .empty
  }

  package var table: SymbolTable { types.table }
  package var library: Library { types.library }
  var isPostponed: Bool { postponed != nil }

  /// Whether a type is a protocol or a generic parameter.
  func isAbstract(_ type: KnownType) -> Bool { types.isAbstract(type) }
  func text(of type: KnownType) -> String? { types.text(of: type) }

  func shape(of type: KnownType) -> TypeShape { types.shape(of: type) }

  func unwrapped(_ type: KnownType) -> KnownType { types.unwrapped(type) }

  /// Makes a file the current one.
  mutating func open(_ file: Int) {
    frame = Frame(file, table, cachesResults: true)
    types.file = file
    violations = []
    chainCounts = ChainCounts()
  }

  /// Analyzes every chain of a file.
  ///
  /// - Parameter isRecorded: whether what the result rests on is found out.
  mutating func analyze(_ file: Int, isRecorded: Bool) -> FileAnalysis {
    open(file)
    let log = types.questions.begin()
    for chain in frame.chainNumbers where trace != nil || mayViolate(frame.chain(chain)) {
      _ = origin(ofChain: chain)
    }
    chainCounts.chains = frame.chainNumbers.count
    types.questions.end(log)
    let questions = isRecorded ? gathering.questions(of: log.node, askedFor: file, table, &types.questions) : nil
    return FileAnalysis(
      file: file, violations: violations.sorted { $0.chain < $1.chain }, chainCounts: chainCounts,
      questions: questions)
  }
}

/// What was found in one file.
package struct FileAnalysis: Sendable {
  package var file: Int
  /// In the order of the chains.
  package var violations: [Violation]
  var chainCounts: ChainCounts
  /// What the analysis rests on, besides the file's own content, each once; `nil` if nobody wanted to know.
  var questions: QuestionList?

  /// Whether the same was found.
  func isSame(as other: FileAnalysis) -> Bool {
    file == other.file && violations == other.violations && chainCounts == other.chainCounts
  }
}
