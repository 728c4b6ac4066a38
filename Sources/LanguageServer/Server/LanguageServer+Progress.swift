extension LanguageServer {
  func askForProgress(_ token: String) {
    guard client.showsProgress else { return }
    progress[send("window/workDoneProgress/create", ProgressCreation(token: token))] = token
  }

  /// Handles a response. Only the responses to requests for a progress matter: a progress that is refused must not be
  /// shown.
  func followResponse(_ id: RequestID?, isError: Bool) {
    guard let id, let token = progress.removeValue(forKey: id), !isError else { return }
    shownProgress.insert(token)
    connection.notify(
      "$/progress", ProgressParams(token: token, value: .init(kind: "begin", title: "east: linting")))
  }

  func endProgress(_ token: String) {
    progress = progress.filter { $0.value != token }
    guard shownProgress.remove(token) != nil else { return }
    connection.notify("$/progress", ProgressParams(token: token, value: .init(kind: "end")))
  }
}
