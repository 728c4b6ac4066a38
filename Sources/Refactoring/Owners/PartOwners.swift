import Analysis
import Findings

/// Finds owners, each once.
struct PartOwners {
  let table: SymbolTable
  private let sources: [ByteString: SourceText]
  private var analyzer: ChainAnalyzer
  private var known: [DeclarationID: Result<PartOwner, Reason>] = [:]

  init(_ table: SymbolTable, _ library: Library, _ sources: [ByteString: SourceText]) {
    self.table = table
    self.sources = sources
    analyzer = ChainAnalyzer(table, library)
  }

  func source(of file: Int) throws(Reason) -> SourceText {
    guard let source = sources[table.path(of: file)] else {
      throw Reason("'\(table.path(of: file))' cannot be read")
    }
    return source
  }

  func label(ofArgument argument: UInt32, in file: Int) -> String { table.facts(of: file).label(ofArgument: argument) }

  mutating func owner(of property: DeclarationID) throws(Reason) -> PartOwner {
    if let found = known[property] { return try found.get() }
    do throws(Reason) {
      let owner = try PartOwner(property, table, &analyzer, try source(of: table.file(of: property)))
      known[property] = .success(owner)
      return owner
    } catch {
      known[property] = .failure(error)
      throw error
    }
  }

  mutating func leaf(_ step: PathStep, of owners: [PartOwner]) throws(Reason) -> Leaf {
    try Leaf(step, of: owners, table, &analyzer, sources)
  }
}
