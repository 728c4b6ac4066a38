import Git
import Lint
import SwiftReader

/// A repository's Swift files, read and understood together.
struct Input {
  private let listing: Listing
  /// Kept for as long as anything may be read: whenever the last repository is closed, libgit2 goes to sleep, and waking
  /// it takes milliseconds.
  private let target: Target
  private let reading: Reading
  private let codebase: Codebase
  private let laws: Laws

  init(_ listing: Listing, _ laws: Laws, in target: Target, jobs: Int, ticker: Ticker) async throws(Failure) {
    self.listing = listing
    self.laws = laws
    self.target = target
    reading = try await Reading(listing, jobs: jobs, ticker: ticker)
    codebase = reading.codebase(jobs: jobs)
  }

  /// Judges the files.
  func verdict(today: String) -> Verdict {
    Verdict(findings(under: laws, in: codebase, today: today), of: reading)
  }

  /// Writes comments that allow the findings.
  ///
  /// - Returns: whether any file was written to.
  func allow(_ findings: [Finding], _ writer: AllowanceWriter, _ log: Log) throws(Failure) -> Bool {
    try writer.allow(findings, of: listing, log)
  }

  /// Cuts out the line of each finding.
  /// The directory that the paths of findings are relative to, as people read it.
  func root() throws(Failure) -> String {
    guard let directory = listing.directory else {
      throw Failure("--absolute-paths needs files on disk; --rev and --staged read git's")
    }
    return directory.description
  }

  /// Adds to each finding what the formats show of its source.
  func items(of findings: ArraySlice<Finding>, for formats: [ReportFormat]) throws(Failure) -> [Printout.Item] {
    try listing.items(of: findings, for: formats)
  }

  /// Makes the patch for an edge.
  func patch(ofEdge name: String) throws(Failure) -> EdgePatch {
    let pairing: EdgePairing
    do throws(PairingError) {
      pairing = try codebase.pairing(of: name)
    } catch {
      throw Failure(error.sentence)
    }
    return pairing.patch(try listing.contents(of: pairing.paths))
  }

  /// Tells what is known of the chains at a place of the file that is judged, and what its configuration makes of them.
  func explanation(at spot: Spot, today: String) throws(Failure) -> String {
    guard let path = reading.firstJudgedPath else { throw spot.isNowhere }
    guard let explanation = codebase.explanation(path: path, position: spot.position) else { throw spot.isBeyond }
    let report = findings(under: laws, in: codebase, today: today)
    return explanation.text(spot.position, Answers(report, for: path, under: laws))
  }
}
