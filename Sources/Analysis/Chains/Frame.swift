import Findings
import SwiftReader

/// One file while it is judged: its facts and what was found out about them so far.
package struct Frame {
  let file: Int
  private let source: SourceFile
  let spellings: [Spelling]
  let index: FileIndex
  /// Whether results are kept. An initial value is looked at from many files; there nothing is, and locals are unknown.
  let remembers: Bool
  var chains: Standings
  var bindings: Standings
  var assignments: Standings
  /// The values whose methods are given closures, by the methods' links.
  var receivers: Standings
  /// The chains that are being walked.
  var walks: [WalkedCall] = []
  /// The chains that were walked up to a call, for a closure in it.
  var interrupted: [UInt32: (walk: Walk, standing: Standing)] = [:]
  /// What the steps of those walks came to, while chains are explained.
  var interruptedSteps: [UInt32: [ChainStep]] = [:]
  /// The standings of chains in an initial value seen from elsewhere, by how deep they are nested there.
  var foreignChains: [UInt64: Standing] = [:]
  var foreignWalks = 0
  /// The declarations around what is judged, found once for every declaration.
  var sites: [Site] = []
  var siteNumbers = HashIndex()

  /// No file.
  static let empty = Frame(0, SourceFile(path: "", facts: FileFacts(), isJudged: false), [], remembers: false)

  init(_ file: Int, _ table: SymbolTable, remembers: Bool) {
    self.init(file, table.files[file], table.spellings[file], remembers: remembers)
  }

  private init(_ file: Int, _ source: SourceFile, _ spellings: [Spelling], remembers: Bool) {
    self.file = file
    self.source = source
    self.spellings = spellings
    self.remembers = remembers
    let facts = source.facts
    index = remembers ? FileIndex(facts) : FileIndex()
    chains = Standings(count: remembers ? facts.chains.count : 0)
    bindings = Standings(count: remembers ? facts.bindings.count : 0)
    assignments = Standings(count: remembers ? facts.assignments.count : 0)
    receivers = Standings(count: remembers ? facts.links.count : 0)
  }

  var facts: FileFacts { source.facts }

  func spelling(_ name: Name) -> Spelling { spellings[Int(name.index)] }
}
