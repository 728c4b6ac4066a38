package import Findings
import SwiftReader

extension Codebase {
  /// Returns each name by which a module of the repository's files may be known.
  package func moduleNames() -> Set<ByteString> {
    files.indices.reduce(into: []) { names, file in
      if !table.isDependency(file) { names.formUnion(table.moduleNames(ofFile: file)) }
    }
  }

  /// The module of each file, by path.
  package var modulesByPath: [ByteString: ByteString] {
    files.indices.reduce(into: [:]) { $0[table.path(of: $1)] = table.moduleName(ofFile: $1) }
  }

  /// Lists for each boundary the members of its home module that chains of its user module use, once for every
  /// declaration and member. A module is named like its target or its folder; a file that has both names crosses
  /// nothing.
  ///
  /// - Returns: for each boundary the crossings in linted files, and the number of those in all files that count.
  ///
  /// The chains of the users' files are walked once, whatever the number of boundaries.
  package func crossings(of boundaries: [(user: ByteString, home: ByteString)]) -> [(linted: [EdgeUse], count: Int)] {
    let modules = files.indices.map { table.isDependency($0) ? [] : table.moduleNames(ofFile: $0) }
    let homes = Dictionary(grouping: boundaries, by: \.user).mapValues { Set($0.map(\.home)) }
    let homesOfFiles = modules.map { own in Set(own.flatMap { homes[$0] ?? [] }).subtracting(own) }
    let users = files.indices.filter {
      !homesOfFiles[$0].isEmpty && files[$0].isCounted && !files[$0].isInterface
    }
    let crossing = uses(.read, in: users) { analyzer, step in
      !step.found.isNone
        && !homesOfFiles[analyzer.file].isDisjoint(with: modules[table.file(of: step.found)])
    }
    return boundaries.map { user, home in
      crossing.reduce(into: (linted: [], count: 0)) { found, crossing in
        let (file, steps) = crossing
        guard modules[file].contains(user), homesOfFiles[file].contains(home) else { return }
        let crossed = steps.filter { modules[table.file(of: $0.hop.member)].contains(home) }
        let uses = FileUses(in: file, of: table).edgeUses(of: crossed)
        found.count += uses.count
        if files[file].isLinted { found.linted += uses }
      }
    }
  }
}
