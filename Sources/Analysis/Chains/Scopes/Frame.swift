import Findings
import SwiftReader

/// The state of the analysis of one file: its facts and the results that are known so far.
package struct Frame {
  package let file: Int
  private let shared: Shared<FileFacts>
  /// The spellings of all names; empty if each is computed when it is needed.
  private let spellings: [Spelling]
  let index: FileIndex
  /// Whether the frame serves the initial value of a property of another file. Such a value is evaluated from many
  /// files: nothing is cached or recorded for it, and local names are unknown in it.
  let isOfForeignValue: Bool
  var chains: OriginTable
  var bindings: OriginTable
  var assignments: OriginTable
  /// The receivers of methods that take closures, by the links of the methods.
  var receivers: OriginTable
  /// The calls that the current walks of chains have reached, the innermost walk last.
  var walks: [WalkedCall] = []
  /// The interrupted walks of chains, up to a call whose closure asked for its receiver.
  var interrupted: [UInt32: (walk: ChainWalk, origin: ValueOrigin)] = [:]
  /// The steps of the interrupted walks, recorded for `east explain`.
  var interruptedSteps: [UInt32: [ChainStep]] = [:]
  /// The origins of chains in an initial value of another file, by chain and nesting depth.
  var foreignChains: [UInt64: ValueOrigin] = [:]
  var foreignWalks = 0
  /// The sites of the file's declarations, computed once for each.
  var sites: [Site] = []
  var siteNumbers = HashIndex()
  /// The chains that are the only statements of scopes; made when they are first asked for.
  var onlyStatements: [UInt32?]?

  /// A frame without a file.
  static let empty = Frame(0, SourceFile(path: "", facts: FileFacts(), role: .test), [], isOfForeignValue: true)

  init(_ file: Int, _ table: SymbolTable, isOfForeignValue: Bool) {
    // An initial value contains few of the file's names.
    let isLazy = isOfForeignValue && !table.keepsSpellings
    self.init(
      file, table.files[file], isLazy ? [] : table.spellings(in: file), isOfForeignValue: isOfForeignValue)
  }

  private init(_ file: Int, _ source: SourceFile, _ spellings: [Spelling], isOfForeignValue: Bool) {
    self.file = file
    shared = source.shared
    self.spellings = spellings
    self.isOfForeignValue = isOfForeignValue
    index = isOfForeignValue ? FileIndex() : FileIndex(shared.value)
    chains = OriginTable(count: isOfForeignValue ? 0 : shared.value.chains.count)
    bindings = OriginTable(count: isOfForeignValue ? 0 : shared.value.bindings.count)
    assignments = OriginTable(count: isOfForeignValue ? 0 : shared.value.assignments.count)
    receivers = OriginTable(count: isOfForeignValue ? 0 : shared.value.links.count)
  }

  var facts: FileFacts { shared.value }

  func spelling(_ name: Name) -> Spelling {
    spellings.isEmpty ? shared.value.spelling(of: name) : spellings[Int(name.index)]
  }

  /// Returns whether a name is that of a projection, such as `$title`.
  func isProjection(_ name: Name) -> Bool {
    withExtendedLifetime(shared) { $0.value.names.utf8(of: name).first == UInt8(ascii: "$") }
  }
}
