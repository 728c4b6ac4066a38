import Findings

extension LanguageServer {
  func open(_ params: DidOpenParams) {
    let item = params.textDocument
    let place = place(of: item.uri)
    let isNew = DocumentURI.path(of: item.uri).map { finder.realPath(of: $0) == nil } ?? false
    documents[DocumentKey(item.uri)] = Document(
      uri: item.uri, place: place, isNew: isNew, version: item.version, text: item.text)
    if let place { changed(place.root, onDisk: false) } else { tellAbsence(of: item.uri) }
  }

  func change(_ params: DidChangeParams) {
    let key = DocumentKey(params.textDocument.uri)
    documents[key]?.apply(params.contentChanges, version: params.textDocument.version, encoding)
    if let place = documents[key]?.place { changed(place.root, onDisk: false) }
  }

  func close(_ params: TextDocumentParams) {
    guard let document = documents.removeValue(forKey: DocumentKey(params.textDocument.uri)) else { return }
    if let place = document.place { changed(place.root, onDisk: false) }
  }

  func save(_ params: TextDocumentParams) {
    documents[DocumentKey(params.textDocument.uri)]?.wasSaved()
    locateDocuments()
    guard let place = place(of: params.textDocument.uri) else { return }
    // The content of a saved source is known. Changes of other files are only reported by the client if they match a
    // registered pattern, and a configuration may extend a file with any name.
    if client.watchesFiles, place.path.isSwift, usesEditor(at: place) { return }
    changed(place.root, onDisk: true)
  }

  func filesChanged(_ params: DidChangeWatchedFilesParams) {
    let isRepositoryChanged = params.changes.contains { change in
      !change.isChange && DocumentURI.path(of: change.uri)?.isOfRepository == true
    }
    if isRepositoryChanged { relocateDocuments() } else { locateDocuments() }
    let news = params.changes.filter { change in
      let place = documents[DocumentKey(change.uri)]?.place
      return !change.isChange || place.map { $0.path.isSwift && usesEditor(at: $0) } != true
    }
    for root in Set(news.compactMap { root(of: $0.uri) }) { changed(root, onDisk: true) }
  }

  /// Returns whether an open source is linted with the editor's content, not with that on disk.
  private func usesEditor(at place: WorkspacePlace) -> Bool {
    workspaces[place.root]?.usesEditor(at: place.path) ?? false
  }

  /// Returns the root of the workspace that contains a file. Very many files may change at once, so files in a known
  /// workspace are found by their paths alone.
  func root(of uri: String) -> ByteString? {
    guard let path = DocumentURI.path(of: uri) else { return nil }
    let around = workspaces.keys.filter { path.hasPrefix($0.appending("")) }
    // Of a repository and a submodule in it, the file belongs to the submodule.
    return around.max { $0.bytes.count < $1.bytes.count } ?? finder.place(of: path)?.root
  }
}
