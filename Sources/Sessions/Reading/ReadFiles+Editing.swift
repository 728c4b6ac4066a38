import Analysis
import Findings
import Git

extension ReadFiles {
  /// Replaces the content of one file.
  ///
  /// - Parameters:
  ///   - bytes: the whole content.
  ///   - content: an id that no other content has.
  /// - Returns: the file with its new content; `nil` if nothing was replaced, because the file was not read, or because
  ///   its old or new header says that it is generated.
  /// - Complexity: O(*n*) in the number of files.
  mutating func replace(_ path: RepositoryPath, with bytes: [UInt8], named content: ContentID) -> SourceFile? {
    let source = path.source
    guard let index = files.firstIndex(where: { $0.path == source }), !generated.contains(path),
      case .facts(let facts, let size) = ReadOutcome(.bytes(bytes))
    else { return nil }
    if facts.mayBeLeftOut { return nil }
    let older = files[index]
    unread.removeAll { $0.path == source }
    if older.isLinted {
      summary.bytes += size - sizes[index]
      if let finding = facts.unreadPart(of: source) { unread.append(finding) }
    }
    files[index] = SourceFile(older, facts: facts.value, content: content)
    (sizes[index], stamps[path]) = (size, nil)
    return files[index]
  }

  /// Gives a unique id to each content that has no id.
  mutating func nameContents() {
    for index in files.indices where files[index].content == nil {
      files[index] = SourceFile(files[index], content: .unique())
    }
  }
}
