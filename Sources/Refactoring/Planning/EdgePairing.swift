import Analysis
package import Findings
package import SwiftReader

/// One edge of a repository, or all edges of an owner; their uses, and the patch that rewrites them as calls of the
/// owner's new methods.
package struct EdgePairing: Sendable {
  /// The full name of the edge, `Server.info`, or of the owner, `Server`.
  package let edge: ByteString
  let table: SymbolTable
  let library: Library
  private(set) var sites: [UseSite] = []
  /// The assignment targets in each file, by the offset of the assignment's first byte.
  private var targets: [Int: [UInt32: AssignmentTarget]] = [:]
  /// The uses that cannot be rewritten.
  private(set) var doubtful: [DoubtfulUse] = []

  /// - Parameter properties: the properties, each with the files that use it.
  init(
    _ edge: ByteString, of properties: [(id: DeclarationID, files: [Int])], _ table: SymbolTable, _ library: Library
  ) {
    self.edge = edge
    self.table = table
    self.library = library
    var analyzer = ChainAnalyzer(table, library)
    for (property, files) in properties {
      for file in files {
        let uses = property.uses(in: file, in: &analyzer)
        sites += uses.sites
        targets[file] = uses.targets
        doubtful += uses.doubtful
      }
    }
  }

  /// The paths of the files whose content the patch needs.
  package var paths: Set<ByteString> {
    let files = sites.flatMap { site in [site.file] + site.steps.map { table.file(of: $0.found) } }
    let components = targets.values.flatMap { $0.values.flatMap { $0.files(in: table) } }
    return Set((files + components).map { table.path(of: $0) })
  }

  /// Returns the patch: rewrites all uses that can be rewritten, lints the result, and leaves those that would still be
  /// reported. It can take seconds; a task that is cancelled meanwhile receives a patch without changes.
  ///
  /// - Parameters:
  ///   - texts: the bytes of the files in ``paths``.
  ///   - findings: the findings in the repository.
  ///   - lint: returns the findings in the repository with other facts of some files, by path.
  package func patch(
    _ texts: [ByteString: [UInt8]], of findings: [Finding], lint: ([ByteString: FileFacts]) -> [Finding]
  ) -> EdgePatch {
    var patch = EdgePatch(edge)
    patch.left = doubtful.map(table.left)
    let sources = texts.mapValues { SourceText(bytes: $0) }
    var rewriter = EdgeRewriter(table, library, sources: sources, targets: targets)
    let check = PatchCheck(before: findings, table)
    var rewrites = rewrites(by: &rewriter, check, &patch)
    var rounds = 0
    while !rewrites.isEmpty, !Task.isCancelled {
      let outcome = Plan(rewrites, table, sources).outcome()
      var contents: [ByteString: [UInt8]] = [:]
      for (path, edits) in outcome.edits where !edits.isEmpty { contents[path] = texts[path]?.replacing(edits) }
      rounds += 1
      let refused =
        outcome.refused + companions(of: rewrites, sources) + check.refused(outcome, contents, lint, isLast: rounds > 8)
      if refused.isEmpty {
        patch.take(outcome, contents: contents, of: sources, table)
        return patch
      }
      var places = Set(refused.map(\.rewrite.place))
      rewrites.removeAll { places.contains($0.place) }
      for (rewrite, reason) in refused where places.remove(rewrite.place) != nil {
        if let whole = rewriter.extendingData(rewrite) {
          rewrites.append(whole)
        } else {
          patch.left.append(table.left(rewrite.site, reason))
        }
      }
    }
    return patch
  }

  private func rewrites(by rewriter: inout EdgeRewriter, _ check: PatchCheck, _ patch: inout EdgePatch) -> [Rewrite] {
    var rewrites: [Rewrite] = []
    for site in sites {
      do throws(Reason) {
        let rewrite = try rewriter.rewrite(site, skipsData: true)
        guard check.isReported(rewrite) else { throw Reason("it is not reported with this configuration") }
        rewrites.append(rewrite)
      } catch {
        patch.left.append(table.left(site, error))
      }
    }
    return rewrites
  }
}

extension EdgePatch {
  fileprivate mutating func take(
    _ outcome: Plan.Outcome, contents: [ByteString: [UInt8]], of sources: [ByteString: SourceText],
    _ table: SymbolTable
  ) {
    self.contents = contents
    for (path, edits) in outcome.edits.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[path] else { continue }
      text += unifiedDiff(of: path, source, edits)
    }
    rewritten = outcome.made.map { $0.rewrite.result(named: $0.name, in: table) }
    rewritten.sort { ($0.path, $0.position) < ($1.path, $1.position) }
    left.sort { ($0.path, $0.position) < ($1.path, $1.position) }
  }
}

extension SymbolTable {
  fileprivate func left(_ use: DoubtfulUse) -> LeftUse {
    LeftUse(
      path: path(of: use.file), position: position(of: link(use.use.link, in: use.file).offset, in: use.file),
      chain: text(ofChain: use.use.chain, in: use.file), reason: use.reason.text)
  }

  fileprivate func left(_ site: UseSite, _ reason: Reason) -> LeftUse {
    LeftUse(
      path: path(of: site.file), position: position(of: site.offset, in: site.file),
      chain: text(ofChain: site.number, in: site.file), reason: reason.text)
  }
}
