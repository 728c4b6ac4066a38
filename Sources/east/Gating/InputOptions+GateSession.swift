import Git
import Linting

extension InputOptions {
  /// Reads what is to be read and what it grew from, by the settings of each side.
  func read(
    since base: BaseRevision, by order: ConfigurationOptions, from origin: SettingsOrigin
  ) async throws(Failure) -> GateSession {
    let target = try target()
    guard case .repository(let repository, let root, _) = target else {
      throw Failure("'east gate' needs a git repository; run `git init` first")
    }
    let commit = try base.mergeBase(with: contentSource.revision, in: repository, log)
    var head = try listing(of: target, isWhole: true)
    // What the head says of files holds for both sides, else a change of that would look like one of the code.
    var older = try FileList(
      repository, root: root, .revision(commit.description), scope: head.scope, marking: head.attributes,
      includesGenerated: includesGenerated)
    let settings = Settings(
      attributes: head.attributes, configurations: try order.configurations(of: [head, older], in: head),
      baseline: try baseline(of: head))
    let ruleSets = (
      older: try order.ruleSets(settings.configurations, of: &older, in: head),
      head: try order.ruleSets(settings.configurations, of: &head)
    )
    var known = FactsLookup(cache: try cache(for: target), isShared: true)
    defer { finish(known.cache) }
    let newer = try await ReadFiles(head, known, jobs: jobs, progress: progress)
    known.memo = newer.memo
    let grown = try await ReadFiles(older, known, jobs: jobs, progress: progress)
    // Both at once: where one side goes on one thread, the other takes the rest.
    async let joined = grown.codebase(jobs: jobs)
    let newest = LintSession(head, ruleSets.head, settings.baseline, in: target, newer, newer.codebase(jobs: jobs))
    let usual = GateSession.Pair(
      head: newest, base: LintSession(older, ruleSets.older, in: target, grown, await joined))
    try usual.head.requireEverything()
    try usual.base.requireEverything()
    do throws(Failure) {
      let strict = try await settingsOfBase(beside: settings, usual, known, order)
      return GateSession(by: origin, head: usual, base: strict, headBaseline: settings.baseline, at: commit)
    } catch {
      guard origin == .head else {
        throw Failure("invalid settings in the base (\(commit.description.prefix(12))): \(error.sentence)")
      }
      return GateSession(
        by: .head, head: usual, base: nil, headBaseline: settings.baseline, at: commit, error.sentence)
    }
  }

  /// Reads both contents as the base's settings have them; what is linted alike is not read again.
  private func settingsOfBase(
    beside settings: Settings, _ usual: GateSession.Pair, _ known: FactsLookup, _ order: ConfigurationOptions
  ) async throws(Failure) -> GateSession.Strict {
    let attributes = usual.base.listing.ownAttributes
    var older = usual.base.listing.relisted(by: attributes)
    // A header is the head's own, like a comment, so a new one is not believed.
    var head = usual.head.listing.relisted(by: attributes).believingHeaders(of: usual.base.generated)
    let configurations = try order.configurations(of: [older, head], in: older)
    let base = Settings(attributes: attributes, configurations: configurations, baseline: try baseline(of: older))
    _ = try order.ruleSets(configurations, of: &head)
    _ = try order.ruleSets(configurations, of: &older)
    let linted = Set(older.files.filter(\.isLinted).map(\.path))
    let oldLaws = try order.ruleSets(configurations, of: &older, in: head)
    let oldest = try await input(older, oldLaws, nil, like: usual.base, known)
    var moves: [RepositoryPath: RepositoryPath] = [:]
    let added = head.allPaths.subtracting(older.allPaths)
    if !added.isEmpty {
      let reading = try await ReadFiles(head.limited(to: added), known, jobs: jobs, progress: progress)
      let origins = origins(of: reading.files, from: oldest.files, to: usual.head.files)
      moves = base.looserMoves(of: added, in: head, origins, linted, order)
    }
    head = head.relisted(by: attributes, as: moves)
    let newLaws = try order.ruleSets(configurations, of: &head, as: moves)
    let newest = try await input(head, newLaws, base.baseline, like: usual.head, known)
    return GateSession.Strict(
      pair: GateSession.Pair(head: newest, base: oldest), baseline: base.baseline,
      loosenings: settings.loosenings(
        from: base, of: (head, usual.head.listing), as: moves,
        generated: usual.head.generated.subtracting(usual.base.generated), order))
  }

  private func input(
    _ listing: FileList, _ ruleSets: RuleSets, _ baseline: Baseline?, like usual: LintSession, _ known: FactsLookup
  ) async throws(Failure) -> LintSession {
    if listing.lintsTheSame(as: usual.listing), usual.generated.allSatisfy(listing.believesHeader) {
      return usual.following(listing, ruleSets, baseline)
    }
    let reading = try await ReadFiles(listing, known, jobs: jobs, progress: progress)
    let input = usual.following(listing, ruleSets, baseline, reading, reading.codebase(jobs: jobs))
    try input.requireEverything()
    return input
  }
}
