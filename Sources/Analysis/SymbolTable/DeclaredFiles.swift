import Findings
import SwiftReader

/// The files of the repository, and where the declarations of each begin.
package struct DeclaredFiles: Sendable {
  let files: [SourceFile]
  /// For every file its facts; empty if each file unpacks its own.
  let unpacked: [Shared<FileFacts>]
  /// For every file the spellings of its names; empty if each file finds its own out.
  let spellings: [[Spelling]]
  /// For every file what it adds to the table; empty if each file finds it out.
  let members: [Shared<FileMembers>]
  /// For every file a number of its path.
  let pathHashes: [PathHash]
  /// For every declaration its label.
  let labels: [Label]
  let modules: Modules
  /// For every file the number of its first declaration.
  let bases: [UInt32]
  /// For every declaration its file.
  let fileOf: [UInt32]
}

extension DeclaredFiles {
  /// Takes files that are all read: their facts are unpacked.
  init(_ files: [SourceFile], _ manifests: [Manifest], since older: OlderTable?, jobs: Int) {
    let files = concurrentMap(over: files.count, jobs: jobs) { files[$0].unpacked }
    let spellings = concurrentMap(over: files.count, jobs: jobs) {
      older?.spellings(of: $0) ?? files[$0].facts.spellings
    }
    let members = concurrentMap(over: files.count, jobs: jobs, with: TraitWords.init) { words, file in
      older?.members(of: file) ?? Shared(FileMembers(of: files[file].facts, spellings[file], words))
    }
    let paths = files.map { PathHash($0.path) }
    let labels = concurrentMap(over: files.count, jobs: jobs) {
      older?.labels(of: $0) ?? files[$0].facts.labels(spellings[$0], at: paths[$0])[...]
    }
    let imports = files.indices.map { file in files[file].facts.imports.map { spellings[file][Int($0.index)] } }
    let places = places(ofDeclarations: files.map { UInt32($0.facts.declarations.count) })
    self.init(
      files: files, unpacked: files.map(\.shared), spellings: spellings, members: members, pathHashes: paths,
      labels: labels.flatMap(\.self),
      modules: older?.modules(files, importing: imports, manifests)
        ?? Modules(files, importing: imports, manifests), bases: places.bases, fileOf: places.fileOf)
  }

  /// Takes files that declare what others did.
  ///
  /// - Parameters:
  ///   - counts: for every file the number of its declarations.
  ///   - imports: for every file the modules that it imports.
  init(
    _ files: [SourceFile], declaring counts: [UInt32], labels: [Label], importing imports: [[Spelling]],
    _ manifests: [Manifest]
  ) {
    let places = places(ofDeclarations: counts)
    self.init(
      files: zip(files, counts).map { SourceFile($0, requiring: Int($1)) }, unpacked: [], spellings: [], members: [],
      pathHashes: files.map { PathHash($0.path) }, labels: labels,
      modules: Modules(files, importing: imports, manifests), bases: places.bases, fileOf: places.fileOf)
  }

  /// Returns the table with other contents, which declare the same, in the places of some files.
  func replacing(_ sources: [(file: Int, source: SourceFile)]) -> DeclaredFiles {
    var (files, unpacked, spellings, members) = (files, unpacked, spellings, members)
    let words = TraitWords()
    for (file, source) in sources {
      files[file] = source
      if spellings.isEmpty { continue }
      (unpacked[file], spellings[file]) = (source.shared, source.spellings)
      members[file] = Shared(FileMembers(of: source.facts, spellings[file], words))
    }
    return with(files, unpacked, spellings, members)
  }

  /// Returns the table as if only these of its linted files were linted; the others count still.
  func linting(only wanted: Set<Int>) -> DeclaredFiles {
    var files = files
    for file in files.indices where files[file].isLinted && !wanted.contains(file) {
      files[file] = files[file].unlinted
    }
    return with(files, unpacked, spellings, members)
  }

  private func with(
    _ files: [SourceFile], _ unpacked: [Shared<FileFacts>], _ spellings: [[Spelling]],
    _ members: [Shared<FileMembers>]
  ) -> DeclaredFiles {
    DeclaredFiles(
      files: files, unpacked: unpacked, spellings: spellings, members: members, pathHashes: pathHashes, labels: labels,
      modules: modules, bases: bases, fileOf: fileOf)
  }

  /// For every file the number of its declarations.
  var counts: [UInt32] {
    let ends = bases.dropFirst() + [UInt32(labels.count)]
    return zip(bases, ends).map { $1 - $0 }
  }
}

/// For every file the number of its first declaration, and for every declaration its file.
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
