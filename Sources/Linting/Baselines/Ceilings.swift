package import Findings

/// The most findings of a rule that each owner, module or directory may have. They only go down: ``tightened(to:)``
/// lowers them, and raising one is a change that a gate lists.
///
/// Each line of the text is `rule<TAB>name<TAB>count`, and the lines are sorted by bytes. A fix changes no line, so two
/// branches never have a conflict in the file.
package struct Ceilings: Sendable, Equatable {
  private var counts: [Place: Int] = [:]

  /// A rule, and the owner, module or directory of code.
  package struct Place: Hashable, Sendable, Comparable {
    package let rule: String
    package let name: ByteString

    package init(rule: String, name: ByteString) {
      (self.rule, self.name) = (rule, name)
    }

    package static func < (left: Place, right: Place) -> Bool { (left.rule, left.name) < (right.rule, right.name) }
  }

  package init(_ counts: [Place: Int]) {
    self.counts = counts.filter { $0.value > 0 }
  }

  /// Reads the text of ceilings.
  package init(text: String) throws(BaselineError) {
    for line in try TabbedLine.all(in: text) {
      guard line.fields.count == 3, line.fields[0].isRuleID, let count = Int(line.fields[2]), count > 0 else {
        throw BaselineError(line: line.number, "invalid ceiling; expected rule, name and count, separated by tabs")
      }
      let place = Place(rule: line.fields[0], name: ByteString(line.fields[1]))
      guard counts.updateValue(count, forKey: place) == nil else {
        throw BaselineError(line: line.number, "a second ceiling of '\(place.rule)' for '\(place.name)'")
      }
    }
  }

  /// The text, from which ``init(text:)`` creates equal ceilings.
  package var text: String {
    counts.sorted { $0.key < $1.key }.map { place, count in
      "\(place.rule)\t\(TabbedLine.encoded(place.name.description))\t\(count)\n"
    }.joined()
  }

  /// The ceiling of a place; 0 if it has none.
  package subscript(place: Place) -> Int { counts[place] ?? 0 }

  /// The places with a ceiling, in order.
  package var places: [Place] { counts.keys.sorted() }

  /// Returns the ceilings, none of them higher than the number of findings there. None is added: after the last finding of a
  /// rule is fixed, new ones are crossings.
  package func tightened(to found: [Place: Int]) -> Ceilings {
    Ceilings(counts.reduce(into: [:]) { $0[$1.key] = min($1.value, found[$1.key] ?? 0) })
  }

  /// Returns the places whose ceiling is higher than another one, with the difference.
  package func raised(since older: Ceilings) -> [(place: Place, by: Int)] {
    places.compactMap { place in
      let difference = self[place] - older[place]
      return difference > 0 ? (place, difference) : nil
    }
  }
}
