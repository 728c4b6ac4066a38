/// What a repository says of a file's origin, where it says anything.
package struct Marks: Hashable, Sendable {
  /// `linguist-generated`: a tool wrote the file.
  package var isGenerated: Bool?
  /// `linguist-vendored`: the file was taken over from elsewhere.
  package var isVendored: Bool?
  /// `filter`, `ident` or `working-tree-encoding`: what lies on the disk is not what git keeps, beyond the line ends.
  package var isConverted: Bool

  package init(isGenerated: Bool? = nil, isVendored: Bool? = nil, isConverted: Bool = false) {
    self.isGenerated = isGenerated
    self.isVendored = isVendored
    self.isConverted = isConverted
  }
}
