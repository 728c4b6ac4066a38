public import Eastward

extension Transcript {
  /// Creates a transcript of one provider.
  public convenience init<Told: Aspect>(
    _ provider: Provider<Told>, _ report: Report, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) where Told.Value == Entry {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    listen(to: provider) { $0 }
  }

  /// Creates a transcript of the changes of one list.
  public convenience init<Element: Equatable>(
    _ elements: Elements<Element>, _ report: Report, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) where Entry == [Change<Element>] {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    listen(to: elements) { $0 }
  }

  /// Creates a transcript of events.
  public convenience init(
    _ occasions: Occasions<Entry>, _ report: Report, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(report, fileID: fileID, filePath: filePath, line: line, column: column)
    listen(to: occasions) { $0 }
  }

  /// Subscribes to a further provider.
  ///
  /// ```swift
  /// enum Told: Equatable { case count(Int), title(String) }
  ///
  /// let transcript = Transcript<Told>(.testing)
  /// transcript.listen(to: counts, as: Told.count)
  /// transcript.listen(to: titles, as: Told.title)
  /// transcript.expect(.count(0), .title("zero"))
  /// ```
  ///
  /// - Parameter entry: returns the entry for a value.
  public func listen<Told: Aspect>(to provider: Provider<Told>, as entry: @escaping (Told.Value) -> Entry) {
    keep(provider.provide { [weak self] in self?.note(entry($0)) })
  }

  /// Subscribes to the changes of a further list.
  public func listen<Element>(to elements: Elements<Element>, as entry: @escaping ([Change<Element>]) -> Entry) {
    keep(elements.provide { [weak self] in self?.note(entry($0)) })
  }

  /// Subscribes to an element of a further list.
  public func listen<Element>(
    to id: Element.ID, of elements: Elements<Element>, as entry: @escaping (Element) -> Entry
  ) {
    keep(elements.provide(id) { [weak self] in self?.note(entry($0)) })
  }

  /// Subscribes to further events.
  public func listen<Value>(to occasions: Occasions<Value>, as entry: @escaping (Value) -> Entry) {
    keep(occasions.provide { [weak self] in self?.note(entry($0)) })
  }
}
