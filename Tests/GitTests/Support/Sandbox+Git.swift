import Foundation
import Git
import Running

extension Sandbox {
  /// A place in here.
  func path(_ name: String = "") -> DiskPath {
    DiskPath(name.isEmpty ? root.path : root.appending(path: name).path)
  }

  /// Opens the repository that a place in here belongs to.
  func open(_ name: String = "") throws -> Repository {
    guard let repository = try Repository.discover(from: path(name)) else { throw NoRepository() }
    return repository
  }

  struct NoRepository: Error {}
}

extension [Entry] {
  var names: [String] { map(\.path.description) }
}

extension [WorkTreeFile] {
  var names: [String] { map(\.path.description) }

  subscript(name: String) -> WorkTreeFile? { first { $0.path.description == name } }
}
