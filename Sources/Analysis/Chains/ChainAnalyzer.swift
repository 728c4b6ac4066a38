import Findings
import SwiftReader

/// Analyzes file after file: what stands where, of what type, how far past a friend. Each thread has its own.
package struct ChainAnalyzer {
  package var types: TypeResolver
  package var frame: Frame
  /// The types of properties without a written one, by declaration and level.
  var inferred = HashIndex(minimumCapacity: 1024)
  /// Which types of the repository are like a library's values, as far as anybody asked.
  var scalars = HashIndex()
  /// For a file the types that are encoded as one value, as far as anybody asked.
  var singleValueTypes: [Int: Set<DeclarationID>] = [:]
  /// For a file the first binding of each name, as far as anybody asked.
  var firstBindings: [Int: [Name: UInt32]] = [:]
  /// How many more properties without a written type may be followed, one from another.
  var level = Limits.inferredProperties
  /// The definitions of the current file that are being found out.
  var evaluation = EvaluationStack<Definition, ValueOrigin>()
  /// The definition at which the stack ended.
  var postponed: Definition?
  /// How many open definitions need no stack, because they begin anew when others are answered.
  var resumable = 0
  /// The walk that the newest definition made.
  var endedWalk: ChainWalk?
  /// The walks that are done of chains that are not yet known, with the chains' positions in the evaluation.
  var unfinished: [(position: Int, walk: ChainWalk)] = []
  /// How deep the value that is looked at is nested in the innermost definition.
  var nesting = 0
  var violations: [Violation] = []
  var chainCounts = ChainCounts()
  /// While a chain is explained, what its steps came to.
  var trace: Trace?

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

  /// Makes a file the one that is analyzed.
  mutating func open(_ file: Int) {
    frame = Frame(file, table, cachesResults: true)
    types.file = file
    violations = []
    chainCounts = ChainCounts()
  }

  /// Analyzes every chain of a file.
  mutating func analyze(_ file: Int) -> FileAnalysis {
    open(file)
    for chain in frame.chainNumbers where trace != nil || mayViolate(frame.chain(chain)) {
      _ = origin(ofChain: chain)
    }
    chainCounts.chains = frame.chainNumbers.count
    return FileAnalysis(file: file, violations: violations.sorted { $0.chain < $1.chain }, chainCounts: chainCounts)
  }
}

/// What was found in one file.
package struct FileAnalysis: Sendable {
  package var file: Int
  /// In the order of the chains.
  package var violations: [Violation]
  var chainCounts: ChainCounts
}
