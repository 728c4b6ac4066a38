/// Returns `; did you mean 'lint'?` if one of the words is similar enough, otherwise an empty string.
package func suggestion(for word: String, among words: [String]) -> String {
  nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns a list of the valid words for an error about an unknown word: `; known: lint, gate; did you mean 'lint'?`.
package func choices(for word: String, among words: [String]) -> String {
  "; known: \(words.joined(separator: ", "))\(suggestion(for: word, among: words))"
}

/// Returns the first word that begins with the given word, otherwise the first word with the smallest edit distance;
/// `nil` if the distance exceeds a third of the longer word.
package func nearest(to word: String, among words: [String]) -> String? {
  if word.utf8.count > 2, let longer = words.first(where: { $0.hasPrefix(word) }) { return longer }
  // Words of very different lengths exceed the distance, whatever their letters are.
  let likely = words.filter { abs(word.utf8.count - $0.utf8.count) <= max(word.utf8.count, $0.utf8.count) / 3 }
  let ranked = likely.map { (word: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance * 3 <= max(word.utf8.count, best.word.utf8.count) ? best.word : nil
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
///
/// - Complexity: O(*n* · *m*) in the lengths of the words; of longer words only the first 64 bytes are compared.
package func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8.prefix(64))
  let right = Array(right.utf8.prefix(64))
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var older: [Int] = []
  var row = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var next = [i + 1]
    for (j, other) in right.enumerated() {
      var best = min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { best = min(best, older[j - 1] + 1) }
      next.append(best)
    }
    older = row
    row = next
  }
  return row[right.count]
}
