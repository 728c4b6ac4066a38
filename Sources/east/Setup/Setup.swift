import Findings
import Git
import Sessions

/// The files that `east init` creates, each shown before it is written.
struct Setup {
  private let root: DiskPath
  private let consent: Consent
  private let log: Log
  private var written = 0
  private var proposed = 0

  init(below root: DiskPath, consent: Consent, _ log: Log) {
    self.root = root
    self.consent = consent
    self.log = log
  }

  /// The result of proposing a file.
  enum Outcome {
    /// The file existed already.
    case kept
    case written
    /// The user did not agree, so the file does not exist or has its old content.
    case declined
  }

  /// Shows a file and writes it if the user agrees.
  @discardableResult
  mutating func propose(
    _ content: String, at path: String, _ purpose: String, overwrites: Bool = false
  ) throws(Failure) -> Outcome {
    guard let place = RepositoryPath(path) else { return .declined }
    let file = root.appending(place)
    if kind(ofFile: file) != nil, !overwrites {
      log.say("'\(path)' exists and is kept")
      return .kept
    }
    try show(content, "\(purpose), '\(path)'")
    proposed += 1
    guard consent.covers(path) else { return .declined }
    do {
      // Finds symbolic links in the path before a directory is created behind one.
      let named = try NamedFile(file, below: root)
      try makeDirectory(root.appending(place.parent), isPrivate: false)
      try named.write(content)
    } catch {
      throw .unwritable("'\(file)'", error)
    }
    written += 1
    log.say("wrote '\(path)'\(hint(for: content))")
    return .written
  }

  /// Returns what to replace in a file that was written.
  private func hint(for content: String) -> String {
    if content.contains("OWNER/") { return "; replace OWNER in it with the owner of your copy of Eastward" }
    return content.contains(placeholder) ? "; replace \(placeholder) in it with the URL of your copy of Eastward" : ""
  }

  /// Prints a text, or the first lines of a long one.
  func show(_ content: String, _ purpose: String) throws(Failure) {
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rest = lines.count > Self.most ? ["  … and \(lines.count - Self.most) more lines"] : []
    let shown = lines.prefix(Self.most).map { $0.isEmpty ? "" : "  " + $0 } + rest
    try printOut("\(purpose):\n\n\(shown.joined(separator: "\n"))\n\n")
  }

  private static let most = 40

  /// The advice to print at the end, one sentence each.
  var advice: [String] {
    if consent == .missing, proposed > 0 { return ["nothing was written; run `east init --yes` to write these files"] }
    let left = written < proposed ? ["\(proposed - written) of \(pluralized(proposed, "file")) not written"] : []
    return left + (written > 0 ? ["`east lint` lints the repository; commit the files to share them"] : [])
  }
}

/// The URL of Eastward in the snippets.
private let placeholder = "https://example.org/Eastward.git"
