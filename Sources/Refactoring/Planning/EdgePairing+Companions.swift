import Analysis
import Findings
import SwiftReader
import SwiftTokens

extension EdgePairing {
  /// Returns the uses in a function that also contains a use that is not rewritten: the function would still know the
  /// part. Those that can call a method that other functions need are not among them, so that a method of a patch has
  /// all the callers that it can have.
  func companions(
    of rewrites: [Rewrite], _ sources: [ByteString: SourceText]
  ) -> [(rewrite: Rewrite, reason: Reason)] {
    let places = Set(rewrites.map(\.place))
    let others = sites.filter { !places.contains([$0.file, Int($0.number)]) }.map { ($0.file, $0.scope) }
    let half = Set((others + doubtful.map { ($0.file, $0.scope) }).compactMap(function))
    let starts = Dictionary(grouping: rewrites.map(\.site), by: \.file).mapValues { Set($0.map(\.start)) }
    var needed: Set<MethodKey> = []
    var companions: [Rewrite] = []
    for rewrite in rewrites {
      let site = rewrite.site
      let isCompanion = function(of: site.file, around: site.scope).map {
        half.contains($0) || isRepeated(site, in: $0, except: starts[site.file] ?? [], sources)
      }
      if isCompanion == true { companions.append(rewrite) } else { needed.insert(rewrite.key) }
    }
    return companions.filter { !needed.contains($0.key) }.map { ($0, Reason("another use in its function stays")) }
  }

  /// The bytes of a function, by its file.
  private struct Function: Hashable {
    let file: Int
    let range: Range<UInt32>
  }

  /// Returns the outermost function or accessor around a use; `nil` if the use is in none.
  private func function(of file: Int, around scope: ScopeID) -> Function? {
    let scopes = table.facts(of: file).scopes
    var place = scope
    var found: Function?
    while true {
      let scope = scopes[Int(place.index)]
      if scope.kind == .function || scope.kind == .accessor { found = Function(file: file, range: scope.range) }
      if scope.kind == .type || scope.kind == .file || scope.parent == place { return found }
      place = scope.parent
    }
  }

  /// Returns whether the function of a use reaches through the edge once more without a violation, as for plain data
  /// that is displayed.
  private func isRepeated(
    _ site: UseSite, in function: Function, except starts: Set<Int>, _ sources: [ByteString: SourceText]
  ) -> Bool {
    guard let source = sources[table.path(of: site.file)], let start = source.token(at: site.start),
      let hop = source.token(at: site.hopStart), start < hop
    else { return false }
    let words = (start...hop).map { source.text(ofToken: $0) }
    var place = source.tokens.partitionPoint { $0.start < function.range.lowerBound }
    while let token = source.token(place), token.start < function.range.upperBound {
      let isSame =
        source.text(ofToken: place) == words[0] && source.kind(place - 1) != .period
        && !starts.contains(Int(token.start))
        && words.indices.allSatisfy { source.text(ofToken: place + $0) == words[$0] }
      if isSame { return true }
      place += 1
    }
    return false
  }
}
