import Testing

/// A walk through the sources, below a heading of `Documentation/Internals/Modules.md`: a station on each line.
struct Walk: CustomTestStringConvertible {
  let title: Substring
  let stations: [Station]

  var testDescription: String { String(title) }

  struct Station {
    let name: Substring
    let module: Substring
    let clause: Substring

    var directory: String { module == "Rules" ? "Rules" : "Sources/\(module)" }
    private var isType: Bool { name.first?.isUppercase == true }

    func isDeclared(in code: String) -> Bool {
      (isType ? ["struct", "enum", "class", "actor", "protocol"] : ["func"]).contains { code.has("\($0) \(name)") }
    }

    /// Returns whether code declares the station, or extends the type that it is.
    func isHome(_ code: String) -> Bool { isDeclared(in: code) || isType && code.has("extension \(name)") }

    /// Returns whether code has the type, or calls the function.
    func isNamed(in code: String) -> Bool { isType ? code.has("\(name)") : code.has("\(name)(", notBehind: "func ") }
  }

  /// Returns the walks of a page.
  static func all(in text: String) -> [Walk] {
    let section = text.split(separator: "\n").drop { $0 != "## Walks" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.indices.filter { section[$0].hasPrefix("### ") }.map { start in
      let lines = section[(start + 1)...].prefix { !$0.hasPrefix("### ") }
      let stations = lines.compactMap { $0.wholeMatch(of: /\d+\. `(\w+)` in `(\w+)`(.*)/) }
      return Walk(
        title: section[start].dropFirst(4), stations: stations.map { Station(name: $0.1, module: $0.2, clause: $0.3) })
    }
  }
}

extension String {
  /// Returns whether the text has a phrase that is no part of longer words, and that does not follow another.
  fileprivate func has(_ phrase: String, notBehind other: String = "\0") -> Bool {
    ranges(of: phrase).contains { range in
      let (before, after) = (self[..<range.lowerBound], self[range.upperBound...])
      let isWhole = before.last?.isWord != true && (phrase.last?.isWord != true || after.first?.isWord != true)
      return isWhole && !before.hasSuffix(other)
    }
  }
}
