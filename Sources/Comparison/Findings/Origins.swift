package import Analysis
package import Findings
import SwiftReader

/// Returns, for each added file, the path of the older file that most of its declarations come from.
///
/// An added file comes from an older file if the declarations that moved from the older to the added file are at least
/// half of the declarations of either file.
package func origins(
  of added: [SourceFile], from older: [SourceFile], to newer: [SourceFile]
) -> [ByteString: ByteString] {
  if added.isEmpty { return [:] }
  let now = Dictionary(newer.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  var holders: [String: [ByteString]] = [:]
  var counts: [ByteString: Int] = [:]
  for file in older where now[file.path]?.facts != file.facts {
    let names = file.qualifiedNames
    counts[file.path] = names.count
    for name in names.subtracting(now[file.path]?.qualifiedNames ?? []) { holders[name, default: []].append(file.path) }
  }
  var origins: [ByteString: ByteString] = [:]
  for file in added {
    let names = file.qualifiedNames
    let shared = Dictionary(names.flatMap { holders[$0] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
    let nearest = shared.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let nearest, nearest.value * 2 >= min(names.count, counts[nearest.key] ?? .max) else { continue }
    origins[file.path] = nearest.key
  }
  return origins
}

extension SourceFile {
  /// The qualified names of all declarations, as far as this file alone determines them.
  var qualifiedNames: Set<String> { facts.qualifiedNames }
}

extension FileFacts {
  fileprivate var qualifiedNames: Set<String> {
    var names: [String] = []
    for declaration in declarations {
      let own =
        declaration.kind == .extension
        ? declaration.type.map { "extension " + self.names[types[$0].name] } : self.names[declaration.name]
      let outer = declaration.parent.map { names[Int($0)] + "." } ?? ""
      names.append(outer + (own ?? ""))
    }
    return Set(names)
  }
}
