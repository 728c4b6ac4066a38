extension Repository {
  /// Reads the `.gitattributes` files among the entries of a tree or of the index.
  package func attributeRules(of entries: [Entry]) throws(GitError) -> AttributeRules {
    var contents: [RepositoryPath: [UInt8]] = [:]
    for entry in entries where entry.isAttributeFile {
      contents[entry.directory] = try self.contents(of: entry.id, limit: limitOfPatterns)
    }
    return AttributeRules(contents)
  }

  /// Reads the `.gitattributes` files of a work tree. A file that is missing on disk is read from the index, as git
  /// does.
  package func attributeRules(of tree: WorkTree) throws(GitError) -> AttributeRules {
    var contents: [RepositoryPath: [UInt8]] = [:]
    for file in tree.attributeFiles {
      let directory = file.path.parent
      switch (file.kind, file.status) {
      case (.regular, _): contents[directory] = try patterns(at: file.path, below: tree.root)
      case (.absent, .tracked(let id)), (.absent, .sparse(let id)):
        contents[directory] = try self.contents(of: id, limit: limitOfPatterns)
      // A symbolic link may lead anywhere: git does not follow it either.
      default: continue
      }
    }
    return AttributeRules(contents)
  }
}

extension RepositoryPath {
  var isAttributeFile: Bool { name.elementsEqual(".gitattributes".utf8) }
}

extension Entry {
  fileprivate var isAttributeFile: Bool { path.isAttributeFile && kind == .regular }
}
