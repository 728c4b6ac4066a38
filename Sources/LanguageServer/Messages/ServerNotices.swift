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
    let globPattern: Pattern
  }

  enum Pattern: Encodable, Sendable {
    /// A pattern for the files in each folder of the client.
    case inFolders(String)
    /// A pattern for the files below a directory, which may be outside of the client's folders.
    case below(uri: String, String)

    private enum CodingKeys: CodingKey {
      case baseUri, pattern
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .inFolders(let pattern):
        var value = encoder.singleValueContainer()
        try value.encode(pattern)
      case .below(let uri, let pattern):
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(uri, forKey: .baseUri)
        try fields.encode(pattern, forKey: .pattern)
      }
    }
  }

  /// Returns the registration for all files that affect the findings.
  ///
  /// - Parameter uris: the directories that contain them; `nil` for the client's folders.
  static func watchedFiles(below uris: [String]?) -> RegistrationParams {
    let patterns =
      uris.map { $0.flatMap { uri in names.map { Pattern.below(uri: uri, $0) } } } ?? names.map(Pattern.inFolders)
    return RegistrationParams(registrations: [
      Registration(
        id: watchedFilesID, method: "workspace/didChangeWatchedFiles",
        registerOptions: Options(watchers: patterns.map(Watcher.init)))
    ])
  }

  private static let names = [
    "**/*.swift", "**/.east.json", "**/.east-baseline", "**/.gitattributes", "**/.gitignore", "**/.git/HEAD",
    "**/.git/info/exclude", "**/project.pbxproj",
  ]
}

/// The parameters of the request `client/unregisterCapability`. The protocol spells the name of the member like this.
struct UnregistrationParams: Encodable, Sendable {
  let unregisterations: [Unregistration]

  struct Unregistration: Encodable, Sendable {
    let id: String
    let method: String
  }

  static let watchedFiles = UnregistrationParams(unregisterations: [
    Unregistration(id: watchedFilesID, method: "workspace/didChangeWatchedFiles")
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

/// The id under which the server registers for changes of files.
private let watchedFilesID = "east.watchedFiles"
