/// The attributes of a file that concern its origin; `nil` if the repository does not specify them.
package struct Marks: Hashable, Sendable {
  /// `linguist-generated`: a tool wrote the file.
  package var isGenerated: Bool?
  /// `linguist-vendored`: the file was copied from another project.
  package var isVendored: Bool?
  /// `filter`, `ident` or `working-tree-encoding`: the contents on disk differ from the blob in more than line endings.
  package var isConverted: Bool

  package init(isGenerated: Bool? = nil, isVendored: Bool? = nil, isConverted: Bool = false) {
    self.isGenerated = isGenerated
    self.isVendored = isVendored
    self.isConverted = isConverted
  }
}
