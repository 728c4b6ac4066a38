import Analysis
import SwiftReader
import SwiftTokens

extension OwnerMethod {
  /// Returns whether each owner can get the method, or declares it already.
  var isPossible: Bool { owners.indices.allSatisfy { owners[$0].isFree(name) || exists(in: $0) } }

  /// Returns whether the file of an owner declares the method, with the same body and at least the same access: after an
  /// earlier patch, or written by hand.
  func exists(in number: Int) -> Bool {
    let owner = owners[number]
    if owner.isFree(name) { return false }
    let text = SourceText(bytes: Array(declaration(in: number).utf8))
    guard let start = text.tokens.indices.first(where: { text.word($0 - 1) == .func }) else { return false }
    let words = text.wordsToEndOfBody(from: start)
    return owner.methods(named: name).contains { method in
      owner.table.accessLevel(of: method) >= level(of: number)
        && owner.source.token(at: Int(owner.table.declaration(method).offset)).map(owner.source.wordsToEndOfBody)
          == words
    }
  }
}

extension PartOwner {
  /// Returns whether the owner's file declares a computed property of a name that reads that member of the owner's
  /// property: `var name: String { info.name }`.
  func forwards(_ name: String) -> Bool {
    let member = table.first(Spelling(name), in: table.owner(of: table.parent(of: property)))
    guard !member.isNone, table.file(of: member) == file, table.declaration(member).says(.computed),
      let start = source.token(at: Int(table.declaration(member).offset))
    else { return false }
    let words = source.wordsToEndOfBody(from: start)
    return words.indices.contains { words[$0...].starts(with: [hop, ".", name]) }
  }

  /// Returns the methods with the given name that the owner's file declares, if nothing restricts their use.
  fileprivate func methods(named name: String) -> [DeclarationID] {
    var methods: [DeclarationID] = []
    var next = table.first(Spelling(name), in: table.owner(of: table.parent(of: property)))
    while !next.isNone {
      let method = table.declaration(next)
      let isPlain = table.attributes(of: next).allSatisfy { $0 == "discardableResult" }
      if table.file(of: next) == file, method.kind == .function, !method.belongsToType, isPlain { methods.append(next) }
      next = table.next(after: next)
    }
    return methods
  }
}

extension SourceText {
  /// Returns the words of a declaration from its name to the end of its body, without `return`.
  fileprivate func wordsToEndOfBody(from name: Int) -> [String] {
    var open = name
    while kind(open) != .leftBrace, kind(open) != .endOfFile { open = max(open, partner(of: open) ?? open) + 1 }
    guard let end = partner(of: open), end > name else { return [] }
    return (name...end).filter { word($0) != .return }.map { text(ofToken: $0) }
  }
}
