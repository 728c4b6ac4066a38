import Findings
import Packages
import SwiftReader

/// The files of the repository, their modules, and the numbers and labels of their declarations.
package struct DeclaredFiles: Sendable {
  let files: [SourceFile]
  /// The facts of each file, by file; empty if each file unpacks its own facts.
  let unpacked: [Shared<FileFacts>]
  /// The spellings of each file's names, by file; empty if they are computed file by file.
  let spellings: [[Spelling]]
  /// What each file adds to the symbol table, by file; empty if it is computed file by file.
  let members: [Shared<FileMembers>]
  /// The hash of each file's path, by file.
  let pathHashes: [PathHash]
  /// The label of each declaration, by declaration.
  let labels: [Label]
  let modules: Modules
  /// The number of each file's first declaration, by file.
  let bases: [UInt32]
  /// The number of the file that contains each declaration, by declaration.
  let fileOf: [UInt32]
}

extension DeclaredFiles {
  /// Creates the table with the facts of all files unpacked, reusing what an older table has for unchanged files.
  init(_ files: [SourceFile], _ manifests: Manifests, since older: OlderTable?, jobs: Int) {
    let files = concurrentMap(over: files.count, jobs: jobs) { files[$0].unpacked }
    let spellings = concurrentMap(over: files.count, jobs: jobs) {
      older?.spellings(of: $0) ?? files[$0].spellings
    }
    let members = concurrentMap(over: files.count, jobs: jobs, with: TraitWords.init) { words, file in
      older?.members(of: file) ?? files[file].read { Shared(FileMembers(of: $0, spellings[file], words)) }
    }
    let paths = files.map { PathHash($0.path) }
    let labels = concurrentMap(over: files.count, jobs: jobs) {
      older?.labels(of: $0) ?? files[$0].labels(spellings[$0], at: paths[$0])[...]
    }
    let imports = files.indices.map { files[$0].imports(spellings[$0]) }
    let places = places(ofDeclarations: files.map { UInt32($0.declarationCount) })
    self.init(
      files: files, unpacked: files.map(\.shared), spellings: spellings, members: members, pathHashes: paths,
      labels: labels.flatMap(\.self),
      modules: older?.modules(files, importing: imports, manifests)
        ?? Modules(files, importing: imports, manifests), bases: places.bases, fileOf: places.fileOf)
  }

  /// Creates the table for files that have the same declarations as those of a stored symbol table.
  ///
  /// - Parameters:
  ///   - counts: the number of each file's declarations, by file.
  ///   - imports: what each file imports, by file.
  init(
    _ files: [SourceFile], declaring counts: [UInt32], labels: [Label], importing imports: [FileImports],
    _ manifests: Manifests
  ) {
    let places = places(ofDeclarations: counts)
    self.init(
      files: zip(files, counts).map { SourceFile($0, requiring: Int($1)) }, unpacked: [], spellings: [], members: [],
      pathHashes: files.map { PathHash($0.path) }, labels: labels,
      modules: Modules(files, importing: imports, manifests), bases: places.bases, fileOf: places.fileOf)
  }

  /// Returns the table with new contents of some files, which must have the same declarations.
  func replacing(_ sources: [(file: Int, source: SourceFile)]) -> DeclaredFiles {
    var (files, unpacked, spellings, members) = (files, unpacked, spellings, members)
    let words = TraitWords()
    for (file, source) in sources {
      files[file] = source
      if spellings.isEmpty { continue }
      (unpacked[file], spellings[file]) = (source.shared, source.spellings)
      members[file] = Shared(FileMembers(of: source.facts, spellings[file], words))
    }
    return with(files: files, unpacked: unpacked, spellings: spellings, members: members)
  }

  /// Returns the table with only the given files linted, of those that are linted now; the others are still counted.
  func linting(only wanted: Set<Int>) -> DeclaredFiles {
    var files = files
    for file in files.indices where files[file].isLinted && !wanted.contains(file) {
      files[file] = files[file].unlinted
    }
    return with(files: files, unpacked: unpacked, spellings: spellings, members: members)
  }

  private func with(
    files: [SourceFile], unpacked: [Shared<FileFacts>], spellings: [[Spelling]], members: [Shared<FileMembers>]
  ) -> DeclaredFiles {
    DeclaredFiles(
      files: files, unpacked: unpacked, spellings: spellings, members: members, pathHashes: pathHashes, labels: labels,
      modules: modules, bases: bases, fileOf: fileOf)
  }

  /// The number of each file's declarations, by file.
  var counts: [UInt32] {
    let ends = bases.dropFirst() + [UInt32(labels.count)]
    return zip(bases, ends).map { $1 - $0 }
  }
}

/// Returns the number of each file's first declaration, by file, and the file of each declaration, by declaration.
private func places(ofDeclarations counts: [UInt32]) -> (bases: [UInt32], fileOf: [UInt32]) {
  var bases: [UInt32] = []
  var fileOf: [UInt32] = []
  bases.reserveCapacity(counts.count)
  for (file, count) in counts.enumerated() {
    bases.append(UInt32(fileOf.count))
    fileOf.append(contentsOf: repeatElement(UInt32(file), count: Int(count)))
  }
  return (bases, fileOf)
}
