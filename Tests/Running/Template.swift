import Foundation

/// What was in a sandbox: the tests that begin with the same repository copy it, which takes a tenth of the time of the
/// commands that made it. Links and permissions are not copied.
package struct Template: Sendable {
  private let directories: [String]
  private let files: [String: Data]

  package init(_ sandbox: Sandbox) throws {
    var directories: [String] = []
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sandbox.root.path) {
      if let data = FileManager.default.contents(atPath: sandbox.url(path).path) {
        files[path] = data
      } else {
        directories.append(path)
      }
    }
    (self.directories, self.files) = (directories, files)
  }

  package func copy() throws -> Sandbox {
    let sandbox = try Sandbox()
    for directory in directories {
      try FileManager.default.createDirectory(at: sandbox.url(directory), withIntermediateDirectories: true)
    }
    for (path, data) in files { try sandbox.write(data, to: path) }
    return sandbox
  }
}
