import Analysis
import Findings
package import Git

/// The packs that the user passes. Their facts are trusted.
package struct FactsPacks: Sendable {
  private let packs: [Pack]
  /// The places of the facts and of the interfaces, by blob id.
  private let places: [PackKind: [ObjectID: Place]]
  /// Whether contents whose facts are in no pack are not read: `--facts-only`.
  let isComplete: Bool

  private struct Place {
    let pack: Int
    let record: Int
    /// The checksum of the facts.
    let sum: UInt64
  }

  /// Opens packs, and checks each of them as a whole.
  ///
  /// - Parameters:
  ///   - names: the files, and directories of files.
  ///   - isComplete: whether contents whose facts are in no pack are not read.
  ///   - kinds: the accepted kinds of packs.
  /// - Throws: if a file is not a pack of this version or is damaged, or if two packs have different facts of one
  ///   content.
  /// - Complexity: O(*n*) in the bytes of the packs.
  package init(named names: [String], isComplete: Bool, kinds: [PackKind]) throws(Failure) {
    self.isComplete = isComplete
    var packs: [Pack] = []
    var places: [PackKind: [ObjectID: Place]] = [:]
    for path in try packPaths(names) {
      let pack = try openPack(path, kinds: kinds)
      for number in 0..<pack.count {
        guard let record = pack.record(number) else { throw .damagedPack(path) }
        let place = Place(pack: packs.count, record: number, sum: record.sum)
        let other = places[pack.kind, default: [:]].updateValue(place, forKey: record.source.id)
        if let other, other.sum != record.sum {
          throw Failure(
            "the packs '\(packs[other.pack].path)' and '\(path)' have different facts of \(record.source.id); "
              + "make both again with `east facts`")
        }
      }
      packs.append(pack)
    }
    (self.packs, self.places) = (packs, places)
  }

  func holds(_ kind: PackKind, of id: ObjectID) -> Bool { places[kind]?[id] != nil }

  /// Whether some files may be known only by their interfaces.
  var haveInterfaces: Bool { places[.interfaces] != nil }

  /// Returns the facts of a content; `nil` if no pack has them.
  ///
  /// - Parameters:
  ///   - size: the size in bytes that the content must have; `nil` for any size.
  ///   - needsBodies: whether an interface is not enough.
  func outcome(of id: ObjectID, size: Int?, needsBodies: Bool) -> ReadOutcome? {
    let kind: PackKind = needsBodies || holds(.facts, of: id) ? .facts : .interfaces
    guard let place = places[kind]?[id], let record = packs[place.pack].record(place.record) else { return nil }
    let known = Int(record.source.size)
    guard known == size ?? known, known <= largestFile else { return nil }
    guard let facts = packs[place.pack].facts(record) else {
      return .unreadable("the pack '\(packs[place.pack].path)' has damaged facts of it")
    }
    return kind == .facts ? .facts(LazyFacts(facts), size: known) : .interface(facts, size: known)
  }

  /// Throws if a commit could replace a pack, because the facts of packs are trusted.
  func requireTrusted(in repository: Repository) throws(Failure) {
    guard let pack = packs.first(where: { $0.isCommitted(to: repository) }) else { return }
    throw Failure(
      "the pack '\(pack.path)' is inside the work tree, where a commit can replace it; move it out of the repository")
  }
}

/// Returns the paths of the named files, and of the files with the suffix in the named directories.
func packPaths(_ names: [String], withSuffix suffix: String = ".pack") throws(Failure) -> [DiskPath] {
  var paths: [DiskPath] = []
  for name in names {
    let path = DiskPath(name)
    guard kind(ofFile: path, followsLinks: true) == .directory else {
      paths.append(path)
      continue
    }
    let files = (try? regularFiles(inDirectory: realPath(of: path) ?? path)) ?? []
    let packs = files.filter { $0.description.hasSuffix(suffix) }
    if packs.isEmpty { throw Failure("the directory '\(path)' has no file '*\(suffix)'; name a pack of `east facts`") }
    paths += packs.map { path.appending($0) }
  }
  return paths
}

private func openPack(_ path: DiskPath, kinds: [PackKind]) throws(Failure) -> Pack {
  do throws(PackError) {
    let pack = try Pack(path, of: .anyone, kinds: kinds)
    guard pack.isSound else { throw PackError.damaged }
    return pack
  } catch {
    throw Failure(error, at: path)
  }
}

extension Failure {
  package init(_ error: PackError, at path: DiskPath) {
    switch error {
    case .unreadable(let reason): self.init("the pack '\(path)' \(reason.reason); pass a file that `east facts` wrote")
    case .noPack: self.init("'\(path)' is not a pack of `east facts`; check the path")
    case .damaged: self = .damagedPack(path)
    case .otherKind(.uses): self.init("'\(path)' is a pack of `east facts --uses`; pass it with --uses")
    case .otherKind(.interfaces):
      self.init(
        "'\(path)' is a pack of `east facts --interfaces`, which only `east lint` and `east facts --uses` use, with --facts; "
          + "make one without --interfaces")
    case .otherKind(.facts): self.init("'\(path)' is a pack of facts; pass it with --facts")
    case .otherVersion(let writer):
      self.init(
        "the pack '\(path)' is from east \(writer.program) (format \(writer.format)), and this is east \(version) "
          + "(format \(PackFormat.version)); make it again with this version's `east facts`")
    }
  }

  fileprivate static func damagedPack(_ path: DiskPath) -> Failure {
    Failure("the pack '\(path)' is damaged or not complete; make it again with `east facts`")
  }

  /// Returns the failure that lists the contents whose facts no pack has.
  package static func unknownFacts(of contents: [(path: RepositoryPath, id: ObjectID?)]) -> Failure {
    let lines = contents.map { "\($0.id.map(\.description) ?? "-") \($0.path)" }
    return Failure(
      "the packs lack the facts of \(pluralized(contents.count, "file")), listed below; add the missing packs, or omit "
        + "--facts-only",
      appendix: lines.joined(separator: "\n"))
  }
}
