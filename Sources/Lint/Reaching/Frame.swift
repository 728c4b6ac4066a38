import SwiftReader

/// One file while it is judged: its facts and what was found out about them so far.
struct Frame {
  let file: Int
  let facts: FileFacts
  let spellings: [Spelling]
  let index: FileIndex
  /// Whether results are kept. An initial value is looked at from many files; there nothing is, and locals are unknown.
  let remembers: Bool
  /// What is known of every chain; of a chain that is being walked, that nothing is known.
  var chains: [Standing]
  var chainStates: [Progress]
  var bindings: [Standing]
  var bindingStates: [Progress]
  var assignments: [Standing]
  var assignmentStates: [Progress]
  /// The type of the value before every link, as far as the chains were walked.
  var receivers: [KnownType]

  /// The declarations around what is judged, found once for every declaration.
  var sites: [Site] = []
  var siteNumbers = HashIndex()

  enum Progress: UInt8 { case open, underWay, done }

  /// No file.
  static let empty = Frame()

  private init() {
    (file, facts, spellings, index) = (0, FileFacts(), [], FileIndex())
    (chains, chainStates, bindings, bindingStates, receivers) = ([], [], [], [], [])
    (assignments, assignmentStates) = ([], [])
    remembers = false
  }

  init(_ file: Int, _ table: SymbolTable, remembers: Bool) {
    self.file = file
    facts = table.files[file].facts
    spellings = table.spellings[file]
    index = remembers ? FileIndex(facts) : FileIndex()
    self.remembers = remembers
    chains = Array(repeating: .unknown, count: remembers ? facts.chains.count : 0)
    chainStates = Array(repeating: .open, count: remembers ? facts.chains.count : 0)
    bindings = Array(repeating: .unknown, count: remembers ? facts.bindings.count : 0)
    bindingStates = Array(repeating: .open, count: remembers ? facts.bindings.count : 0)
    assignments = Array(repeating: .unknown, count: remembers ? facts.assignments.count : 0)
    assignmentStates = Array(repeating: .open, count: remembers ? facts.assignments.count : 0)
    receivers = Array(repeating: .unknown, count: remembers ? facts.links.count : 0)
  }


  func spelling(_ name: Name) -> Spelling { spellings[Int(name.index)] }
}
