/// One thing to do.
public struct Item: Identifiable, Equatable, Sendable, Codable {
  public let id: Int
  private var title: String
  private var isDone = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  mutating func rename(_ title: String) { self.title = title }

  mutating func finish() { isDone.toggle() }

  /// Counts it if it waits to be done.
  func count(in number: inout Int) { if !isDone { number += 1 } }

  /// Tells `component` what there is to do.
  public func provideItem(to component: some ItemComponent) {
    isDone ? component.newDone(title, id: id) : component.newOpen(title, id: id)
  }
}

/// Is told one thing to do.
public protocol ItemComponent: AnyObject {
  func newOpen(_ title: String, id: Int)
  func newDone(_ title: String, id: Int)
}
