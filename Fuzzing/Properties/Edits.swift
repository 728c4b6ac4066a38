package import Analysis
import Findings
import Programs
import SwiftReader

/// After each of many random edits of a random program, what is recorded of the state before gives the same result as an
/// analysis of everything; and so do a record that was packed and a codebase whose files were edited.
///
/// - Returns: the number of edits, and how many files had to be analyzed again, all together.
@discardableResult
package func checkEdits(seed: UInt64, count: Int = 20) throws(Failure) -> (edits: Int, analyzed: Int) {
  var text = EditedProgram(seed: seed)
  var random = Random(seed: seed ^ 0xed17)
  var record: AnalysisRecord?
  var older: [ContentID: FileFacts] = [:]
  var session: Codebase?
  var analyzed = 0
  for step in 0...count {
    if step > 0 { text.edit(&random) }
    let files = text.files
    let known = older
    let whole = Codebase(files, jobs: 1)
    let codebase = Codebase(files, since: record, olderFacts: { known[$0] }, isRecorded: true, jobs: step % 3 + 1)
    try requireSame(codebase, whole, "after edit \(step)")
    session = session?.edited(to: files)
    if let session { try requireSame(session, whole, "edited, after edit \(step)") }
    // Only a part of the edits keeps the list of files.
    session = session ?? codebase
    let next = codebase.record()
    let packed = next.packed()
    guard var unpacked = AnalysisRecord(packed: packed[...]), unpacked.packed() == packed else {
      throw Failure("after edit \(step) the record cannot be packed")
    }
    if let parts = next.tableParts {
      unpacked.setTable(packed: parts.packed[...], named: [])
      try require(unpacked.tableParts == parts, "after edit \(step) the table cannot be packed")
    }
    record = step % 2 == 0 ? next : unpacked
    if step > 0 { analyzed += codebase.analyzedFiles }
    for file in files { if let content = file.content { older[content] = file.facts } }
    // Facts of an older state may be lost.
    if random.chance(10) { older = [:] }
  }
  return (count, analyzed)
}

extension Codebase {
  /// Returns the codebase after the contents of some files changed, as in an editor; `nil` if other files are listed.
  package func edited(to newer: [SourceFile]) -> Codebase? {
    let contents = Dictionary(files.map { ($0.path, $0.content) }) { first, _ in first }
    guard newer.count == files.count, newer.allSatisfy({ contents[$0.path] != nil }) else { return nil }
    return replacing(newer.filter { $0.content != contents[$0.path] })
  }
}

private func requireSame(_ codebase: Codebase, _ whole: Codebase, _ how: String) throws(Failure) {
  for (mine, theirs) in zip(codebase.analyses, whole.analyses) where mine.uses != theirs.uses {
    throw Failure(
      "\(how), \(whole.files[theirs.file].path): \(mine.uses.count) uses, not \(theirs.uses.count)")
  }
  try require(codebase.analyses.count == whole.analyses.count, "\(how): other files are analyzed")
  try require(codebase.chainCounts == whole.chainCounts, "\(how): \(codebase.chainCounts), not \(whole.chainCounts)")
  if let path = codebase.firstDifference(from: whole) {
    throw Failure("\(how), \(path): facts, results or tables differ")
  }
}

/// The texts of a program that changes a little with each edit. They need not make sense to a compiler.
private struct EditedProgram {
  private var texts: [(path: String, lines: [String])]
  private let reserve: [(path: String, lines: [String])]
  private var number: UInt32 = 0
  private var contents: [UInt32]

  init(seed: UInt64) {
    texts = Self.texts(of: Program(seed: seed))
    reserve = Self.texts(of: Program(seed: seed &+ 1))
    contents = texts.indices.map { UInt32($0) }
    number = UInt32(texts.count)
  }

  private static func texts(of program: Program) -> [(path: String, lines: [String])] {
    program.files.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) }
  }

  var files: [SourceFile] {
    zip(texts, contents).map { text, content in
      SourceFile(
        path: ByteString(text.path), facts: facts(of: Array(text.lines.joined(separator: "\n").utf8)),
        role: text.path.utf8.count % 4 != 0 ? .linted : .counted, content: ContentID(words: [content]))
    }
  }

  mutating func edit(_ random: inout Random) {
    let place = random.below(texts.count)
    switch random.below(12) {
    case 0 where texts.count > 1:
      texts.remove(at: place)
      contents.remove(at: place)
    case 1:
      guard let other = random.pick(reserve), !texts.contains(where: { $0.path == other.path }) else { fallthrough }
      texts.append(other)
      contents.append(number)
    case 2:
      let folder = random.pick(["Sources/App/", "Sources/Core/", "Tests/", "Examples/", ""]) ?? ""
      let path = folder + "Moved\(number).swift"
      texts[place].path = path
    case 3:
      texts[place].lines = random.pick(reserve)?.lines ?? []
      contents[place] = number
    case 4, 5:
      texts[place].lines.remove(at: random.below(texts[place].lines.count))
      contents[place] = number
    case 6:
      let other = random.pick(random.pick(reserve)?.lines ?? []) ?? ""
      let line = random.chance(20) ? "/// What follows." : other
      texts[place].lines.insert(line, at: random.below(texts[place].lines.count + 1))
      contents[place] = number
    case 7:
      texts[place].lines.swapAt(random.below(texts[place].lines.count), random.below(texts[place].lines.count))
      contents[place] = number
    case 8:
      let line = random.below(texts[place].lines.count)
      texts[place].lines[line] = "public " + texts[place].lines[line]
      contents[place] = number
    case 9:
      let blocks = blocks(of: place)
      let heads = blocks.map { block in texts[place].lines[block].first { $0.contains("{") } }
      // Of declarations of one name the first may be the one that counts.
      let namesakes = blocks.indices.filter { block in heads.count { $0 == heads[block] } > 1 }
      guard let one = random.pick(namesakes.isEmpty ? Array(blocks.indices) : namesakes),
        let other = random.pick(blocks.indices.filter { namesakes.isEmpty || heads[$0] == heads[one] }), one != other
      else { break }
      let (first, second) = (blocks[min(one, other)], blocks[max(one, other)])
      let lines = texts[place].lines
      texts[place].lines.replaceSubrange(second, with: lines[first])
      texts[place].lines.replaceSubrange(first, with: lines[second])
      contents[place] = number
    case 10:
      // Another declaration of the same name, as in a branch of an `#if`, often without one of the lines.
      guard let block = random.pick(blocks(of: place)) else { break }
      var copy = texts[place].lines[block]
      if copy.count > 2 { copy.remove(at: copy.startIndex + 1 + random.below(copy.count - 2)) }
      texts[place].lines.insert(contentsOf: copy, at: random.chance(50) ? block.lowerBound : block.upperBound)
      contents[place] = number
    default:
      // A word becomes another one: a name, a type, a modifier.
      let words = texts[random.below(texts.count)].lines.flatMap { $0.split { !$0.isLetter } }
      let line = random.below(texts[place].lines.count)
      let here = texts[place].lines[line].split { !$0.isLetter }
      guard let old = random.pick(here), let new = random.pick(words) else { break }
      texts[place].lines[line] = texts[place].lines[line].replacing(old, with: new, maxReplacements: 1)
      contents[place] = number
    }
    if texts[place % texts.count].lines.isEmpty { texts[place % texts.count].lines = [""] }
    number += 1
  }

  /// Returns the lines of each declaration of a file that ends with a brace of its own.
  private func blocks(of place: Int) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    for (line, text) in texts[place].lines.enumerated() where text == "}" {
      blocks.append((blocks.last?.upperBound ?? 0)..<line + 1)
    }
    return blocks
  }
}
