package import Findings
package import SwiftReader

/// A use of a member, and how the analyzer resolves it, for a comparison with a compiler's results.
package struct ResolvedStep: Sendable, Equatable {
  package var path: ByteString
  /// The byte offset of the member's name in the file.
  package var offset: UInt32
  package var position: Position
  package var member: String
  /// The type of the receiver, as it is written in source; `nil` if it is not known.
  package var receiver: String?
  /// The declaration of the receiver's type; `nil` if the repository does not declare it.
  package var receiverDeclaration: Declared?
  /// Whether the receiver's type is a protocol or a generic parameter.
  package var isAbstract: Bool
  /// The declaration of the member; `nil` if the repository does not declare it.
  package var declaration: Declared?
  /// The hop past a friend before this step, if there is one and its declaration is known.
  package var hop: Hopped?

  /// A declaration of the repository.
  package struct Declared: Sendable, Equatable {
    package var path: ByteString
    /// The byte offset of the declaration's name in its file.
    package var offset: UInt32
    package var owner: String
    /// Whether the declaration is a function. Functions with one name differ by types that the analyzer does not know,
    /// so only their owner is certain.
    package var isFunction: Bool
  }

  /// A hop past a friend.
  package struct Hopped: Sendable, Equatable {
    package var offset: UInt32
    package var declaration: Declared
  }
}

extension Codebase {
  /// Lists the members in the linted files whose receivers have a known type, in source order.
  package func resolvedSteps() -> [ResolvedStep] {
    files.indices.filter { files[$0].isLinted }.flatMap { file in
      var analyzer = ChainAnalyzer(table, library)
      let steps = Dictionary(grouping: analyzer.trace(file).steps, by: \.chain).values
      let resolved = steps.flatMap { steps in
        zip(steps, steps.dropFirst()).compactMap { before, step in
          ResolvedStep(step, after: before, at: files[file].path, files[file].facts, &analyzer)
        }
      }
      return resolved.sorted { $0.offset < $1.offset }
    }
  }
}

extension ResolvedStep {
  /// Creates a step of a member whose receiver has a known type; `nil` for other steps.
  fileprivate init?(
    _ step: ChainStep, after before: ChainStep, at path: ByteString, _ facts: FileFacts, _ analyzer: inout ChainAnalyzer
  ) {
    guard let link = step.link, link.kind == .property, before.type.isKnown else { return nil }
    let origin = before.origin
    let type = analyzer.types.unwrapped(origin.type)
    let isFar = origin.reach >= 1 && !origin.hop.member.isNone
    self.init(
      path: path, offset: link.offset, position: facts.position(of: link.offset),
      member: facts.names[link.name], receiver: type.text(in: &analyzer.types),
      receiverDeclaration: Declared(analyzer.types.shape(of: type).declaration, in: analyzer.table),
      isAbstract: analyzer.types.isAbstract(type), declaration: Declared(step.found, in: analyzer.table),
      hop: isFar
        ? Declared(origin.hop.member, in: analyzer.table).map { Hopped(offset: origin.hop.offset, declaration: $0) }
        : nil)
  }
}

extension ResolvedStep.Declared {
  fileprivate init?(_ id: DeclarationID, in table: SymbolTable) {
    if id.isNone { return nil }
    let declaration = table.declaration(id)
    self.init(
      path: table.path(of: table.file(of: id)), offset: declaration.offset, owner: table.nameOfOwner(of: id),
      isFunction: declaration.kind == .function)
  }
}
