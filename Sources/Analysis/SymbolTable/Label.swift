import Findings
import SwiftReader

/// A hash that identifies a declaration or another owner of members in every run. A declaration is identified by its
/// file, the enclosing declarations, its kind and its name, so overloads share a label.
struct Label: Hashable, Sendable {
  let value: UInt64

  init(_ value: UInt64) {
    self.value = value
  }

  /// Returns the label of a declaration directly inside this one.
  fileprivate func inner(_ kind: Declaration.Kind, _ spelling: Spelling) -> Label {
    let name = spelling.hash &* 0x94d0_49bb_1331_11eb
    return Label(mix64(value &+ name &+ UInt64(kind.rawValue) &+ 1))
  }

  func key(_ spelling: Spelling) -> UInt64 { mix64(value &+ spelling.hash &* 0xbf58_476d_1ce4_e5b9) }
}

extension FileFacts {
  /// Returns the labels of all declarations.
  func labels(at path: PathHash) -> [Label] { declarations.labels(types, names.spellings, at: path) }
}

extension [Declaration] {
  /// Returns the labels of all declarations of a file.
  ///
  /// - Parameters:
  ///   - types: the types that the file mentions.
  ///   - spellings: the spellings of all names.
  func labels(_ types: TypeTable, _ spellings: [Spelling], at path: PathHash) -> [Label] {
    var labels: [Label] = []
    labels.reserveCapacity(count)
    for declaration in self {
      let outer = declaration.parent.map { labels[Int($0)] } ?? Label(path.value)
      let name = declaration.kind == .extension ? declaration.type.map { types[$0].name } ?? .none : declaration.name
      labels.append(outer.inner(declaration.kind, spellings[Int(name.index)]))
    }
    return labels
  }
}
