package import Findings

/// The uses of a chain that go on from each other, from the first step past a friend to the farthest one. A local name
/// counts as what it was made from, so its uses go on from those of the chain that it was made from.
package struct ReachPath: Sendable, Equatable {
  package var uses: [Use]
  /// The number of uses, at the beginning, of the chains behind a local name.
  package var precedents: Int

  /// The uses of the chain itself; at least one.
  package var own: ArraySlice<Use> { uses[precedents...] }

  /// The first use of the chain itself.
  package var first: Use { uses[precedents] }

  package var kind: UseKind {
    if own.contains(where: { $0.action == .write }) { return .write }
    if first.facts.contains(.isGlobal) { return .global }
    return first.binding > 0 ? .launder : .read
  }
}

extension FileAnalysis {
  /// Returns the paths of the uses with at least a confidence, in the order of the chains.
  ///
  /// - Complexity: O(*n*) in the number of uses, and the number of local names that are made from each other.
  ///
  /// - Parameter isSilent: returns whether a further use is no step.
  package func paths(_ confidence: Confidence, without isSilent: (Use) -> Bool = { _ in false }) -> [ReachPath] {
    var paths: [ReachPath] = []
    /// The position of the last path of each chain.
    var lasts: [UInt32: Int] = [:]
    for use in uses {
      if let last = paths.indices.last, paths[last].uses[0].chain == use.chain, !use.facts.contains(.begins) {
        paths[last].uses.append(use)
      } else {
        paths.append(ReachPath(uses: [use], precedents: 0))
        lasts[use.chain] = paths.count - 1
      }
    }
    for index in paths.indices { paths[index].uses.removeAll { $0.confidence < confidence || isSilent($0) } }
    return paths.indices.compactMap { index in
      let own = paths[index].uses
      if own.isEmpty { return nil }
      var precedents: [Use] = []
      var next = own[0].precedent
      // A cycle is possible only in a damaged record.
      for _ in 0..<Limits.localNames where next > 0 {
        guard let place = lasts[next - 1], let first = paths[place].uses.first else { break }
        precedents = paths[place].uses + precedents
        next = first.precedent
      }
      return ReachPath(uses: precedents + own, precedents: precedents.count)
    }
  }

  /// Returns the declared name of a type to which a use refers; `nil` if it is unknown.
  package func name(of type: UInt32) -> String? {
    type == 0 || Int(type) > typeNames.count ? nil : typeNames[Int(type) - 1]
  }
}
