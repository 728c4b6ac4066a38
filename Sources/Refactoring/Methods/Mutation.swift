/// A mutating method of the standard library whose parameters have types that can be written in another file.
enum Mutation: String, Sendable, CaseIterable {
  case append, insert, remove, removeAll, removeLast, removeFirst, toggle, sort, reverse, shuffle
  case appendContents, insertAt, insertContents, removeAt, removeWhere, removeValue, sortBy

  /// - Parameter labels: the argument labels of the call.
  init?(_ name: String, _ labels: [String]) {
    let shown = labels.map { $0 == CallParameter.closure ? "_" : $0 }
    switch (name, shown) {
    case ("append", ["contentsOf"]): self = .appendContents
    case ("insert", ["_", "at"]): self = .insertAt
    case ("insert", ["contentsOf", "at"]): self = .insertContents
    case ("remove", ["at"]): self = .removeAt
    case ("removeValue", ["forKey"]): self = .removeValue
    case ("removeAll", ["where"]), ("removeAll", ["_"]): self = .removeWhere
    case ("sort", ["by"]), ("sort", ["_"]): self = .sortBy
    default:
      guard let mutation = Mutation(rawValue: name), shown == (mutation.takesElement ? ["_"] : []) else { return nil }
      self = mutation
    }
  }

  private var takesElement: Bool { self == .append || self == .insert || self == .remove }

  /// The base name of the method.
  var method: String {
    switch self {
    case .appendContents: "append"
    case .insertAt, .insertContents: "insert"
    case .removeAt: "remove"
    case .removeWhere: "removeAll"
    case .sortBy: "sort"
    default: rawValue
    }
  }

  /// Returns the parameters of the method.
  ///
  /// - Parameter types: the generic arguments of the value's type: its element, or its key and value.
  /// - Returns: the parameters; `nil` if the value's type does not have the method.
  func parameters(_ types: [String], isArray: Bool) -> [CallParameter]? {
    switch self {
    case .toggle, .removeAll, .removeLast, .removeFirst: return []
    case .sort, .reverse, .shuffle: return isArray ? [] : nil
    case .removeValue: return types.count == 2 ? [CallParameter("forKey", "key", types[0])] : nil
    default: break
    }
    guard types.count == 1, let element = types.first else { return nil }
    switch self {
    case .append, .insert, .remove: return [CallParameter("_", "element", element)]
    default: return isArray ? parameters(ofArrayOf: element) : nil
    }
  }

  private func parameters(ofArrayOf element: String) -> [CallParameter]? {
    let index = CallParameter("at", "index", "Int")
    switch self {
    case .appendContents: return [CallParameter("contentsOf", "elements", "some Sequence<\(element)>")]
    case .insertContents: return [CallParameter("contentsOf", "elements", "some Collection<\(element)>"), index]
    case .insertAt: return [CallParameter("_", "element", element), index]
    case .removeAt: return [index]
    case .removeWhere: return [CallParameter("where", "shouldBeRemoved", "(\(element)) -> Bool")]
    case .sortBy: return [CallParameter("by", "areInIncreasingOrder", "(\(element), \(element)) -> Bool")]
    default: return nil
    }
  }
}

extension CallParameter {
  fileprivate init(_ label: String, _ name: String, _ type: String) {
    self.init(label: label, name: name, type: type, hasDefault: false)
  }
}
