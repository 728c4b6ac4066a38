/// A request to the client to report changed files.
struct RegistrationParams: Encodable, Sendable {
  let registrations: [Registration]

  struct Registration: Encodable, Sendable {
    let id: String
    let method: String
    let registerOptions: Options
  }

  struct Options: Encodable, Sendable {
    let watchers: [Watcher]
  }

  struct Watcher: Encodable, Sendable {
    let globPattern: String
  }

  /// The registration for all files that affect the findings.
  static let watchedFiles = RegistrationParams(registrations: [
    Registration(
      id: "east.watchedFiles", method: "workspace/didChangeWatchedFiles",
      registerOptions: Options(
        watchers: [
          "**/*.swift", "**/.east.json", "**/.east-baseline", "**/.gitattributes", "**/.gitignore", "**/.git/HEAD",
          "**/project.pbxproj",
        ].map(Watcher.init)))
  ])
}

struct ShowMessageParams: Encodable, Sendable {
  let type: MessageType
  let message: String

  enum MessageType: Int, Encodable, Sendable {
    case error = 1
    case warning, info, log
  }
}

struct ProgressCreation: Encodable, Sendable {
  let token: String
}

struct ProgressParams: Encodable, Sendable {
  let token: String
  let value: Value

  struct Value: Encodable, Sendable {
    let kind: String
    var title: String?
  }
}
