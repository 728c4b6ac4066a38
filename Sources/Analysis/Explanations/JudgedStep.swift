package import Findings
package import SwiftReader

/// One member of a value, and what the judge takes it for: made for comparing it with what a compiler says.
package struct JudgedStep: Sendable, Equatable {
  package var path: ByteString
  /// Where the member's name stands.
  package var offset: UInt32
  package var position: Position
  package var member: String
  /// The type of the value whose member this is, as people write it; `nil` if it is not known.
  package var receiver: String?
  /// Whether that type is a protocol or a generic parameter.
  package var isAbstract: Bool
  /// Where the member is declared; `nil` if the repository does not declare it.
  package var declaration: Declared?
  /// The hop that left the circle of friends before this step, if one did and its declaration is known.
  package var hop: Hopped?

  /// A declaration of the repository.
  package struct Declared: Sendable, Equatable {
    package var path: ByteString
    /// Where the declaration's name stands.
    package var offset: UInt32
    package var owner: String
    /// Functions of one name are told apart by types that the judge does not know: only their owner is sure.
    package var isFunction: Bool
  }

  /// A hop past a friend.
  package struct Hopped: Sendable, Equatable {
    package var offset: UInt32
    package var declaration: Declared
  }
}

extension Codebase {
  /// Lists the members in the judged files whose receivers the judge knows, in the order of the source.
  package func judgedSteps() -> [JudgedStep] {
    files.indices.filter { files[$0].isJudged }.flatMap { file in
      var judge = Judge(table, library)
      let steps = judge.trace(file).steps
      return judged(steps, judge, file).sorted { $0.offset < $1.offset }
    }
  }

  private func judged(_ steps: [ChainStep], _ judge: Judge, _ file: Int) -> [JudgedStep] {
    Dictionary(grouping: steps, by: \.chain).values.flatMap { steps in
      zip(steps, steps.dropFirst()).compactMap { before, step in
        guard let link = step.link, link.kind == .property, before.type.isKnown else { return nil }
        return judged(step, link, after: before.standing, judge, file)
      }
    }
  }

  private func judged(
    _ step: ChainStep, _ link: Link, after standing: Standing, _ judge: Judge, _ file: Int
  ) -> JudgedStep {
    let facts = files[file].facts
    let type = judge.unwrapped(standing.type)
    let isFar = standing.reach >= 1 && !standing.hop.member.isNone
    return JudgedStep(
      path: files[file].path, offset: link.offset, position: facts.lines.position(of: link.offset),
      member: facts.names[link.name], receiver: judge.text(of: type), isAbstract: judge.isAbstract(type),
      declaration: declared(step.found),
      hop: isFar ? declared(standing.hop.member).map { .init(offset: standing.hop.offset, declaration: $0) } : nil)
  }

  private func declared(_ member: DeclarationID) -> JudgedStep.Declared? {
    if member.isNone { return nil }
    let declaration = table.declaration(member)
    return JudgedStep.Declared(
      path: files[table.file(of: member)].path, offset: declaration.offset, owner: table.nameOfOwner(of: member),
      isFunction: declaration.kind == .function)
  }
}
