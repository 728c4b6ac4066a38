package import Findings
package import Git

/// One run of `east lint`, which reads the files unless an earlier run found out everything about them.
package enum LintRun {
  case kept(KeptRun)
  case read(LintSession, Keeping?)

  /// Where the judgement of a session is kept.
  package struct Keeping {
    fileprivate let file: JudgementFile
    fileprivate let key: JudgementKey
  }

  /// - Parameters:
  ///   - isLazy: whether facts are unpacked when they are needed; ``isSound`` must be checked at the end.
  ///   - mayBeKept: whether the findings of an earlier run will do.
  package init(_ options: InputOptions, isLazy: Bool, mayBeKept: Bool) async throws(Failure) {
    let input = try LintInput(options, in: try options.location())
    let keeping = try options.keeping(of: input)
    let kept = mayBeKept ? keeping.flatMap { $0.file.judgement(of: $0.key) } : nil
    if let kept, let keeping, !options.verifiesCache {
      self = .kept(try KeptRun(input, kept, stamps: keeping.key.stamps, jobs: options.jobs))
      return
    }
    let session = try await LintSession(input, options, isLazy: isLazy)
    if let kept, session.judgement() != kept, session.isSound {
      throw Failure("the kept findings differ from those of a new run; run `east cache clear`, and report it as a bug")
    }
    self = .read(session, keeping)
  }

  /// Returns the findings to report, and keeps all that were found.
  package func result() -> LintResult {
    switch self {
    case .kept(let run): return run.result()
    case .read(let session, let keeping):
      let judgement = session.judgement()
      if let keeping, session.isSound, keeping.key.describes(session.reading, below: session.place) {
        keeping.file.keep(judgement, of: keeping.key)
      }
      return session.result(of: judgement.whole)
    }
  }

  /// The session that read the files; `nil` if nothing was read.
  package var session: LintSession? { if case .read(let session, _) = self { session } else { nil } }

  /// Whether no damage of the cache was found so far.
  package var isSound: Bool { session?.isSound ?? true }

  /// What reports show of the run.
  package var run: any ReportedRun {
    switch self {
    case .kept(let run): run
    case .read(let session, _): session
    }
  }
}

/// A run whose findings an earlier one has kept.
package struct KeptRun: ReportedRun {
  package let input: LintInput
  package let stamps: [RepositoryPath: Stamp]
  package let jobs: Int
  private let judgement: Judgement
  private let budgets: Budgets?

  init(
    _ input: LintInput, _ judgement: Judgement, stamps: [RepositoryPath: Stamp], jobs: Int
  ) throws(Failure) {
    (self.input, self.judgement, self.stamps, self.jobs) = (input, judgement, stamps, jobs)
    budgets = try input.budgets { judgement.modules }
  }

  package var modulesByPath: [ByteString: ByteString] { judgement.modules }
  package var warnings: [String] { judgement.warnings }

  /// Returns the findings to report.
  func result() -> LintResult { input.result(of: judgement.whole, budgets) }
}

extension InputOptions {
  /// Returns where the judgement of an input is kept; `nil` if it is not.
  fileprivate func keeping(of input: LintInput) throws(Failure) -> LintRun.Keeping? {
    guard let file = try commandFile(for: input.location, ending: "findings"), let key = JudgementKey(input, self)
    else {
      return nil
    }
    return LintRun.Keeping(file: JudgementFile(file: file), key: key)
  }
}

extension ConfigurationOptions {
  /// The options as texts. What a file of `--config` contains is not among them.
  var texts: [ByteString] {
    let source: [ByteString] =
      switch source {
      case .preset(let name): ["preset", ByteString(name)]
      case .file(let path): ["file", ByteString(path.bytes)]
      case nil: []
      }
    return [ByteString(confidence?.rawValue ?? "")] + source + only.map { ByteString($0) }
  }
}
