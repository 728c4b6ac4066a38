import Git

/// A path in the first line, and a file of patterns below it: matching ends, and answers twice the same.
func checkPatterns(_ bytes: [UInt8]) throws(Failure) {
  let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
  guard let path = RepositoryPath(bytes: Array(bytes[..<end])) else { return }
  let contents = Array(bytes[end...])
  let attributes = AttributeRules(Dictionary([.root, path.parent].map { ($0, contents) }) { $1 })
  try require(attributes.marks(of: path) == attributes.marks(of: path), "attributes")
  for folds in [false, true] {
    var ignored = IgnoreRules(foldingCase: folds)
    ignored.read(contents, in: .root)
    let isIgnored = ignored.ignores(path, isDirectory: false)
    ignored.read(contents, in: .root)
    try require(ignored.ignores(path, isDirectory: false) == isIgnored, "ignored once, not twice")
  }
  for line in contents.split(separator: UInt8(ascii: "\n")).prefix(50) {
    guard let glob = PathGlob(String(decoding: line, as: UTF8.self), below: .root) else { continue }
    _ = glob.covers(path)
  }
}
