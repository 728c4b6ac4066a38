/// How the locals of a program are called. Everything else is the same for all of them.
package enum LocalNames: Sendable, CaseIterable {
  /// `local0`, `local1`, …
  case plain
  /// As long as the plain ones, so that nothing moves.
  case asLong
  /// Names that members have, too; other lengths.
  case likeMembers

  func name(_ number: Int) -> String {
    switch self {
    case .plain: "local\(number)"
    case .asLong: "thing\(number)"
    case .likeMembers:
      memberNames[number % memberNames.count] + (number < memberNames.count ? "" : "\(number / memberNames.count)")
    }
  }

  /// Returns the text with the names that these locals have instead of the plain ones.
  package func renaming(_ text: String) -> String {
    if self == .plain || !text.utf8.contains(UInt8(ascii: "l")) { return text }
    var renamed: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let mark = Array("local".utf8)
    while !rest.isEmpty {
      let digits = rest.dropFirst(mark.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if rest.starts(with: mark), let number = Int(String(decoding: digits, as: UTF8.self)) {
        renamed += Array(name(number).utf8)
        rest = rest[digits.endIndex...]
      } else if let byte = rest.popFirst() {
        renamed.append(byte)
      }
    }
    return String(decoding: renamed, as: UTF8.self)
  }
}

let typeNames = ["House", "Town", "Clerk", "Letter", "Road", "Shop", "Owner", "Garden", "Order", "Ledger"]
let memberNames = [
  "town", "owner", "street", "clerk", "letter", "order", "name", "total", "window", "stock", "next", "parts", "title",
  "update", "close", "render", "refresh",
]
let requirementNames = ["place", "load", "source", "target", "visit", "amount", "current", "detail", "weight"]
let additionNames = ["summary", "marker", "distance", "origin"]
