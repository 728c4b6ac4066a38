import Analysis
import Git
import Linting
package import Sessions

extension GateSession {
  /// Reads and analyzes the head and its merge base, with the settings of each side.
  ///
  /// - Parameters:
  ///   - origin: the side whose settings decide what is reported.
  ///   - limits: what the gate accepts.
  ///   - isLazy: whether facts are unpacked at their first access, so that ``isSound`` must be checked at the end.
  package init(
    _ options: InputOptions, since base: BaseRevision, from origin: SettingsOrigin, _ limits: GateLimits, isLazy: Bool
  ) async throws(Failure) {
    let location = try options.location()
    guard case .repository(let repository, _, _) = location else { throw .needsRepository("`east gate`") }
    let commits = try base.mergeBases(with: options.contentSource.revision, in: repository, options.log)
    try await self.init(options, at: commits.first, location, from: origin, limits, isLazy: isLazy)
    for commit in commits.others {
      others.append(try await GateSession(options, at: commit, location, from: origin, limits, isLazy: isLazy))
    }
  }

  /// - Parameter commit: a merge base.
  private init(
    _ options: InputOptions, at commit: ObjectID, _ location: InputLocation, from origin: SettingsOrigin,
    _ limits: GateLimits, isLazy: Bool
  ) async throws(Failure) {
    guard case .repository(let repository, let root, _) = location else { throw .needsRepository("`east gate`") }
    var known = try options.knownFacts(for: location, isShared: true, isLazy: isLazy)
    defer { options.finish(known.cache) }
    let recordFile = options.recordFile(for: location)
    async let recorded = recordFile?.read()
    let listed = try ListedSides(repository, at: commit, location, root: root, options)
    let newer = try await options.read(listed.head, known, readsTests: true)
    known.memo = newer.memo
    let older = try await options.read(listed.older, known, readsTests: true)
    let headCodebase = try await options.analyzed(newer, of: listed.head, since: await recorded, known)
    let record = headCodebase.record()
    if headCodebase.isSound, headCodebase.isWorthRecording { try? recordFile?.write(record) }
    let baseCodebase = try await options.analyzed(older, of: listed.older, since: record, known)
    let usual = try listed.pair(in: location, (newer, headCodebase), (older, baseCodebase))
    let read: SettingsOfBase
    do throws(Failure) {
      read = try SettingsOfBase(usual, options)
    } catch {
      if error.isLoss { throw error }
      guard origin == .head else {
        throw Failure(
          "invalid settings in the base (\(commit.description.prefix(12))): \(error.sentence); "
            + "fix them on the base branch, or omit --config-from base")
      }
      let modules = try await OlderModules(of: usual.head, as: usual.base, known, options)
      let unlinted = try await UnlintedCode(in: usual.head, beside: usual.base, except: [], known, options)
      self.init(
        by: .head, limits, head: usual, base: nil, modules: modules, unlinted: unlinted, at: commit,
        obstacle: error.sentence)
      return
    }
    let strict = try await Self.linted(by: read, beside: listed.settings, usual, known, options)
    let reported = origin == .base ? strict.pair : usual
    let modules = try await OlderModules(of: reported.head, as: reported.base, known, options)
    let silenced = Set(strict.loosenings.flatMap(\.paths))
    let unlinted = try await UnlintedCode(in: usual.head, beside: usual.base, except: silenced, known, options)
    self.init(
      by: origin, limits, head: usual, base: strict, modules: modules, unlinted: unlinted, at: commit)
  }

  /// Lints both contents with the base's settings; a content in which the same files are linted is not read again.
  private static func linted(
    by read: SettingsOfBase, beside settings: Settings, _ usual: GateSession.Pair, _ known: FactsLookup,
    _ options: InputOptions
  ) async throws(Failure) -> GateSession.Strict {
    let (base, configurations) = (read.settings, read.settings.configurations)
    var (older, head) = (read.older, read.head)
    let linted = Set(older.files.filter(\.role.isLinted).map(\.path))
    try options.configure(&older, by: configurations, in: head)
    let olderRuleSets = try options.ruleSets(configurations, of: older)
    let oldest = try await session(older, olderRuleSets, baseline: nil, like: usual.base, knowing: known, options)
    var moves: [RepositoryPath: RepositoryPath] = [:]
    let added = head.allPaths.subtracting(older.allPaths)
    if !added.isEmpty {
      let reading = try await options.read(head.limited(to: added), known, readsTests: true)
      let origins = origins(of: reading.files, from: oldest.files, to: usual.head.files)
      moves = base.looserMoves(of: added, in: head, origins, linted, options.configuration)
    }
    head = head.relisted(by: base.attributes, as: moves)
    try options.configure(&head, by: configurations, as: moves)
    let newerRuleSets = try options.ruleSets(configurations, of: head, as: moves)
    let newest = try await session(
      head, newerRuleSets, baseline: base.baseline, like: usual.head, knowing: known, options)
    return GateSession.Strict(
      pair: GateSession.Pair(head: newest, base: oldest),
      loosenings: settings.loosenings(
        from: base, of: (head, usual.head.listing), as: moves,
        generated: usual.head.generated.subtracting(usual.base.generated), options.configuration),
      raisedCeilings: settings.raisedCeilings(since: base))
  }

  private static func session(
    _ listing: FileList, _ ruleSets: RuleSets, baseline: Baseline?, like usual: LintSession, knowing known: FactsLookup,
    _ options: InputOptions
  ) async throws(Failure) -> LintSession {
    if listing.lintsTheSame(as: usual.listing), usual.generated.allSatisfy(listing.believesHeader) {
      return usual.following(listing, ruleSets, baseline: baseline)
    }
    let reading = try await options.read(listing, known, readsTests: true)
    let session = usual.following(
      listing, ruleSets, baseline: baseline, reading: reading,
      codebase: try await options.analyzed(reading, of: listing, since: usual.codebase.record(), known))
    try session.requireEverything()
    return session
  }
}

/// Both contents, listed with the settings of the head.
private struct ListedSides {
  let head: FileList
  let older: FileList
  let settings: Settings
  private let headRuleSets: RuleSets
  private let olderRuleSets: RuleSets

  init(
    _ repository: Repository, at commit: ObjectID, _ location: InputLocation, root: DiskPath, _ options: InputOptions
  ) throws(Failure) {
    var head = try options.listing(of: location, isWhole: true)
    // The head's attributes apply to both sides; otherwise a change of attributes would look like a change of code.
    var older = try FileList(
      repository, root: root, .revision(commit.description), selection: head.selection, marking: head.attributes,
      includesGenerated: options.includesGenerated)
    settings = Settings(
      attributes: head.attributes,
      configurations: try options.configurations(of: [head, older], in: head),
      baseline: try options.baseline(of: head), ceilings: try CeilingsFile.ceilings(of: head))
    try options.configure(&head, by: settings.configurations)
    headRuleSets = try options.ruleSets(settings.configurations, of: head)
    // The dependencies are on disk and belong to neither side, so both sides share them.
    older.shareDependencies(of: head)
    try options.configure(&older, by: settings.configurations, in: head)
    olderRuleSets = try options.ruleSets(settings.configurations, of: older)
    (self.head, self.older) = (head, older)
  }

  /// Returns the sessions of both contents; throws if git lacks a content of either.
  func pair(
    in location: InputLocation, _ newer: (reading: ReadFiles, codebase: Codebase),
    _ older: (reading: ReadFiles, codebase: Codebase)
  ) throws(Failure) -> GateSession.Pair {
    let pair = GateSession.Pair(
      head: LintSession(
        head.replacing(newer.reading.pointers), headRuleSets, baseline: settings.baseline, in: location,
        reading: newer.reading, codebase: newer.codebase),
      base: LintSession(
        self.older.replacing(older.reading.pointers), olderRuleSets, in: location, reading: older.reading,
        codebase: older.codebase))
    try pair.head.requireEverything()
    try pair.head.checkPatterns()
    try pair.base.requireEverything()
    return pair
  }
}

/// The base's settings, and both contents listed by them.
private struct SettingsOfBase {
  let settings: Settings
  let older: FileList
  let head: FileList

  /// Reads the settings; throws if they are invalid.
  init(_ usual: GateSession.Pair, _ options: InputOptions) throws(Failure) {
    let listed = usual.listedByBase()
    var (older, head) = (listed.older, listed.head)
    let configurations = try options.configurations(of: [older, head], in: older)
    settings = Settings(
      attributes: listed.attributes, configurations: configurations, baseline: try options.baseline(of: older),
      ceilings: try CeilingsFile.ceilings(of: older))
    try options.configure(&head, by: configurations)
    older.shareDependencies(of: head)
    try options.configure(&older, by: configurations)
    (self.older, self.head) = (older, head)
  }
}
