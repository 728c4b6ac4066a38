import Findings
import SwiftReader

extension Codebase {
  /// Lists the uses that reach too far, once for every declaration and edge: the first step that is not allowed.
  ///
  /// - Parameters:
  ///   - judge: returns a judge of paths, for each thread.
  ///   - verdict: returns what a path is worth; `nil` if it is not reported.
  /// - Returns: for each declaration and edge the first of the most severe uses, in no particular order.
  package func edgeUses<Judge>(
    _ query: ReachQuery, by judge: @Sendable () -> Judge,
    _ verdict: @Sendable (inout Judge, ReachPath, FileAnalysis) -> Verdict?
  ) -> [(use: EdgeUse, verdict: Verdict)] {
    let reaching = analyses.filter { !$0.uses.isEmpty }
    return concurrentMap(over: reaching.count, batch: 32, jobs: jobs, with: judge) { judge, number in
      let analysis = reaching[number]
      let uses = FileUses(in: analysis.file, of: table)
      let paths = analysis.paths(query.confidence, without: { uses.isSilent($0, query.silent, analysis) }).filter {
        $0.kind == query.useKind && $0.uses.count >= query.allowed
      }
      let judged = paths.compactMap { path in
        verdict(&judge, path, analysis).map { JudgedPath(path: path, edge: query.allowed - 1, verdict: $0) }
      }
      return uses.edgeUses(of: judged, gathersTypes: query.gathersTypes)
    }
    .joined().filter { query.owners.contains($0.use.owner) }
  }
}

/// A path with the number of the use whose hop is the edge.
struct JudgedPath {
  var path: ReachPath
  var edge: Int
  var verdict: Verdict

  var hop: Hop { path.uses[edge].hop }
  /// The reported use: that of the edge, or the first one of the chain if the edge is in an earlier chain.
  var place: Use { path.uses[max(edge, path.precedents)] }
}
