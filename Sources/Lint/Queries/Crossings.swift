import SwiftReader

extension Codebase {
  /// Lists the members of one module that chains of another use, once for every declaration and member. A module is
  /// known by its folder: the one in `Sources`, else the first of the path.
  package func crossings(from user: String, to home: String) -> [Reaching] {
    let users = Set(files.indices.filter { moduleName(ofFile: $0) == user })
    let homes = Set(files.indices.filter { moduleName(ofFile: $0) == home })
    if users.isEmpty || homes.isEmpty { return [] }
    return reachings(.read) { judge, step in
      guard users.contains(judge.frame.file), !step.found.isNone else { return false }
      return homes.contains(judge.table.file(of: step.found))
    }
  }

  private func moduleName(ofFile file: Int) -> Substring {
    let module = module(ofPath: files[file].path)
    return module.split(separator: "/").last ?? module
  }
}
