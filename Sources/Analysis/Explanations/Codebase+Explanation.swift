package import Findings
package import SwiftReader

extension Codebase {
  /// Tells what is known of the chains at a place: of those whose names stand around the position, else of those on
  /// the line.
  ///
  /// - Returns: the chains in the order of the source, an outer one before those in its arguments; `nil` if there is no
  ///   such file or line.
  package func explanation(path: ByteString, position: Position) -> Explanation? {
    guard let file = files.firstIndex(where: { $0.path == path }),
      let offset = files[file].facts.lines.offset(of: position)
    else { return nil }
    let facts = files[file].facts
    let around = facts.chains.indices.filter { facts.span(ofChain: $0).contains(offset) }
    let wanted = around.isEmpty ? facts.chains.indices.filter { facts.touches($0, line: position.line) } : around
    guard !wanted.isEmpty else { return Explanation(chains: []) }
    var judge = Judge(table, library)
    let (judgement, traced) = judge.trace(file)
    let steps = Dictionary(grouping: traced) { Int($0.chain) }
    let chains = wanted.sorted { facts.chains[$0].start < facts.chains[$1].start }.map { chain in
      ExplainedChain(
        text: facts.text(ofChain: UInt32(chain)), position: facts.lines.position(of: facts.chains[chain].start),
        steps: (steps[chain] ?? []).map { explained($0, facts, judge) },
        verdict: verdict(judgement.offences.filter { $0.chain == UInt32(chain) }, file))
    }
    return Explanation(chains: chains)
  }

  /// The judged files in which a look at every chain finds other reaches than a look at those that can have some: none.
  package var filesWithMissedReaches: [ByteString] {
    judgements.filter { judgement in
      var judge = Judge(table, library)
      return judge.trace(judgement.file).judgement.offences != judgement.offences
    }.map { files[$0.file].path }
  }

  private func explained(_ step: ChainStep, _ facts: FileFacts, _ judge: Judge) -> ExplainedStep {
    let chain = facts.chains[Int(step.chain)]
    let owner = step.found.isNone ? nil : table.nameOfOwner(of: step.found)
    return ExplainedStep(
      text: step.link.map { facts.text(of: $0) } ?? facts.text(of: chain.root),
      position: facts.position(of: step.link?.offset ?? chain.start), reach: max(0, step.standing.reach.count),
      type: judge.text(of: step.standing.type), owner: owner, exemption: step.exemption)
  }

  /// The first step that is surely too far, else the first that may be.
  private func verdict(_ offences: [Offence], _ file: Int) -> ExplainedChain.Verdict? {
    guard let offence = offences.first(where: { $0.confidence == .high }) ?? offences.first else { return nil }
    let link = table.link(offence.link, in: file)
    return ExplainedChain.Verdict(
      edge: table.nameOfOwner(of: offence.hop.member) + "." + table.text(of: offence.hop.name, in: file),
      member: table.text(ofMember: link, in: file), manner: offence.manner, confidence: offence.confidence,
      mitigation: offence.manner == .write ? nil : offence.mitigation)
  }
}

extension FileFacts {
  /// From a chain's first byte to the last of its last link's token.
  fileprivate func span(ofChain index: Int) -> Range<UInt32> {
    let chain = chains[index]
    let ends = chain.links.map { links[Int($0)].offset + links[Int($0)].length }
    return chain.start..<max(chain.start + 1, ends.max() ?? 0)
  }

  fileprivate func touches(_ index: Int, line: Int) -> Bool {
    let span = span(ofChain: index)
    return lines.position(of: span.lowerBound).line <= line && line <= lines.position(of: span.upperBound - 1).line
  }
}
