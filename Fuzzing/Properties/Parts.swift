package import Analysis
import Findings
package import Packages
import SwiftReader

/// Analyzes each part of some files beside the interfaces of all other files, and gives every part the uses that were found
/// in the others.
///
/// - Parameter parts: for each file the number of its part, from 0.
package func codebases(
  inPartsOf files: [SourceFile], as parts: [Int], _ manifests: Manifests = [],
  library: Library = Codebase([], jobs: 1).library
) throws(Failure) -> [Codebase] {
  let interfaces = files.map(\.facts.interface)
  var codebases = (0...(parts.max() ?? 0)).map { part in
    let files = files.indices.map { number in
      let file = files[number]
      if file.isLinted, parts[number] == part { return file }
      return SourceFile(
        path: file.path, interface: interfaces[number], role: file.role,
        content: file.content)
    }
    return Codebase(files, manifests: manifests, library: library, jobs: 1)
  }
  for words in codebases.map({ $0.foreignUsesOfOthers().packed }) {
    guard let uses = ForeignUses(packed: words[...]) else { throw Failure("uses cannot be unpacked") }
    for part in codebases.indices where !codebases[part].count(uses) {
      throw Failure("uses of the same files are refused")
    }
  }
  for codebase in codebases {
    let path = codebase.pathsWithUnknownUses.first
    try require(path == nil, "in parts: the uses of \(path.map { "\($0)" } ?? "") are not known")
  }
  return codebases
}
