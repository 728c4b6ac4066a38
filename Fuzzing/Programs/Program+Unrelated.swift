extension Program {
  /// A file that shares no name of its own with any program.
  package func unrelatedFile(seed: UInt64) -> File {
    let other = Program(seed: seed &+ 0x5eed)
    let text = other.files.map(\.text).joined(separator: "\n")
    return File(path: "Apart/Apart.swift", text: renamingEverything(in: text))
  }
}

/// Gives every name that programs make up another.
private func renamingEverything(in text: String) -> String {
  var renamed = ""
  var word = ""
  for scalar in text.unicodeScalars + [" "] {
    if scalar == "_" || scalar.properties.isAlphabetic || (!word.isEmpty && scalar.properties.numericType != nil) {
      word.unicodeScalars.append(scalar)
    } else {
      renamed += isMadeUp(word) ? word + "Apart" : word
      word = ""
      renamed.unicodeScalars.append(scalar)
    }
  }
  return renamed
}

private func isMadeUp(_ word: String) -> Bool {
  madeUp.contains(word) || prefixes.contains { word.hasPrefix($0) }
}

private let madeUp = Set(typeNames + typeNames.map { $0 + "State" } + memberNames + requirementNames + additionNames)
  .union(["anything", "touch", "perform", "answer", "dispatch", "store", "state", "newState"])
private let prefixes = [
  "Alias", "Can", "Item", "KnowsThe", "Thing", "case", "global", "input", "nested", "newThing", "part", "provideThing",
  "thing", "use", "with",
]
