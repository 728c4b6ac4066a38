/// The cached judgement of one command in one repository.
struct JudgementFile {
  let file: CommandFile

  /// Returns the judgement of a key; `nil` if it was not kept.
  func judgement(of key: JudgementKey) -> Judgement? {
    guard let body = file.read(), let count = body.first, count == key.words.count else { return nil }
    let start = body.startIndex + 1
    guard body.count > key.words.count, body[start..<start + key.words.count].elementsEqual(key.words) else {
      return nil
    }
    return Judgement(packed: body[(start + key.words.count)...])
  }

  /// Keeps the judgement of a key, in the place of an older one.
  func keep(_ judgement: Judgement, of key: JudgementKey) {
    guard let count = UInt32(exactly: key.words.count) else { return }
    file.write(judgement.words(after: [count] + key.words))
  }
}
