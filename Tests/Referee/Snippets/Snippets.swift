extension Grammar {
  /// The number of pairs of forms, of which one is in a place of the other.
  package var pairCount: Int { pairs.count }

  /// Returns a text in which the pair `number` occurs, counted on from the first pair again beyond the last; the rest of
  /// the text is random, and the same for the same number.
  package func snippet(_ number: Int) -> String {
    var writer = SnippetWriter(grammar: self, numbers: Numbers(state: UInt64(number)))
    return writer.text(of: pairs[number % pairs.count])
  }
}

/// Writes texts with random forms.
private struct SnippetWriter {
  let grammar: Grammar
  var numbers: Numbers
  /// The maximum number of random forms inside of each other; the plainest form of each category ends a text.
  private static let depth = 3

  mutating func text(of pair: Grammar.Pair) -> String {
    let inner = text(of: (grammar.categories[pair.outer.category][pair.outer.form].slots[pair.slot], pair.inner))
    var (category, form, slot) = (pair.outer.category, pair.outer.form, pair.slot)
    var text = text(of: (category, form), with: inner, in: slot)
    // The first category is the whole file. Two of three times the first place leads there, which is soon.
    while category != 0 {
      let places = grammar.places[category].filter { $0.category < category }
      let all = places.isEmpty || numbers.next(below: 3) == 0 ? grammar.places[category] : places
      (category, form, slot) = all[numbers.next(below: all.count)]
      text = self.text(of: (category, form), with: text, in: slot)
    }
    return text + "\n"
  }

  /// - Parameters:
  ///   - given: the text in the place `slot`; the other places get random texts.
  private mutating func text(
    of place: (category: Int, form: Int), with given: String = "", in slot: Int? = nil, depth: Int = 0
  ) -> String {
    let form = grammar.categories[place.category][place.form]
    var text = form.texts[0]
    for (number, category) in form.slots.enumerated() {
      if number == slot {
        text += given
      } else {
        let forms = grammar.categories[category].count
        let isPlain = depth >= Self.depth || numbers.next(below: 3) == 0
        let choice = isPlain ? 0 : numbers.next(below: forms)
        text += self.text(of: (category, choice), depth: depth + (isPlain ? Self.depth : 1))
      }
      text += form.texts[number + 1]
    }
    return text
  }
}

/// A small linear congruential generator: the same numbers on every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }
}
