import SwiftReader

/// Where the declarations of a record are now.
struct Moves {
  private let record: AnalysisRecord
  /// For every file of the record the codebase's.
  private let files: [Int?]
  /// For the changed files of the record, by declaration, the one that says the same now.
  private var declarations: [Int: [UInt32?]] = [:]
  /// Whether all declarations have their numbers still.
  private let areSame: Bool

  init(_ record: AnalysisRecord, _ files: [Int?], areSame: Bool) {
    (self.record, self.files, self.areSame) = (record, files, areSame)
  }

  /// Takes note of a file that changed.
  mutating func note(_ newer: [UInt32?], in file: Int) { declarations[file] = newer }

  /// The same result where declarations and files have other numbers; `nil` where the numbers mean nothing there.
  func moved(_ analysis: FileAnalysis, to file: Int, in table: SymbolTable) -> FileAnalysis? {
    var analysis = analysis
    analysis.file = file
    if analysis.violations.isEmpty { return analysis }
    let sizes = FactSizes(of: file, in: table)
    for index in analysis.violations.indices {
      guard sizes.explain(analysis.violations[index]) else { return nil }
      let member = analysis.violations[index].hop.member
      if member.isNone { continue }
      if areSame {
        guard member.index < table.labels.count else { return nil }
        continue
      }
      guard let moved = moved(member, in: table) else { return nil }
      analysis.violations[index].hop.member = moved
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

/// How much the facts of a file hold.
private struct FactSizes {
  let (chains, links): (Int, Int)
  let (names, bindings): (Int, Int)

  init(of file: Int, in table: SymbolTable) {
    (chains, links) = table.read(file) { ($0.chains.count, $0.links.count) }
    (names, bindings) = table.read(file) { ($0.names.count, $0.bindings.count) }
  }

  /// Whether all that a violation names is there.
  func explain(_ violation: Violation) -> Bool {
    Int(violation.chain) < chains && Int(violation.link) < links && Int(violation.hop.name.index) < names
      && Int(violation.binding) <= bindings
  }
}
