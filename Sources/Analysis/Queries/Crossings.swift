package import Findings
import SwiftReader

extension Codebase {
  /// Lists for each boundary the members of its home module that chains of its user module use, once for every
  /// declaration and member. A module is identified by its folder: the folder in `Sources`, else the first folder of
  /// the path.
  ///
  /// The chains of the users' files are walked once, whatever the number of boundaries.
  package func crossings(of boundaries: [(user: ByteString, home: ByteString)]) -> [[EdgeUse]] {
    let modules = files.indices.map { table.isDependency($0) ? "" : table.moduleName(ofFile: $0) }
    let existing = Set(modules)
    let homes = Dictionary(grouping: boundaries, by: \.user).mapValues { existing.intersection($0.map(\.home)) }
    let homesOfFiles = modules.map { homes[$0] ?? [] }
    let users = files.indices.filter { !homesOfFiles[$0].isEmpty }
    let crossing = violations(.read, in: users) { analyzer, step in
      analyzer.crosses(to: homesOfFiles, modules, at: step.found)
    }
    var found: [[ByteString]: [EdgeUse]] = [:]
    for (file, violations) in crossing {
      for (home, violations) in Dictionary(grouping: violations, by: { modules[table.file(of: $0.hop.member)] }) {
        found[[modules[file], home], default: []] += edgeUses(of: violations, in: file)
      }
    }
    return boundaries.map { found[[$0.user, $0.home]] ?? [] }
  }
}

extension ChainAnalyzer {
  /// Returns whether a member is declared in one of the modules that the analyzed file may not use.
  fileprivate func crosses(to homes: [Set<ByteString>], _ modules: [ByteString], at member: DeclarationID) -> Bool {
    !member.isNone && homes[frame.file].contains(modules[table.file(of: member)])
  }
}
