import Findings

extension LanguageServer {
  func open(_ params: DidOpenParams) {
    let item = params.textDocument
    let place = place(of: item.uri)
    documents[item.uri] = Document(uri: item.uri, place: place, version: item.version, text: item.text)
    if let place { changed(place.root, onDisk: false) }
  }

  func change(_ params: DidChangeParams) {
    let uri = params.textDocument.uri
    documents[uri]?.apply(params.contentChanges, version: params.textDocument.version, encoding)
    if let place = documents[uri]?.place { changed(place.root, onDisk: false) }
  }

  func close(_ params: TextDocumentParams) {
    guard let document = documents.removeValue(forKey: params.textDocument.uri) else { return }
    if let place = document.place { changed(place.root, onDisk: false) }
  }

  func save(_ params: TextDocumentParams) {
    locateDocuments()
    guard let place = place(of: params.textDocument.uri) else { return }
    // The content of a source is known. Of other files a client tells only those that were registered, and a configuration may
    // extend one of any name.
    if client.watchesFiles, place.path.isSwift { return }
    changed(place.root, onDisk: true)
  }

  func filesChanged(_ params: DidChangeWatchedFilesParams) {
    locateDocuments()
    // A source that is open in the editor has its content from there.
    let news = params.changes.filter { !($0.isChange && documents[$0.uri]?.place?.path.isSwift == true) }
    for root in Set(news.compactMap { root(of: $0.uri) }) { changed(root, onDisk: true) }
  }

  /// The root of the workspace that a file is in. Very many files may change at once, so those in a known one are found by
  /// their paths.
  func root(of uri: String) -> ByteString? {
    guard let path = DocumentURI.path(of: uri) else { return nil }
    return workspaces.keys.first { path.hasPrefix($0.appending("")) } ?? finder.place(of: path)?.root
  }
}
