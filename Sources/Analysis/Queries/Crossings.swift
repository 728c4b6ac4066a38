package import Findings
import SwiftReader

extension Codebase {
  /// Lists the members of one module that chains of another use, once for every declaration and member. A module is
  /// known by its folder: the one in `Sources`, else the first of the path.
  package func crossings(from user: ByteString, to home: ByteString) -> [Reaching] {
    let users = Set(files.indices.filter { moduleName(ofFile: $0) == user })
    let homes = Set(files.indices.filter { moduleName(ofFile: $0) == home })
    if users.isEmpty || homes.isEmpty { return [] }
    return reachings(.read) { analyzer, step in
      analyzer.crosses(from: users, to: homes, at: step.found)
    }
  }

  private func moduleName(ofFile file: Int) -> ByteString { table.modules.name(ofFile: file) }
}

extension ChainAnalyzer {
  /// Whether the file that is analyzed is one of the users', and the member is declared in one of the homes.
  fileprivate func crosses(from users: Set<Int>, to homes: Set<Int>, at member: DeclarationID) -> Bool {
    !member.isNone && users.contains(frame.file) && homes.contains(table.file(of: member))
  }
}
