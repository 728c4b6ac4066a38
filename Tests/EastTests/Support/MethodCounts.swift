import Analysis
import Foundation
import Running
import SwiftReader

/// The numbers of methods of the types that the package declares: functions, initializers and subscripts, in the body
/// of a type and in its extensions, also those in other modules. Functions in functions do not count.
struct MethodCounts {
  /// The numbers by module and type: `SwiftReader.Parser`.
  private(set) var counts: [String: Int] = [:]

  /// Reads the files below directories of the package; a file belongs to the module that the directory below names.
  init(in directories: [String]) throws {
    self.init(
      try directories.flatMap { directory in
        let root = packageDirectory.appending(path: directory).path + "/"
        return try swiftFiles(in: directory).map { file in
          let parts = file.path.dropFirst(root.count).split(separator: "/")
          let module = directory == "Sources" ? String(parts[0]) : directory
          return (module: module, code: try String(contentsOf: file, encoding: .utf8))
        }
      })
  }

  init(_ files: [(module: String, code: String)]) {
    let read = files.map { (module: $0.module, facts: facts(of: Array($0.code.utf8))) }
    var homes: [String: Set<String>] = [:]
    for (module, facts) in read {
      for declaration in facts.declarations where declaration.kind.isType {
        homes[facts.typeName(of: declaration), default: []].insert(module)
      }
    }
    for (module, facts) in read {
      for declaration in facts.declarations where declaration.kind.isMethod {
        guard let parent = declaration.parent.map({ facts.declarations[Int($0)] }) else { continue }
        let type = facts.typeName(of: parent)
        guard let modules = homes[type], let first = modules.min() else { continue }
        counts["\(modules.contains(module) ? module : first).\(type)", default: 0] += 1
      }
    }
  }
}

extension Declaration.Kind {
  fileprivate var isMethod: Bool { self == .function || self == .initializer || self == .subscript }
}

extension FileFacts {
  /// Returns the name of a type, or of the type that an extension extends, after those of the types around it; the name
  /// of a function is no type's name.
  fileprivate func typeName(of declaration: Declaration) -> String {
    if declaration.kind == .extension { return declaration.type.map(name) ?? "" }
    let name = names[declaration.name]
    guard declaration.kind.isType else { return "\(name)()" }
    return declaration.parent.map { "\(typeName(of: declarations[Int($0)])).\(name)" } ?? name
  }

  private func name(of type: TypeID) -> String {
    let node = types[type]
    guard node.kind == .member, let base = types.children(of: type).first else { return names[node.name] }
    return "\(name(of: base.type)).\(names[node.name])"
  }
}
