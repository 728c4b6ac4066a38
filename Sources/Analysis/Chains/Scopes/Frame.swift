import Findings
import SwiftReader

/// One file while it is analyzed: its facts and what was found out about them so far.
package struct Frame {
  let file: Int
  private let shared: Shared<FileFacts>
  let spellings: [Spelling]
  let index: FileIndex
  /// Whether results are kept. An initial value is looked at from many files; there nothing is, and locals are unknown.
  let cachesResults: Bool
  var chains: OriginTable
  var bindings: OriginTable
  var assignments: OriginTable
  /// The values whose methods are given closures, by the methods' links.
  var receivers: OriginTable
  /// The chains that are being walked.
  var walks: [WalkedCall] = []
  /// The chains that were walked up to a call, for a closure in it.
  var interrupted: [UInt32: (walk: ChainWalk, origin: ValueOrigin)] = [:]
  /// What the steps of those walks came to, while chains are explained.
  var interruptedSteps: [UInt32: [ChainStep]] = [:]
  /// The origins of chains in an initial value seen from elsewhere, by how deep they are nested there.
  var foreignChains: [UInt64: ValueOrigin] = [:]
  var foreignWalks = 0
  /// The declarations around what is analyzed, found once for every declaration.
  var sites: [Site] = []
  var siteNumbers = HashIndex()
  /// What is assigned to `view`, once that was asked for.
  var pages: Set<Page>?

  /// No file.
  static let empty = Frame(0, SourceFile(path: "", facts: FileFacts(), isLinted: false), [], cachesResults: false)

  init(_ file: Int, _ table: SymbolTable, cachesResults: Bool) {
    self.init(file, table.files[file], table.spellings(in: file), cachesResults: cachesResults)
  }

  private init(_ file: Int, _ source: SourceFile, _ spellings: [Spelling], cachesResults: Bool) {
    self.file = file
    shared = source.shared
    self.spellings = spellings
    self.cachesResults = cachesResults
    let facts = source.facts
    index = cachesResults ? FileIndex(facts) : FileIndex()
    chains = OriginTable(count: cachesResults ? facts.chains.count : 0)
    bindings = OriginTable(count: cachesResults ? facts.bindings.count : 0)
    assignments = OriginTable(count: cachesResults ? facts.assignments.count : 0)
    receivers = OriginTable(count: cachesResults ? facts.links.count : 0)
  }

  var facts: FileFacts { shared.value }

  func spelling(_ name: Name) -> Spelling { spellings[Int(name.index)] }
}
