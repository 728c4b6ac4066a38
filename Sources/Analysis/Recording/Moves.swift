import SwiftReader

/// The new numbers of a record's files and declarations in a codebase.
struct Moves {
  private let record: AnalysisRecord
  /// The number in the codebase of each file of the record; `nil` if the codebase does not have the file.
  private let files: [Int?]
  /// For each changed file of the record, the number of the equal declaration now, by declaration.
  private var declarations: [Int: [UInt32?]] = [:]
  /// Whether all declarations still have their numbers.
  private let areSame: Bool

  init(_ record: AnalysisRecord, _ files: [Int?], areSame: Bool) {
    (self.record, self.files, self.areSame) = (record, files, areSame)
  }

  /// Records the equal declarations of a file that changed.
  mutating func note(_ newer: [UInt32?], in file: Int) { declarations[file] = newer }

  /// Returns an analysis with the new numbers of files and declarations; `nil` if a number is invalid there.
  func moved(_ analysis: FileAnalysis, to file: Int, in table: SymbolTable) -> FileAnalysis? {
    var analysis = analysis
    analysis.file = file
    if analysis.uses.isEmpty { return analysis }
    let sizes = FactSizes(of: file, in: table)
    for index in analysis.uses.indices {
      let use = analysis.uses[index]
      guard sizes.explain(use), max(Int(use.part), Int(use.owner)) <= analysis.typeNames.count else { return nil }
      let member = use.hop.member
      if member.isNone { continue }
      if areSame {
        guard member.index < table.labels.count else { return nil }
        continue
      }
      guard let moved = moved(member, in: table) else { return nil }
      analysis.uses[index].hop.member = moved
    }
    return analysis
  }

  private func moved(_ id: DeclarationID, in table: SymbolTable) -> DeclarationID? {
    guard let (old, local) = record.place(of: id), let new = files[old] else { return nil }
    let newer = declarations[old]
    guard Int(local) < newer?.count ?? table.declarations(in: new).count else { return nil }
    guard let place = newer.map({ $0[Int(local)] }) ?? local else { return nil }
    return table.id(place, in: new)
  }
}

/// The numbers of chains, links, names and bindings in a file's facts.
private struct FactSizes {
  let (chains, links): (Int, Int)
  let (names, bindings): (Int, Int)

  init(of file: Int, in table: SymbolTable) {
    (chains, links, names, bindings) = table.read(file) {
      ($0.chains.count, $0.links.count, $0.names.count, $0.bindings.count)
    }
  }

  /// Returns whether everything to which a use refers exists in the facts.
  func explain(_ use: Use) -> Bool {
    Int(use.chain) < chains && Int(use.link) < links && Int(use.hop.name.index) < names
      && Int(use.binding) <= bindings && Int(use.precedent) <= chains
  }
}
