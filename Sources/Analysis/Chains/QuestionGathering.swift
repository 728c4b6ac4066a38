import SwiftReader

/// Collects the questions on which the analysis of a file depends: those that were asked during the analysis, and those
/// about the declarations in their answers.
///
/// Code that receives a declaration as an answer may read the declaration, its enclosing declarations and the traits of
/// their types. These reads are therefore added as questions, and looking up facts by number needs no entry in the log.
struct QuestionGathering {
  private var questions: [Question] = []
  /// For each declaration the number of the last gathering that visited it. ``files`` is the analogue for files.
  private var declarations: [UInt32] = []
  /// For each declaration the number of the last gathering that visited it with all its successors in its list of
  /// namesakes.
  private var lists: [UInt32] = []
  private var files: [UInt32] = []
  private var number: UInt32 = 0
  private var open: [DeclarationID] = []

  /// Returns the questions on which the analysis of a file depends, sorted and without duplicates.
  ///
  /// - Parameters:
  ///   - node: the log node of the questions that were asked during the analysis of the file.
  ///   - file: the file that was analyzed.
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

  /// Visits all declarations of the list that begins with a declaration. Lists share their tails.
  private mutating func meet(namesakesOf head: DeclarationID, _ table: SymbolTable) {
    var candidate = head
    while !candidate.isNone, lists[Int(candidate.index)] != number {
      lists[Int(candidate.index)] = number
      meet(candidate, table)
      candidate = table.next(after: candidate)
    }
  }

  /// Visits a declaration, its enclosing declarations and the types that they declare or extend.
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
  /// Whether other files can affect the declaration: a type's traits, or the type that an extension extends.
  fileprivate var canBeExtended: Bool { isType || self == .extension }
}

extension [Question] {
  /// The elements of a sorted list without duplicates.
  fileprivate var withoutRepetitions: [Question] {
    var kept: [Question] = []
    kept.reserveCapacity(count)
    for question in self where question != kept.last { kept.append(question) }
    return kept
  }
}
