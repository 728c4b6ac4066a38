import Analysis
import Findings
import SwiftTokens

extension EdgePairing {
  /// Returns the uses in a statement that also contains a use that is not rewritten: a half rewritten statement does
  /// not improve the code.
  func companions(
    of rewrites: [Rewrite], _ sources: [ByteString: SourceText]
  ) -> [(rewrite: Rewrite, reason: Reason)] {
    let places = Set(rewrites.map(\.place))
    let half = Set(
      sites.filter { !places.contains([$0.file, Int($0.number)]) }.compactMap { statement(of: $0, sources) })
    let starts = Dictionary(grouping: rewrites.map(\.site), by: \.file).mapValues { Set($0.map(\.start)) }
    return rewrites.filter { rewrite in
      let site = rewrite.site
      guard let statement = statement(of: site, sources) else { return false }
      return half.contains(statement) || isRepeated(site, except: starts[site.file] ?? [], sources)
    }.map { ($0, Reason("another use in its statement stays")) }
  }

  /// Returns whether the statement of a use reaches through the edge once more without a violation, as for plain data
  /// that is displayed.
  private func isRepeated(_ site: UseSite, except starts: Set<Int>, _ sources: [ByteString: SourceText]) -> Bool {
    guard let source = sources[table.path(of: site.file)], let start = source.token(at: site.start),
      let hop = source.token(at: site.hopStart), start < hop
    else { return false }
    let words = (start...hop).map { source.text(ofToken: $0) }
    let statement = source.wholeStatement(around: start)
    return statement.contains { place in
      guard source.text(ofToken: place) == words[0], source.kind(place - 1) != .period,
        !starts.contains(Int(source.tokens[place].start)),
        words.indices.allSatisfy({ source.text(ofToken: place + $0) == words[$0] })
      else { return false }
      return source.wholeStatement(around: place).lowerBound == statement.lowerBound
    }
  }

  /// Returns the file and the first token of the statement around a use.
  private func statement(of site: UseSite, _ sources: [ByteString: SourceText]) -> [Int]? {
    guard let source = sources[table.path(of: site.file)], let start = source.token(at: site.start) else {
      return nil
    }
    return [site.file, source.wholeStatement(around: start).lowerBound]
  }
}
