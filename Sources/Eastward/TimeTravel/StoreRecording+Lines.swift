extension StoreRecording {
  var lineType: any Decodable.Type { codec?.lineType ?? Heading.self }

  func line(_ number: Int, isJoined: Bool, isSkipped: Bool) throws(RecordingError) -> RecordedAction? {
    guard let action = action(numbered: number) else { return nil }
    guard let codec, let action = action as? any Encodable else { throw notVersioned }
    return RecordedAction(
      heading: Heading(store: name, schema: codec.schema, isJoined: isJoined, isSkipped: isSkipped), action: action)
  }

  func read(_ decoded: any Decodable) throws -> Heading {
    if let (heading, action) = codec?.open(decoded) {
      if heading.isAbout(name) { readActions.add(try action.get()) }
      return heading
    }
    guard let heading = decoded as? Heading else { throw WrongLine(type: "\(Action.self)") }
    if heading.isAbout(name) { throw notVersioned }
    return heading
  }

  func performRead(isSkipped: Bool) {
    if performed < readActions.count { perform(readActions[performed], isSkipped: isSkipped) }
    performed += 1
  }

  func forgetRead() {
    readActions.cut(to: 0)
    performed = 0
  }

  private var notVersioned: RecordingError { .notVersioned(store: name, action: "\(Action.self)") }
}
