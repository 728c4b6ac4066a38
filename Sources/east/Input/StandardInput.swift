import Git

/// A text on standard input that replaces the content of a file: `east lint - --stdin-filename FILE`.
struct StandardInput {
  /// The path of the file whose content the text replaces; empty if no file is named.
  let operands: [String]

  /// - Returns: `nil` if the command line does not ask for standard input.
  init?(_ arguments: Arguments, _ operands: [String]) throws(Failure) {
    let name = arguments[.stdinFilename]
    guard operands.contains("-") else {
      if name != nil { throw Failure("--stdin-filename needs '-'; run `east lint - --stdin-filename FILE < TEXT`") }
      return nil
    }
    guard arguments.verb == .lint else { throw Failure("only `east lint` reads standard input; remove '-'") }
    if operands.count > 1 { throw Failure("'-' cannot be combined with other paths; remove '-' or the paths") }
    self.operands = name.map { [$0] } ?? []
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
    try onStandardInput { () throws(SystemError) in try StandardStream.input.readToEnd() }
  }
}

/// Calls a function that reads standard input, and converts its errors.
func onStandardInput(_ read: () throws(SystemError) -> [UInt8]) throws(Failure) -> [UInt8] {
  do {
    return try read()
  } catch {
    throw Failure("standard input \(error.reason); pipe the source into it")
  }
}
