import Analysis
import Findings
import Linting

extension ResolvedConfiguration {
  /// Returns the configuration in the syntax of a configuration file, with a comment after each setting that names its
  /// source.
  package func text(heading: String) -> String {
    var lines = [
      line(2, "\"extends\": [],", nil),
      line(2, "\"confidence\": \"\(confidence.value.rawValue)\",", confidence.location),
      line(2, "\"tests\": \(tests.value),", tests.location),
    ]
    if !exclude.isEmpty {
      let patterns = JSON.array(exclude.map { .string($0.value) })
      let places: [String] = exclude.map(\.location).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      lines.append(line(2, "\"exclude\": \(patterns.inline),", places.joined(separator: ", ")))
    }
    if !dependencies.value.isEmpty {
      let folders = JSON.array(dependencies.value.map { .string($0.text) })
      lines.append(line(2, "\"dependencies\": \(folders.inline),", dependencies.location))
    }
    lines.append(line(2, "\"rules\": {", nil))
    for (id, setting) in rules.sorted(by: { $0.key < $1.key }) {
      lines.append(line(4, "\"\(id)\": \(setting.value.text),", setting.sources))
    }
    lines.append(line(2, "},", nil))
    lines += block("groups", groups.mapValues { (json: $0.value.json, location: $0.location) })
    lines += block("uses", uses.mapValues { (json: $0.value.json, location: $0.location) })
    lines += block("budgets", budgets.value.mapValues { (json: .string($0.text), location: budgets.location) })
    lines += conventionLines
    let width = lines.filter { $0.location != nil }.map(\.text.count).max() ?? 0
    let body = lines.map { line in
      line.location.map { "\(padded(line.text, to: width))  // \(escaped($0))\n" } ?? line.text + "\n"
    }
    return "{\n  // \(escaped(heading))\n\(body.joined())}\n"
  }

  /// Returns an object with the values of names, each with its source; nothing if there is none.
  private func block(
    _ key: String, _ values: [String: (json: JSON, location: String)]
  ) -> [(text: String, location: String?)] {
    if values.isEmpty { return [] }
    let inner = values.sorted { $0.key < $1.key }.map {
      line(4, "\"\($0.key)\": \($0.value.json.inline),", $0.value.location)
    }
    return [line(2, "\"\(key)\": {", nil)] + inner + [line(2, "},", nil)]
  }

  /// The conventions; none if none is set.
  private var conventionLines: [(text: String, location: String?)] {
    var lines: [(text: String, location: String?)] = []
    var outer: Substring?
    for convention in Convention.allCases {
      guard let list = conventions[convention] else { continue }
      let names = convention.rawValue.split(separator: ".")
      let group = names.count > 1 ? names[0] : nil
      if outer != nil, group != outer { lines.append(line(4, "},", nil)) }
      if let group, group != outer { lines.append(line(4, "\"\(group)\": {", nil)) }
      outer = group
      let patterns = JSON.array(list.patterns.map { .string($0.text) }).inline
      lines.append(line(2 + 2 * names.count, "\"\(names.last ?? "")\": \(patterns),", list.source))
    }
    if lines.isEmpty { return [] }
    return [line(2, "\"conventions\": {", nil)] + lines + [line(2, "},", nil)]
  }

  private func line(_ indentation: Int, _ text: String, _ location: String?) -> (text: String, location: String?) {
    (String(repeating: " ", count: indentation) + text, location)
  }
}

extension RuleSetting {
  fileprivate var text: String {
    if options.isEmpty { return "\"\(word)\"" }
    let parts = options.sorted { $0.key < $1.key }.map { ", \(JSON.string($0.key).inline): \($0.value.inline)" }
    return "{ \"severity\": \"\(word)\"\(parts.joined()) }"
  }
}
