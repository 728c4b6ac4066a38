package import Analysis
import Git

/// The format of the files that `east facts --uses` writes: the header of a pack, the uses that some files make of
/// others, and a checksum.
package enum UsesFile {
  package static func bytes(_ uses: ForeignUses) -> [UInt8] {
    let body = uses.packed
    return nativeBytes(of: PackFormat.header(of: .uses) + body + sum(of: body[...]))
  }

  /// Reads the named files, and the `.uses` files in the named directories.
  package static func read(_ names: [String]) throws(Failure) -> [ForeignUses] {
    var found: [ForeignUses] = []
    for path in try packPaths(names, withSuffix: ".uses") { found.append(try read(path)) }
    return found
  }

  private static func read(_ path: DiskPath) throws(Failure) -> ForeignUses {
    do throws(PackError) {
      let words = try self.words(path)
      guard let writer = PackFormat.writer(Array(words.prefix(PackFormat.headerLength))) else { throw .noPack }
      guard writer.format == PackFormat.version(of: .uses) else {
        let kind = PackKind.allCases.first { PackFormat.version(of: $0) == writer.format }
        throw kind.map { .otherKind($0) } ?? .otherVersion(writer)
      }
      let body = words.dropFirst(PackFormat.headerLength).dropLast(2)
      guard words.suffix(2).elementsEqual(sum(of: body)), let uses = ForeignUses(packed: body) else { throw .damaged }
      return uses
    } catch {
      throw Failure(error, at: path)
    }
  }

  private static func words(_ path: DiskPath) throws(PackError) -> [UInt32] {
    do throws(SystemError) {
      let file = try WordFile(path, of: .anyone)
      return try file.words(0..<min(file.count, PackFormat.mostWords))
    } catch {
      throw .unreadable(error)
    }
  }

  private static func sum(of body: ArraySlice<UInt32>) -> [UInt32] {
    checksum(of: body, seed: UInt64(PackFormat.version(of: .uses))).halves
  }
}
