/// An error while actions are exported or imported, with a sentence that names the problem and the fix.
public enum LineError: Error, Equatable, Sendable {
  /// A line cannot be decoded. Nothing was imported.
  case damaged(line: Int, String)
  /// A line belongs to a store without this recorder. Nothing was imported.
  case unknownStore(line: Int, String, known: [String])
  /// An action cannot be encoded.
  case unwritable(action: Int, String)
  /// The actions of a store are not ``Versioned``.
  case notVersioned(store: String, action: String)
  /// Two stores have the same name.
  case sameName(String)
  /// The recorder has no store.
  case noStore
  /// The recorder has actions already. Nothing was imported.
  case notEmpty(Int)
  /// The recorder was called during a delivery. Nothing was imported.
  case busy
}

extension LineError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .damaged(let line, let why):
      "line \(line) cannot be read: \(why.clipped); fix it, or pass before: \(line) to read only the lines before it"
    case .unknownStore(let line, let name, let known):
      "line \(line) is of the store \(name.clipped), and the stores with this recorder are \(known.joined(separator: ", ")); make that store first, or name one so: recorder.named(\"\(name.clipped)\")"
    case .unwritable(let action, let why): "action \(action) cannot be written: \(why.clipped)"
    case .notVersioned(let store, let action):
      "the actions of the store \(store) cannot be written or read; conform \(action) to Versioned"
    case .sameName(let name):
      "two stores with this recorder are called \(name), and a line says only the name; give one another: recorder.named(\"…\")"
    case .noStore: "no store has this recorder; make the stores first, with recorder: recorder"
    case .notEmpty(let count):
      "the recorder has \(count) \(count == 1 ? "action" : "actions") already; read into new stores, or drop them first: jump(to: 0) and continueFromHere()"
    case .busy: "the recorder was asked to read during a delivery; call it after the delivery"
    }
  }
}

extension String {
  /// The beginning of a text that comes from a file and may be very long.
  fileprivate var clipped: String { count > 300 ? prefix(300) + "…" : self }
}
