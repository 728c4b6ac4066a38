/// An error of an export or import of actions. Its description names the problem and the fix.
public enum RecordingError: Error, Equatable, Sendable {
  /// A line cannot be decoded. Nothing was imported.
  case decodingFailed(line: Int, String)
  /// A line belongs to a store without this recorder. Nothing was imported.
  case unknownStore(line: Int, String, known: [String])
  /// An action cannot be encoded.
  case encodingFailed(action: Int, String)
  /// The actions of a store are not ``Versioned``.
  case notVersioned(store: String, action: String)
  /// Two stores of the recorder have the same name.
  case duplicateName(String)
  /// The recorder has no store.
  case noStore
  /// The recorder has actions already. Nothing was imported.
  case notEmpty(Int)
  /// The recorder was called during a delivery, or by its own encoder. Nothing was imported or exported.
  case busy
  /// The recorder has forgotten actions, so that the others lead to other states.
  case forgotten(Int)
  /// The exported actions cannot be saved. None was forgotten.
  case savingFailed(String)
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .decodingFailed(let line, let why):
      "line \(line) cannot be decoded: \(why.clipped); fix it, or pass beforeLine: \(line) to import only the lines before it"
    case .unknownStore(let line, let name, let known):
      "line \(line) belongs to the store \(name.clipped), and the stores with this recorder are \(known.joined(separator: ", ")); create that store first, or name one: recorder.named(\"\(name.clipped)\")"
    case .encodingFailed(let action, let why): "action \(action) cannot be encoded: \(why.clipped)"
    case .notVersioned(let store, let action):
      "the actions of the store \(store) cannot be exported or imported; conform \(action) to Versioned"
    case .duplicateName(let name):
      "two stores with this recorder are called \(name), and a line contains only the name; name one of them: recorder.named(\"…\")"
    case .noStore: "no store has this recorder; create the stores first, with recorder: recorder"
    case .notEmpty(let count):
      "the recorder has \(count) \(count == 1 ? "action" : "actions") already; import into new stores, or remove them first: jump(to: 0) and truncateFuture()"
    case .busy: "the recorder was asked to import or to archive during a delivery; call it after the delivery"
    case .forgotten(let count):
      "the recorder has forgotten the first \(count) \(count == 1 ? "action" : "actions"), and the others alone lead to other states; archive them in time with archiveActions(keeping:), also the last ones, and create the recorder without a limit"
    case .savingFailed(let why): "the archived actions cannot be saved: \(why.clipped); the recorder has kept them"
    }
  }
}

extension String {
  /// The beginning of a text that comes from a file and may be very long.
  fileprivate var clipped: String { count > 300 ? prefix(300) + "…" : self }
}
