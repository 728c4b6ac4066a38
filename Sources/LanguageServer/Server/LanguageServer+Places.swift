import Analysis
import Findings
import Linting

extension LanguageServer {
  /// Returns an explanation of the chain at a position.
  func hover(_ params: TextDocumentPositionParams) async throws(ResponseError) -> Hover? {
    guard let subject = try await subject(params.textDocument.uri),
      let place = LintedText(subject.document, encoding).place(of: params.position)
    else { return nil }
    let kind = client.hoverFormat
    let text = try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      try await subject.workspace.explanation(of: subject.place.path, at: place, as: kind, in: subject.snapshot.state)
    }
    return text.map { Hover(contents: MarkupContent(kind: kind, value: $0)) }
  }

  /// Returns a code lens for each property of a file that code reaches through, with the number of declarations.
  func codeLenses(_ params: TextDocumentParams) async throws(ResponseError) -> [CodeLens] {
    guard let subject = try await subject(params.textDocument.uri) else { return [] }
    let properties = try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      try await subject.workspace.reachedProperties(of: subject.place.path, in: subject.snapshot.state)
    }
    let text = LintedText(subject.document, encoding)
    let paths = Set(properties.flatMap { $0.related.map(\.path) })
    let shown = await shown(subject.snapshot, subject.place.root, around: [], of: paths)
    return properties.compactMap { property in
      guard let range = text.range(from: property.place.position, to: property.place.end) else { return nil }
      let argument = CommandArgument(
        uri: subject.document.document.uri, position: range.start, locations: property.related.map(shown.location))
      let title = property.users == 1 ? "1 declaration reaches through" : "\(property.users) declarations reach through"
      return CodeLens(
        range: range, command: Command(.showUsers, title, argument))
    }
  }

  /// Executes a command.
  func execute(_ params: ExecuteCommandParams, _ id: RequestID) async throws(ResponseError) {
    guard let command = ServerCommand(rawValue: params.command) else {
      throw .invalidParams("unknown command '\(params.command)'")
    }
    guard let argument = params.arguments?.first else {
      throw .invalidParams("'\(command.rawValue)' needs an argument")
    }
    switch command {
    case .explain:
      guard let page = argument.rule.flatMap(finder.page) else { throw .invalidParams("no such rule") }
      connection.notify("window/showMessage", ShowMessageParams(type: .info, message: page.headline))
      finish(id, page.text)
    case .showUsers: finish(id, argument.locations ?? [])
    case .addToBaseline:
      try await addToBaseline(argument)
      finish(id, Nothing?.none)
    }
  }

  private func addToBaseline(_ argument: CommandArgument) async throws(ResponseError) {
    guard let uri = argument.uri, let subject = try await subject(uri),
      let finding = subject.findings.first(where: { $0.fingerprint == argument.fingerprint })
    else { throw .failed("there is no such finding any more") }
    try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      try await subject.workspace.addToBaseline(finding)
    }
    changed(subject.place.root, onDisk: true)
  }
}

extension Page {
  /// The rule in short: what it reports, and why.
  fileprivate var headline: String { "\(id): \(summary)\n\n\(reason)" }
}
