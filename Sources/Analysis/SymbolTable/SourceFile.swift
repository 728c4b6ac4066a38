package import Findings
package import SwiftReader

/// One file of the repository, read. There are thousands, and lists of them are copied: a copy is one reference.
package struct SourceFile: Sendable {
  private let parts: Shared<Parts>

  private struct Parts: Sendable {
    let path: ByteString
    var isLinted: Bool
    let isCounted: Bool
    let isDependency: Bool
    var isInterface = false
    var content: ContentID?
    var outline: FactsOutline
    var storage: Storage
  }

  private enum Storage {
    case ready(Shared<FileFacts>)
    case lazy(LazyFacts)
  }

  package init(
    path: ByteString, facts: FileFacts, isLinted: Bool, isCounted: Bool = false, isDependency: Bool = false,
    content: ContentID? = nil
  ) {
    self.init(path, .ready(Shared(facts)), facts.outline, isLinted, isCounted, isDependency, content)
  }

  package init(
    path: ByteString, facts: LazyFacts, isLinted: Bool, isCounted: Bool = false, isDependency: Bool = false,
    content: ContentID? = nil
  ) {
    self.init(path, .lazy(facts), facts.outline, isLinted, isCounted, isDependency, content)
  }

  /// Takes a file that is not linted, and of which only the interface is known.
  package init(
    path: ByteString, interface: FileFacts, isCounted: Bool, isDependency: Bool = false, content: ContentID? = nil
  ) {
    let file = SourceFile(
      path: path, facts: interface, isLinted: false, isCounted: isCounted, isDependency: isDependency, content: content)
    self.init(file) { $0.isInterface = true }
  }

  private init(
    _ path: ByteString, _ storage: Storage, _ outline: FactsOutline, _ isLinted: Bool, _ isCounted: Bool,
    _ isDependency: Bool, _ content: ContentID?
  ) {
    parts = Shared(
      Parts(
        path: path, isLinted: isLinted, isCounted: isCounted || isLinted, isDependency: isDependency,
        content: isDependency ? content?.asDependency : content, outline: outline, storage: storage))
  }

  /// Takes a file with some other parts.
  private init(_ file: SourceFile, _ change: (inout Parts) -> Void) {
    var parts = file.parts.value
    change(&parts)
    self.parts = Shared(parts)
  }
}

extension SourceFile {
  /// The path relative to the repository's root.
  package var path: ByteString { parts.value.path }

  /// Whether the file's own reaches are analyzed; a file that is not is still read for its declarations.
  package var isLinted: Bool { parts.value.isLinted }

  /// Whether what the file does counts for findings about other files' declarations.
  package var isCounted: Bool { parts.value.isCounted }

  /// Whether the file is of a library that the repository depends on: others see what it declares for all.
  package var isDependency: Bool { parts.value.isDependency }

  /// Whether no more of it is known than what the analysis of other files asks for.
  package var isInterface: Bool { parts.value.isInterface }

  /// A name of the content that no other content has; `nil` if it has none, so that nothing is known of it from before.
  package var content: ContentID? { parts.value.content }

  /// What is known without unpacking the facts.
  package var outline: FactsOutline { parts.value.outline }

  package var facts: FileFacts { shared.value }

  /// How its declarations are called, without the types around them.
  package var declaredNames: Set<ByteString> {
    let facts = facts
    return Set(facts.declarations.map { ByteString(facts.names[$0.name]) })
  }

  /// The number of its lines.
  package var lineCount: Int { shared.value.lines.starts.count }

  /// Whether it could not be parsed completely.
  package var hasProblems: Bool { !shared.value.problems.isEmpty }

  /// The same without a copy, apart from the code that reads them often.
  @inline(never) var shared: Shared<FileFacts> {
    switch parts.value.storage {
    case .ready(let facts): facts
    case .lazy(let facts): facts.shared
    }
  }

  /// Reads a part of the facts, and copies no more than that.
  @inline(__always)
  func read<Part>(_ part: (FileFacts) -> Part) -> Part { withExtendedLifetime(shared) { part($0.value) } }

  /// The spelling of one name.
  @inline(never) func spelling(of name: Name) -> Spelling { shared.value.spelling(of: name) }

  /// The spellings of all names.
  var spellings: [Spelling] { shared.value.spellings }

  /// Whether the facts, as far as somebody asked for them, are those of the content.
  var isSound: Bool {
    switch parts.value.storage {
    case .ready: true
    case .lazy(let facts): facts.isSound
    }
  }

  /// Whether facts take no time to get.
  var isUnpacked: Bool {
    switch parts.value.storage {
    case .ready: true
    case .lazy(let facts): facts.isLoaded
    }
  }
}

extension SourceFile {
  /// The same file with facts that are unpacked: each access takes less time then.
  var unpacked: SourceFile {
    guard case .lazy = parts.value.storage else { return self }
    let facts = shared
    return isSound ? SourceFile(self) { $0.storage = .ready(facts) } : self
  }

  /// The same file, which is not analyzed.
  var unlinted: SourceFile { SourceFile(self) { $0.isLinted = false } }

  /// Takes a file with another content.
  package init(_ file: SourceFile, facts: FileFacts, content: ContentID) {
    self.init(SourceFile(file, content: content)) {
      ($0.storage, $0.outline) = (.ready(Shared(facts)), facts.outline)
    }
  }

  /// Takes a file whose content is called so.
  package init(_ file: SourceFile, content: ContentID) {
    self.init(file) { $0.content = $0.isDependency ? content.asDependency : content }
  }

  /// Takes a file with the facts that another of the same content has.
  init(_ file: SourceFile, sharingFactsWith other: SourceFile) {
    if file.content != nil, file.content == other.content {
      self.init(file) { $0.storage = other.parts.value.storage }
    } else {
      self = file.unpacked
    }
  }

  /// Takes a file whose facts are lost if there is another number of declarations.
  init(_ file: SourceFile, requiring declarations: Int) {
    switch file.parts.value.storage {
    case .ready(let facts) where facts.value.declarations.count == declarations: self = file
    case .ready:
      self.init(file) { $0.storage = .lazy(LazyFacts(outline: []) { nil }.requiring(declarations: declarations)) }
    case .lazy(let facts): self.init(file) { $0.storage = .lazy(facts.requiring(declarations: declarations)) }
    }
  }
}

/// A name of a file's content: git's, or another that no other content has.
package struct ContentID: Hashable, Sendable {
  package let words: [UInt32]

  package init(words: [UInt32]) {
    self.words = words
  }

  /// The same content read for a library: what it says is something else than what the repository says with it.
  fileprivate var asDependency: ContentID { ContentID(words: words.map { ~$0 }) }
}
