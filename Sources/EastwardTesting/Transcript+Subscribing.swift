public import Eastward

extension Transcript {
  /// Creates a transcript of one provider.
  public convenience init<Observed: Aspect>(
    _ provider: Provider<Observed>, _ report: IssueReporter = .stopping, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) where Observed.Value == Entry {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    subscribe(to: provider) { $0 }
  }

  /// Creates a transcript of the changes of one list.
  public convenience init<Element: Equatable>(
    _ elements: Elements<Element>, _ report: IssueReporter = .stopping, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) where Entry == [Change<Element>] {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    subscribe(to: elements) { $0 }
  }

  /// Creates a transcript of the occurrences of an event.
  public convenience init(
    _ events: Events<Entry>, _ report: IssueReporter = .stopping, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    subscribe(to: events) { $0 }
  }

  /// Subscribes to a further provider.
  ///
  /// ```swift
  /// enum Value: Equatable { case count(Int), title(String) }
  ///
  /// let transcript = Transcript<Value>(.testing)
  /// transcript.subscribe(to: counts, as: Value.count)
  /// transcript.subscribe(to: titles, as: Value.title)
  /// transcript.expect(.count(0), .title("zero"))
  /// ```
  ///
  /// - Parameter entry: returns the entry for a value.
  public func subscribe<Observed: Aspect>(
    to provider: Provider<Observed>, as entry: @escaping (Observed.Value) -> Entry
  ) {
    keep(provider.provide { [weak self] in self?.record(entry($0)) })
  }

  /// Subscribes to the changes of a further list.
  public func subscribe<Element>(to elements: Elements<Element>, as entry: @escaping ([Change<Element>]) -> Entry) {
    keep(elements.provide { [weak self] in self?.record(entry($0)) })
  }

  /// Subscribes to an element of a further list.
  public func subscribe<Element>(
    to id: Element.ID, of elements: Elements<Element>, as entry: @escaping (Element) -> Entry
  ) {
    keep(elements.provide(id) { [weak self] in self?.record(entry($0)) })
  }

  /// Subscribes to the occurrences of a further event.
  public func subscribe<Value>(to events: Events<Value>, as entry: @escaping (Value) -> Entry) {
    keep(events.provide { [weak self] in self?.record(entry($0)) })
  }
}
