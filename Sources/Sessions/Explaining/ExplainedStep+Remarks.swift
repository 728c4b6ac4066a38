import Analysis
import Findings

extension ExplainedStep {
  /// Returns the owner of the step's member, and why the step is not counted or its use is silent.
  ///
  /// - Parameter spell: formats a name, for example as code.
  package func remarks(_ spell: (String) -> String) -> [String] {
    [
      owner.map { "of \(spell(escaped($0)))" },
      edgeOfLocal.map { "local name of \(quoted(edge: spell(escaped($0))))" },
      concept.map { "no step: \($0.rawValue)" },
      useConcept.flatMap { $0 == concept ? nil : "silent: \($0.rawValue)" },
    ].compactMap { $0 }
  }
}

extension ExplainedPath {
  var sentence: String {
    let (edge, members) = (quoted(edge: escaped(edge)), "'\(escaped(members))' (\(confidence) confidence)")
    let deep = path.uses.count > 1 ? " \(path.uses.count) deep" : ""
    return switch useKind {
    case .write where isCalled: "changes \(edge)\(deep) with \(members)"
    case .write: "writes\(deep) through \(edge) to \(members)"
    case .launder: "reaches\(deep) through \(edge), by a local name, to \(members)"
    case .read, .global: "reaches\(deep) through \(edge) to \(members)"
    }
  }
}
