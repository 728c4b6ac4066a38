import SwiftReader

/// Finds out what the analysis of a file rests on: the questions that were asked for it, and what their answers tell.
///
/// Whoever is told of a declaration may read it, the declarations around it, and what is known of their types. So these are
/// questions, too, and reading facts by number needs no note.
struct QuestionGathering {
  private var questions: [Question] = []
  /// The last gathering in which a declaration or file was met.
  private var declarations: [UInt32] = []
  /// The last gathering in which a declaration was met with all that follow it in its list.
  private var lists: [UInt32] = []
  private var files: [UInt32] = []
  private var number: UInt32 = 0
  private var open: [DeclarationID] = []

  /// - Parameters:
  ///   - node: what was asked while the file was analyzed.
  ///   - file: the file.
  /// - Returns: the questions in order, each once.
  mutating func questions(
    of node: QuestionLog.Node, askedFor file: Int, _ table: SymbolTable, _ log: inout QuestionLog
  ) -> QuestionList {
    number += 1
    questions.removeAll(keepingCapacity: true)
    declarations += repeatElement(0, count: table.labels.count - declarations.count)
    lists += repeatElement(0, count: table.labels.count - lists.count)
    files += repeatElement(0, count: table.files.count - files.count)
    meet(file, table)
    for local in table.declarations(in: file) where table.declaration(local, in: file).kind.canBeExtended {
      meet(table.id(local, in: file), table)
    }
    var answers: [DeclarationID] = []
    log.forEachQuestion(of: node) { question, answer in
      questions.append(question)
      if !answer.isNone { answers.append(answer) }
    }
    for answer in answers { meet(namesakesOf: answer, table) }
    questions.sort()
    return QuestionList(questions.withoutRepetitions)
  }

  /// The whole list that begins with a declaration; lists share their ends.
  private mutating func meet(namesakesOf head: DeclarationID, _ table: SymbolTable) {
    var candidate = head
    while !candidate.isNone, lists[Int(candidate.index)] != number {
      lists[Int(candidate.index)] = number
      meet(candidate, table)
      candidate = table.next(after: candidate)
    }
  }

  /// A declaration, what is around it, and the types that those speak of.
  private mutating func meet(_ declaration: DeclarationID, _ table: SymbolTable) {
    open.append(declaration)
    while let next = open.popLast() {
      if declarations[Int(next.index)] == number { continue }
      declarations[Int(next.index)] = number
      meet(table.file(of: next), table)
      questions.append(.declaration(table.label(of: next)))
      let type = table.type(of: next)
      if !type.isNone {
        questions.append(.traits(of: table.label(of: type)))
        open.append(type)
      }
      let parent = table.parent(of: next)
      if !parent.isNone { open.append(parent) }
    }
  }

  private mutating func meet(_ file: Int, _ table: SymbolTable) {
    if files[file] == number { return }
    files[file] = number
    questions.append(.file(at: table.pathHashes[file]))
  }
}

extension Declaration.Kind {
  /// Whether files elsewhere decide something of it: its traits, or what it extends.
  fileprivate var canBeExtended: Bool { isType || self == .extension }
}

extension [Question] {
  /// Of an ordered list every element once.
  fileprivate var withoutRepetitions: [Question] {
    var kept: [Question] = []
    kept.reserveCapacity(count)
    for question in self where question != kept.last { kept.append(question) }
    return kept
  }
}
