package import Git

/// A text on standard input that replaces the content of a file: `east lint - --stdin-filename FILE`.
package struct StandardInput {
  /// The path of the file whose content the text replaces; empty if no file is named.
  package let operands: [String]

  /// - Parameter name: the path of the file; `nil` if no file is named.
  package init(named name: String?) {
    operands = name.map { [$0] } ?? []
  }

  /// Whether the text replaces the content of no file.
  var isAlone: Bool { operands.isEmpty }

  /// Throws if the named path is a directory.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to `root`.
  ///   - listing: the files of the linted version; `nil` outside of a repository.
  func requireFile(_ path: RepositoryPath, below root: DiskPath, in listing: FileList? = nil) throws(Failure) {
    let holdsFiles = listing?.files.contains { $0.path != path && $0.path.isWithin(path) } ?? false
    guard holdsFiles || kind(ofFile: root.appending(path)) == .directory, let name = operands.first else { return }
    throw Failure("--stdin-filename names the directory '\(name)'; pass the name of a file")
  }

  func read() throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try StandardStream.input.readToEnd()
    } catch {
      throw .standardInput(error)
    }
  }
}

extension Failure {
  /// Returns the error for standard input that cannot be read.
  package static func standardInput(_ error: SystemError) -> Failure {
    Failure("standard input \(error.reason); pipe the source into it")
  }
}
