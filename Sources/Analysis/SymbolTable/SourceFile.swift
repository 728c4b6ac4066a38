package import Findings
package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package let path: ByteString
  /// Whether the file's own reaches are analyzed; a file that is not is still read for its declarations.
  package internal(set) var isLinted: Bool
  /// Whether what the file does counts for findings about other files' declarations.
  package let isCounted: Bool
  /// Whether the file is of a library that the repository depends on: others see what it declares for all.
  package let isDependency: Bool
  /// Whether no more of it is known than what the analysis of other files asks for.
  package private(set) var isInterface = false
  /// A name of the content that no other content has; `nil` if it has none, so that nothing is known of it from before.
  package private(set) var content: ContentID?
  /// What is known without unpacking the facts.
  package private(set) var outline: FactsOutline
  private var storage: Storage

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
    self.init(
      path: path, facts: interface, isLinted: false, isCounted: isCounted, isDependency: isDependency, content: content)
    isInterface = true
  }

  private init(
    _ path: ByteString, _ storage: Storage, _ outline: FactsOutline, _ isLinted: Bool, _ isCounted: Bool,
    _ isDependency: Bool, _ content: ContentID?
  ) {
    self.outline = outline
    self.path = path
    self.storage = storage
    self.isLinted = isLinted
    self.isCounted = isCounted || isLinted
    self.isDependency = isDependency
    self.content = isDependency ? content?.asDependency : content
  }
}

extension SourceFile {
  package var facts: FileFacts { shared.value }

  /// How its declarations are called, without the types around them.
  package var declaredNames: Set<ByteString> {
    let facts = facts
    return Set(facts.declarations.map { ByteString(facts.names[$0.name]) })
  }

  /// The number of its lines.
  package var lineCount: Int { shared.value.lineCount }

  /// Whether it could not be parsed completely.
  package var hasProblems: Bool { !shared.value.problems.isEmpty }

  /// The same without a copy, apart from the code that reads them often.
  @inline(never) var shared: Shared<FileFacts> {
    switch storage {
    case .ready(let facts): facts
    case .lazy(let facts): facts.shared
    }
  }

  /// The spelling of one name.
  @inline(never) func spelling(of name: Name) -> Spelling { shared.value.spelling(of: name) }

  /// The spellings of all names.
  var spellings: [Spelling] { shared.value.spellings }

  /// Whether the facts, as far as somebody asked for them, are those of the content.
  var isSound: Bool {
    switch storage {
    case .ready: true
    case .lazy(let facts): facts.isSound
    }
  }

  /// Whether facts take no time to get.
  var isUnpacked: Bool {
    switch storage {
    case .ready: true
    case .lazy(let facts): facts.isLoaded
    }
  }

  /// The same file with facts that are unpacked: each access takes less time then.
  var unpacked: SourceFile {
    var file = self
    let facts = shared
    if isSound { file.storage = .ready(facts) }
    return file
  }

  /// Takes a file with another content.
  package init(_ file: SourceFile, facts: FileFacts, content: ContentID) {
    self.init(file, content: content)
    (storage, outline) = (.ready(Shared(facts)), facts.outline)
  }

  /// Takes a file whose content is called so.
  package init(_ file: SourceFile, content: ContentID) {
    self = file
    self.content = isDependency ? content.asDependency : content
  }

  /// Takes a file with the facts that another of the same content has.
  init(_ file: SourceFile, sharingFactsWith other: SourceFile) {
    self = file.content != nil && file.content == other.content ? file : file.unpacked
    if content != nil, content == other.content { storage = other.storage }
  }

  /// Takes a file whose facts are lost if there is another number of declarations.
  init(_ file: SourceFile, requiring declarations: Int) {
    self = file
    switch storage {
    case .ready(let facts) where facts.value.declarations.count == declarations: break
    case .ready: storage = .lazy(LazyFacts(outline: []) { nil }.requiring(declarations: declarations))
    case .lazy(let facts): storage = .lazy(facts.requiring(declarations: declarations))
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
