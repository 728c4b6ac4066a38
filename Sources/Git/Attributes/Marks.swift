/// What a repository says of a file's origin, where it says anything.
package struct Marks: Hashable, Sendable {
  /// `linguist-generated`: a tool wrote the file.
  package var isGenerated: Bool?
  /// `linguist-vendored`: the file was taken over from elsewhere.
  package var isVendored: Bool?

  package init(isGenerated: Bool? = nil, isVendored: Bool? = nil) {
    self.isGenerated = isGenerated
    self.isVendored = isVendored
  }
}
