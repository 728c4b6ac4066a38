import Eastward
public import Foundation

/// Reads and writes the things to do, whenever the state asks for it.
public struct TodoFile: Sendable {
  private let url: URL

  public init(_ url: URL) { self.url = url }

  /// Serves `store` as long as the subscriptions are kept.
  public func serve(_ store: Store<Todo, Todo.Action>, isolation: isolated any Actor = #isolation)
    -> [SubscriptionToken]
  {
    [
      store.feedback({ $0.reading }) { _, send in await send(read()) },
      // Who types fast is written once.
      store.feedback({ $0.writing }, policy: .debounce(.milliseconds(200))) { writing, send in
        await send(write(writing))
      },
    ]
  }

  private func read() -> Todo.Action {
    do {
      guard FileManager.default.fileExists(atPath: url.path) else { return .didRead([]) }
      return .didRead(try JSONDecoder().decode([Item].self, from: Data(contentsOf: url)))
    } catch {
      return .didNotRead(
        "\(url.path) is no list of things to do; it stays as it is, so move it away or name another file")
    }
  }

  private func write(_ writing: Todo.Writing) -> Todo.Action {
    do {
      return try writing.write { try JSONEncoder().encode($0).write(to: url, options: .atomic) }
    } catch {
      return .didNotWrite("\(url.path) cannot be written; what is new will be tried again with the next change")
    }
  }
}
