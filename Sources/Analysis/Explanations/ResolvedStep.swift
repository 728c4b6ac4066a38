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
      let steps = analyzer.trace(file).steps
      return linted(steps, analyzer, file).sorted { $0.offset < $1.offset }
    }
  }

  private func linted(_ steps: [ChainStep], _ analyzer: ChainAnalyzer, _ file: Int) -> [ResolvedStep] {
    Dictionary(grouping: steps, by: \.chain).values.flatMap { steps in
      zip(steps, steps.dropFirst()).compactMap { before, step in
        guard let link = step.link, link.kind == .property, before.type.isKnown else { return nil }
        return linted(step, at: link, after: before.origin, analyzer, file)
      }
    }
  }

  private func linted(
    _ step: ChainStep, at link: Link, after origin: ValueOrigin, _ analyzer: ChainAnalyzer, _ file: Int
  ) -> ResolvedStep {
    let facts = files[file].facts
    let type = analyzer.types.unwrapped(origin.type)
    let isFar = origin.reach >= 1 && !origin.hop.member.isNone
    return ResolvedStep(
      path: files[file].path, offset: link.offset, position: facts.lines.position(of: link.offset),
      member: facts.names[link.name], receiver: analyzer.types.text(of: type),
      receiverDeclaration: declared(analyzer.types.shape(of: type).declaration),
      isAbstract: analyzer.types.isAbstract(type),
      declaration: declared(step.found),
      hop: isFar ? declared(origin.hop.member).map { .init(offset: origin.hop.offset, declaration: $0) } : nil)
  }

  private func declared(_ member: DeclarationID) -> ResolvedStep.Declared? {
    if member.isNone { return nil }
    let declaration = table.declaration(member)
    return ResolvedStep.Declared(
      path: files[table.file(of: member)].path, offset: declaration.offset, owner: table.nameOfOwner(of: member),
      isFunction: declaration.kind == .function)
  }
}
