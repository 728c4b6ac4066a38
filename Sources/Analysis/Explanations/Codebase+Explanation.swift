package import Findings
package import SwiftReader

extension Codebase {
  /// Explains the chains at a position: those whose text contains the position, else those on the line.
  ///
  /// - Returns: the chains in source order, an outer chain before those in its arguments; `nil` if the file or line
  ///   does not exist.
  package func explanation(path: ByteString, position: Position) -> Explanation? {
    guard let file = table.number(ofFileAt: path), let offset = files[file].facts.lines.offset(of: position) else {
      return nil
    }
    let places = ChainPlaces(facts: files[file].facts)
    let around = places.chains { places.span(of: $0).contains(offset) }
    return explained(
      around.isEmpty ? places.chains { places.touches($0, line: position.line) } : around, in: file)
  }

  /// Explains the chains that have a name on a line, else those around the line.
  ///
  /// - Returns: the chains in source order, an outer chain before those in its arguments; `nil` if the file or line
  ///   does not exist.
  package func explanation(path: ByteString, line: Int) -> Explanation? {
    guard let file = table.number(ofFileAt: path), files[file].facts.start(ofLine: line) != nil else { return nil }
    let places = ChainPlaces(facts: files[file].facts)
    let named = places.chains { places.hasName($0, onLine: line) }
    return explained(named.isEmpty ? places.chains { places.touches($0, line: line) } : named, in: file)
  }

  private func explained(_ wanted: [Int], in file: Int) -> Explanation {
    var analyzer = ChainAnalyzer(table, library)
    let (analysis, traced) = analyzer.trace(file)
    var explainer = ChainExplainer(file: file, facts: files[file].facts, table: table, analyzer: analyzer)
    let steps = Dictionary(grouping: traced) { Int($0.chain) }
    let paths = Dictionary(grouping: analysis.paths(.low)) { Int($0.first.chain) }
    let starts = files[file].facts.chains.map(\.start)
    let chains = wanted.sorted { starts[$0] < starts[$1] }.map {
      explainer.explained($0, steps[$0] ?? [], paths[$0] ?? [])
    }
    return Explanation(chains: chains, analysis: analysis)
  }

  /// The linted files in which analyzing every chain finds other uses than analyzing only the chains that may have some.
  /// It is empty unless the choice of chains is wrong.
  package var filesWithMissedReaches: [ByteString] {
    analyses.filter { analysis in
      var analyzer = ChainAnalyzer(table, library)
      return analyzer.trace(analysis.file).analysis.uses != analysis.uses
    }.map { files[$0.file].path }
  }
}

/// What explains the chains of one analyzed file.
private struct ChainExplainer {
  let file: Int
  let facts: FileFacts
  let table: SymbolTable
  var analyzer: ChainAnalyzer

  mutating func explained(_ chain: Int, _ steps: [ChainStep], _ paths: [ReachPath]) -> ExplainedChain {
    let declaration = table.declaration(aroundChain: UInt32(chain), in: file)
    return ExplainedChain(
      text: facts.text(ofChain: UInt32(chain)), position: facts.lines.position(of: facts.chains[chain].start),
      declaration: ByteString(table.qualifiedName(of: declaration)), steps: steps.map { explained($0) },
      paths: paths.map(explained))
  }

  private mutating func explained(_ step: ChainStep) -> ExplainedStep {
    let chain = facts.chains[Int(step.chain)]
    let owner = step.found.isNone ? nil : table.nameOfOwner(of: step.found)
    return ExplainedStep(
      text: step.link.map { facts.text(of: $0) } ?? facts.text(of: chain.root),
      position: facts.position(of: step.link?.offset ?? chain.start), reach: max(0, step.origin.reach.count),
      type: step.origin.type.text(in: &analyzer.types), owner: owner,
      edgeOfLocal: step.link == nil && step.origin.reach >= 1 ? edge(step.origin.hop) : nil,
      concept: step.concept, useConcept: step.useConcept)
  }

  private func edge(_ hop: Hop) -> String {
    "\(table.nameOfOwner(of: hop.member)).\(facts.names[hop.name])"
  }

  private func explained(_ path: ReachPath) -> ExplainedPath {
    let last = path.uses[path.uses.count - 1]
    return ExplainedPath(
      path: path, edge: edge(path.uses[0].hop),
      members: FileUses(in: file, of: table).members(of: path.uses[...]).description,
      isCalled: table.isCalled(last.link, of: last.chain, in: file),
      confidence: path.uses.map(\.confidence).min() ?? .low)
  }
}

/// The places of the chains of one file.
private struct ChainPlaces {
  let facts: FileFacts

  /// Returns the chains for which a condition holds, by number.
  func chains(where holds: (Chain) -> Bool) -> [Int] { facts.chains.indices.filter { holds(facts.chains[$0]) } }

  /// Returns the range from a chain's first byte to the end of its last link's token.
  func span(of chain: Chain) -> Range<UInt32> {
    let ends = chain.links.map { facts.links[Int($0)].offset + facts.links[Int($0)].length }
    return chain.start..<max(chain.start + 1, ends.max() ?? 0)
  }

  func hasName(_ chain: Chain, onLine line: Int) -> Bool {
    let names = [chain.start] + chain.links.map { facts.links[Int($0)].offset }
    return names.contains { facts.lines.position(of: $0).line == line }
  }

  func touches(_ chain: Chain, line: Int) -> Bool {
    let span = span(of: chain)
    let last = facts.lines.position(of: span.upperBound - 1).line
    return facts.lines.position(of: span.lowerBound).line <= line && line <= last
  }
}
