package import Findings

extension Codebase {
  /// Returns the uses of properties of other files in the linted files.
  package func foreignUsesOfOthers() -> ForeignUses {
    var found = ForeignUses()
    found.codebase = digest
    found.files = files.indices.filter { files[$0].isLinted }.map { UInt32($0) }
    for analysis in analyses { found.uses += analysis.foreignUses(in: table) }
    return found
  }

  /// Counts uses in files of which only the interface is known.
  ///
  /// - Returns: whether the uses belong to this codebase; otherwise nothing is counted.
  package mutating func count(_ new: ForeignUses) -> Bool {
    guard new.codebase == digest, new.files.allSatisfy({ Int($0) < files.count }),
      new.uses.allSatisfy({ isDeclared($0.property) && ($0.user.isNone || isDeclared($0.user)) })
    else { return false }
    // A file may be in the results of several parts.
    let missing = Set(new.files.map { Int($0) }).intersection(filesWithUnknownUses)
    foreignUses += new.uses.filter { missing.contains($0.file) }
    knownUsers.formUnion(missing)
    return true
  }

  private func isDeclared(_ id: DeclarationID) -> Bool { Int(id.index) < table.labels.count }

  /// The paths of the counted files whose uses are not known.
  package var pathsWithUnknownUses: [ByteString] { filesWithUnknownUses.map { files[$0].path } }

  private var filesWithUnknownUses: [Int] {
    files.indices.filter { files[$0].isInterface && files[$0].isCounted && !knownUsers.contains($0) }
  }

  /// A hash of the paths, contents and modules of all files, the same in every run.
  private var digest: UInt64 {
    files.reduce(table.moduleDigest) { digest, file in
      let words = file.content?.words ?? []
      return words.reduce(mix64(digest &+ PathHash(file.path).value)) { mix64($0 &+ UInt64($1)) }
    }
  }
}

extension FileAnalysis {
  fileprivate func foreignUses(in table: SymbolTable) -> [ForeignUse] {
    let usesOfFile = FileUses(in: file, of: table)
    var uses: [ForeignUse.Place: ForeignUse] = [:]
    for confidence in Confidence.allCases {
      // Another part may contain files that are linted here as well.
      for bridging in bridging(confidence) where table.file(of: bridging.hop.member) != file {
        let use = ForeignUse(
          property: bridging.hop.member, user: usesOfFile.declaration(of: bridging), file: file, link: bridging.link,
          member: usesOfFile.member(at: bridging.link), position: usesOfFile.position(of: bridging.link),
          confidences: [])
        uses[use.place, default: use].confidences.append(confidence)
      }
    }
    return uses.values.sorted { ($0.link, $0.property.index) < ($1.link, $1.property.index) }
  }
}
