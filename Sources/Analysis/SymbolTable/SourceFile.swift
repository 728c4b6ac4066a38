package import Findings
package import SwiftReader

/// One file of the repository with its facts. Lists of thousands of files are copied, so a copy is one reference.
package struct SourceFile: Sendable {
  private let parts: Shared<Parts>
  package private(set) var role: Role

  private struct Parts: Sendable {
    let path: ByteString
    var isInterface = false
    var content: ContentID?
    var outline: FactsOutline
    var storage: Storage
  }

  private enum Storage {
    case ready(Shared<FileFacts>)
    case lazy(LazyFacts)
  }

  package init(path: ByteString, facts: FileFacts, role: Role, content: ContentID? = nil) {
    self.init(path, role, content, outline: facts.outline, storage: .ready(Shared(facts)))
  }

  package init(path: ByteString, facts: LazyFacts, role: Role, content: ContentID? = nil) {
    self.init(path, role, content, outline: facts.outline, storage: .lazy(facts))
  }

  /// Creates a file of which only the interface is known. It cannot be linted.
  package init(path: ByteString, interface: FileFacts, role: Role, content: ContentID? = nil) {
    let file = SourceFile(path: path, facts: interface, role: role, content: content).unlinted
    self.init(file) { $0.isInterface = true }
  }

  private init(
    _ path: ByteString, _ role: Role, _ content: ContentID?, outline: FactsOutline, storage: Storage
  ) {
    let content = role.isDependency ? content?.asDependency : content
    parts = Shared(Parts(path: path, content: content, outline: outline, storage: storage))
    self.role = role
  }

  /// Creates a copy of a file with changed parts.
  private init(_ file: SourceFile, _ change: (inout Parts) -> Void) {
    var parts = file.parts.value
    change(&parts)
    self.parts = Shared(parts)
    role = file.role
  }
}

extension SourceFile {
  /// The path relative to the repository's root.
  package var path: ByteString { parts.value.path }

  package var isLinted: Bool { role.isLinted }

  package var isCounted: Bool { role.isCounted }

  /// Returns whether both versions of a file have the same role.
  func isUsed(like other: SourceFile) -> Bool { role == other.role }

  /// Whether only the interface of the file is known: what the analysis of other files asks for.
  package var isInterface: Bool { parts.value.isInterface }

  /// The identity of the content; `nil` if it has none, so that no earlier results apply to it.
  package var content: ContentID? { parts.value.content }

  /// The summary of the facts that is known without unpacking them.
  package var outline: FactsOutline { parts.value.outline }

  package var facts: FileFacts { shared.value }

  /// The names of the file's declarations, without the enclosing types.
  package var declaredNames: Set<ByteString> {
    let facts = facts
    return Set(facts.declarations.map { ByteString(facts.names[$0.name]) })
  }

  /// The number of declarations in the file.
  var declarationCount: Int { shared.value.declarations.count }

  /// The number of lines in the file.
  package var lineCount: Int { shared.value.lines.starts.count }

  /// Whether the file could not be parsed completely.
  package var hasProblems: Bool { !shared.value.problems.isEmpty }

  /// The facts without a copy. Not inlined, so that code that reads facts often stays small.
  @inline(never) var shared: Shared<FileFacts> {
    switch parts.value.storage {
    case .ready(let facts): facts
    case .lazy(let facts): facts.shared
    }
  }

  /// Reads a part of the facts and copies only that part.
  @inline(__always)
  func read<Part>(_ part: (FileFacts) -> Part) -> Part { withExtendedLifetime(shared) { part($0.value) } }

  /// Returns the spelling of a name.
  @inline(never) func spelling(of name: Name) -> Spelling { shared.value.spelling(of: name) }

  /// The spellings of all names, by the number of the name.
  var spellings: [Spelling] { shared.value.names.spellings }

  /// Returns the labels of all declarations.
  ///
  /// - Parameter spellings: the spellings of all names.
  func labels(_ spellings: [Spelling], at path: PathHash) -> [Label] {
    let shared = shared
    return shared.value.declarations.labels(shared.value.types, spellings, at: path)
  }

  /// Returns what the file imports.
  ///
  /// - Parameter spellings: the spellings of all names.
  func imports(_ spellings: [Spelling]) -> FileImports { FileImports(shared.value.imports, spellings) }

  /// Whether the facts, as far as they were accessed, are those of the content.
  package var isSound: Bool {
    switch parts.value.storage {
    case .ready: true
    case .lazy(let facts): facts.isSound
    }
  }

  /// Whether the facts are already unpacked.
  var isUnpacked: Bool {
    switch parts.value.storage {
    case .ready: true
    case .lazy(let facts): facts.isLoaded
    }
  }
}

extension SourceFile {
  /// The file with unpacked facts, to which each access takes less time; unchanged if the facts are lost.
  var unpacked: SourceFile {
    guard case .lazy = parts.value.storage else { return self }
    let facts = shared
    return isSound ? SourceFile(self) { $0.storage = .ready(facts) } : self
  }

  /// The file, not linted, but counted if it was linted.
  var unlinted: SourceFile {
    var file = self
    if isLinted { file.role = .counted }
    return file
  }

  /// Creates a copy of a file with another content.
  package init(_ file: SourceFile, facts: FileFacts, content: ContentID) {
    self.init(SourceFile(file, content: content)) {
      ($0.storage, $0.outline) = (.ready(Shared(facts)), facts.outline)
    }
  }

  /// Creates a copy of a file whose content has an identity.
  package init(_ file: SourceFile, content: ContentID) {
    self.init(file) { $0.content = file.role.isDependency ? content.asDependency : content }
  }

  /// Creates a copy of a file that shares the facts of another file, if both have the same content.
  init(_ file: SourceFile, sharingFactsWith other: SourceFile) {
    if file.content != nil, file.content == other.content {
      self.init(file) { $0.storage = other.parts.value.storage }
    } else {
      self = file.unpacked
    }
  }

  /// Creates a copy of a file whose facts count as lost if they have another number of declarations.
  init(_ file: SourceFile, requiring declarations: Int) {
    switch file.parts.value.storage {
    case .ready(let facts) where facts.value.declarations.count == declarations: self = file
    case .ready:
      self.init(file) { $0.storage = .lazy(LazyFacts(outline: []) { nil }.requiring(declarations: declarations)) }
    case .lazy(let facts): self.init(file) { $0.storage = .lazy(facts.requiring(declarations: declarations)) }
    }
  }
}

/// The identity of a file's content: Git's object name, or another name that no other content has.
package struct ContentID: Hashable, Sendable {
  package let words: [UInt32]

  package init(words: [UInt32]) {
    self.words = words
  }

  /// Creates an identity that no other content has: 128 random bits do not repeat.
  package static func unique() -> ContentID { ContentID(words: (0..<4).map { _ in .random(in: 0...(.max)) }) }

  /// The identity of the same content in a dependency, where its facts mean something else than in the repository.
  fileprivate var asDependency: ContentID { ContentID(words: words.map { ~$0 }) }
}
