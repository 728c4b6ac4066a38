import Git
import Linting
import Rules
import Sessions

/// The pages of the rules as files in the cache directory, which editors open from the link of a finding.
struct RulePages: Sendable {
  /// The paths of the pages that exist, by rule id.
  private(set) var paths: [String: DiskPath] = [:]

  /// Writes the pages that do not exist or are outdated. A page that cannot be written has no path.
  init(in directory: CacheDirectory?) {
    guard let directory, (try? makeDirectory(directory.path)) != nil, let root = realPath(of: directory.path),
      isOwn(fileAt: root)
    else { return }
    for page in rulePages {
      let path = root.appending(name: directory.pageName(ofRule: page.id).utf8)
      guard let file = try? NamedFile(path, below: root) else { continue }
      let isThere = (try? file.bytes()) == Array(page.text.utf8)
      if isThere || (try? file.write(page.text)) != nil { paths[page.id] = path }
    }
  }
}
