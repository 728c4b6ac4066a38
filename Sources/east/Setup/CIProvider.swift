import Git

/// A service or tool that runs checks for a repository.
enum CIProvider: CaseIterable, Sendable {
  case gitHub, gitLab, bitbucket, azure, buildkite, jenkins, preCommit

  /// The file or directory in a repository that shows that its checks run there.
  var trace: String {
    switch self {
    case .gitHub: ".github"
    case .gitLab: ".gitlab-ci.yml"
    case .bitbucket: "bitbucket-pipelines.yml"
    case .azure: "azure-pipelines.yml"
    case .buildkite: ".buildkite"
    case .jenkins: "Jenkinsfile"
    case .preCommit: ".pre-commit-config.yaml"
    }
  }

  var name: String {
    switch self {
    case .gitHub: "GitHub"
    case .gitLab: "GitLab"
    case .bitbucket: "Bitbucket"
    case .azure: "Azure"
    case .buildkite: "Buildkite"
    case .jenkins: "Jenkins"
    case .preCommit: "pre-commit"
    }
  }

  /// The file that contains only the gate; `nil` if all checks share one file.
  var ownFile: String? { self == .gitHub ? ".github/workflows/east.yml" : nil }

  /// The file to create if the repository has no configuration of checks; `nil` if the provider is not tied to a code
  /// host.
  var newFile: String? {
    switch self {
    case .gitHub: ownFile
    case .gitLab, .bitbucket, .azure: trace
    case .buildkite, .jenkins, .preCommit: nil
    }
  }

  /// Returns the provider for repositories on a code host, given the URL of a remote; `nil` if the host is not known.
  static func found(at origin: String) -> CIProvider? {
    let hosts: [(String, CIProvider)] = [
      ("github.com", .gitHub), ("bitbucket.org", .bitbucket), ("dev.azure.com", .azure), ("visualstudio.com", .azure),
      ("gitlab", .gitLab),
    ]
    let host = host(of: origin).lowercased()
    return hosts.first { host.contains($0.0) }?.1
  }

  /// Returns the host of a URL, or of the short form `user@host:path`, with its user and port if there are any.
  private static func host(of origin: String) -> Substring {
    if let scheme = origin.firstRange(of: "://") { return origin[scheme.upperBound...].prefix { $0 != "/" } }
    return origin.prefix { $0 != ":" }
  }

  /// The configuration that runs the gate with this provider.
  var snippet: String {
    let bytes =
      switch self {
      case .gitHub: PackageResources.github_yml
      case .gitLab: PackageResources.gitlab_yml
      case .bitbucket: PackageResources.bitbucket_yml
      case .azure: PackageResources.azure_yml
      case .buildkite: PackageResources.buildkite_yml
      case .jenkins: PackageResources.jenkins_groovy
      case .preCommit: PackageResources.precommit_yml
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the providers that are configured in a directory.
  static func found(in directory: DiskPath) -> [CIProvider] {
    allCases.filter { kind(ofFile: directory.appending(name: $0.trace.utf8), followsLinks: true) != nil }
  }
}
