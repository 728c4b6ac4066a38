import Findings
import SwiftReader

/// The uses in one file, and their names and places in its source.
struct FileUses {
  let file: Int
  let table: SymbolTable

  init(in file: Int, of table: SymbolTable) {
    (self.file, self.table) = (file, table)
  }

  /// Returns the name of the member that a link uses, or `[]` for a subscript.
  func member(at link: UInt32) -> ByteString {
    let link = table.link(link, in: file)
    return link.kind == .subscript ? "[]" : ByteString(table.names(in: file).utf8(of: link.name))
  }

  func position(of link: UInt32) -> Position {
    table.position(of: table.link(link, in: file).offset, in: file)
  }

  func declaration(of use: Use) -> DeclarationID { table.declaration(aroundChain: use.chain, in: file) }

  /// Returns the members that are used one after the other; a long path is cut off.
  func members(of uses: ArraySlice<Use>) -> ByteString {
    let names = uses.prefix(Limits.shownSteps).map { table.text(ofMember: table.link($0.link, in: file), in: file) }
    return ByteString((names + (uses.count > Limits.shownSteps ? ["…"] : [])).joined(separator: "."))
  }
}
