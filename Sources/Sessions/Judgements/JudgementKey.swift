import Analysis
import Findings
import Git
import Linting
import SwiftReader

/// Everything on which a judgement depends besides the program itself: runs with equal keys have the same findings. The
/// key is compared whole, and not by a hash of it, so that no content can be made to have the findings of another one.
struct JudgementKey: Sendable {
  let words: [UInt32]
  private let files: [IdentifiedFile]

  /// - Returns: `nil` if the content of a file is not known, or if the findings depend on more than the listed files and
  ///   their settings: the sources of dependencies, facts in packs, and a text on standard input.
  init?(_ input: LintInput, _ options: InputOptions) {
    guard options.isAboutListedFilesOnly, let files = input.identified() else { return nil }
    var writer = WordWriter(reserving: files.count * 24)
    writer.add(input.day)
    writer.add(options.includesGenerated ? 1 : 0)
    for texts in [options.configuration.texts, input.texts, input.skippedTexts] { writer.add(texts) }
    for file in files { writer.add(file) }
    (words, self.files) = (writer.words, files)
  }

  /// The stamps of the files on disk.
  var stamps: [RepositoryPath: Stamp] {
    Dictionary(files.compactMap { file in file.stamp.map { (file.file.path, $0) } }) { first, _ in first }
  }

  /// Returns whether files that were read have the contents of the key: all of them, but for tests that nothing else
  /// can use.
  ///
  /// - Parameter root: the directory of the files on disk.
  func describes(_ reading: ReadFiles, below root: DiskPath) -> Bool {
    let sources = files.filter { $0.file.role != .settings && !reading.isIsolatedTest($0.file.source) }
    return reading.files.count == sources.count
      && zip(reading.files, sources).allSatisfy { $0.path == $1.file.source && $0.content == $1.content }
      // Manifests are read on another thread.
      && files.allSatisfy { !$0.isManifest || $0.isUnchanged(below: root) }
  }
}

extension WordWriter {
  fileprivate mutating func add(_ identified: IdentifiedFile) {
    add(identified.file.path.bytes)
    for word in identified.content.words { add(word) }
    add(identified.file.role.rawValue << 1 | (identified.isNamed ? 1 : 0))
  }

  fileprivate mutating func add(_ word: UInt32) {
    var word = word
    number(&word)
  }

  fileprivate mutating func add(_ bytes: [UInt8]) {
    var bytes = bytes
    self.bytes(&bytes)
  }

  fileprivate mutating func add(_ text: String) { add(Array(text.utf8)) }

  fileprivate mutating func add(_ texts: [ByteString]) {
    add(UInt32(texts.count))
    for text in texts { add(text.bytes) }
  }
}
