import Analysis
import Findings
import Git
import Packages

/// A listed file whose content is known before it is parsed.
struct IdentifiedFile: Sendable {
  let file: ListedFile
  let content: ContentID
  /// The stamp of the file, if it is on disk.
  let stamp: Stamp?
  /// Whether the user named the file, or a directory around it.
  let isNamed: Bool

  /// Returns whether the file has not been written to since.
  func isUnchanged(below root: DiskPath) -> Bool {
    stamp.map { Git.stamp(of: root.appending(file.path)) == $0 } ?? true
  }

  /// Whether the file says which files are a module.
  var isManifest: Bool { Manifest.kind(ofPath: file.source) != nil }
}

extension FileList {
  /// The maximum number of files whose content has to be read to know its id. With more, linting is hardly slower.
  private static let mostUnknown = 64

  /// Returns the Swift files and the Xcode projects, with their contents.
  ///
  /// - Returns: `nil` if a content cannot be read, if many would have to be, and if sources of libraries are read.
  func identified() -> [IdentifiedFile]? {
    let all = files + projects
    guard !readsDependencies, all.count(where: { $0.knownID == nil }) <= Self.mostUnknown,
      var reader = try? ContentReader(self)
    else { return nil }
    var identified: [IdentifiedFile] = []
    identified.reserveCapacity(all.count)
    for file in all {
      guard let (id, stamp) = reader.identity(of: file) else { return nil }
      identified.append(
        IdentifiedFile(file: file, content: ContentID(words: id.words), stamp: stamp, isNamed: isNamed(file)))
    }
    return identified
  }
}

extension LintInput {
  func identified() -> [IdentifiedFile]? { listing.identified() }

  /// The numbers of files that are left out or only read, as texts.
  var skippedTexts: [ByteString] { listing.skipped.reasons.map { "\($0.reason.rawValue) \($0.count)" } }
}
