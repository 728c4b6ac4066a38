import Analysis
import Findings
import SwiftReader

/// A cache of the owners of properties.
struct PartOwners {
  let table: SymbolTable
  var imports: ImportsOfFiles
  private let sources: [ByteString: SourceText]
  private var analyzer: ChainAnalyzer
  private var known: [DeclarationID: Result<PartOwner, Reason>] = [:]
  private lazy var heirs = Heirs(table)

  init(_ table: SymbolTable, _ library: Library, _ sources: [ByteString: SourceText]) {
    self.table = table
    self.sources = sources
    imports = ImportsOfFiles(table, library)
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
      if table.isOfDependency(property) { throw Reason("a part on the way is declared in a dependency") }
      let owner = try PartOwner(
        of: property, in: table, &analyzer, source: try source(of: table.file(of: property)), heirs: heirs)
      known[property] = .success(owner)
      return owner
    } catch {
      known[property] = .failure(error)
      throw error
    }
  }

  mutating func leaf(_ step: PathStep, of owners: [PartOwner], in site: UseSite) throws(Reason) -> Leaf {
    let facts = table.facts(of: site.file)
    let isUsed =
      site.setMember != nil
      || site.rest.first.map { facts.goesOn(atLink: $0) } ?? false
    return try Leaf(
      step, of: owners, in: table, &analyzer, sources: sources, isUsed: isUsed, around: isolation(around: site))
  }

  /// Returns the isolation of the type that contains the code of a use.
  private mutating func isolation(around site: UseSite) -> Isolation {
    let scope = table.facts(of: site.file).scopes[Int(site.scope.index)]
    var place = scope.declaration.map { table.id($0, in: site.file) } ?? .none
    while !place.isNone {
      let declaration = table.declaration(place)
      if declaration.says(.nonisolated) { return .none }
      if declaration.kind.isType || declaration.kind == .extension {
        let type = table.type(of: place)
        return type.isNone ? .none : type.isolation(in: &analyzer.types)
      }
      place = table.parent(of: place)
    }
    return .none
  }
}
