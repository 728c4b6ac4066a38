import Foundation

/// What the compiler's typed syntax trees say of a package.
struct SyntaxTrees: Codable {
  /// Members, by file and by where their name stands.
  private(set) var references: [String: [Int: [Reference]]] = [:]
  /// Declarations, by their identifier.
  private(set) var declarations: [String: Declared] = [:]
  /// Files whose trees could not be read.
  var unread: [String] = []

  /// One use of a member.
  struct Reference: Codable {
    /// The identifier of the member's declaration.
    var member: String
    /// The mangled type of the value whose member is used.
    var receiver: String
  }

  /// Where a declaration stands.
  struct Declared: Codable {
    var file: String
    var range: ClosedRange<Int>
  }

  /// Reads one file's tree.
  ///
  /// - Returns: whether it could be read.
  mutating func read(_ tree: URL, of file: String) -> Bool {
    guard let data = try? Data(contentsOf: tree), let root = try? JSONSerialization.jsonObject(with: data) else {
      return false
    }
    references[file] = [:]
    var waiting: [Any] = [root]
    while let node = waiting.popLast() {
      if let list = node as? [Any] {
        waiting += list
      } else if let object = node as? [String: Any] {
        readDeclaration(object, in: file)
        readReference(object, in: file)
        waiting += object.values.filter { $0 is [String: Any] || $0 is [Any] }
      }
    }
    return true
  }

  private mutating func readDeclaration(_ object: [String: Any], in file: String) {
    guard let identifier = object["usr"] as? String, let range = range(of: object) else { return }
    declarations[identifier] = Declared(file: file, range: range)
  }

  private mutating func readReference(_ object: [String: Any], in file: String) {
    guard object["implicit"] == nil else { return }
    switch object["_kind"] as? String {
    case "member_ref_expr": readReference(to: object, on: object["base"], in: file)
    case "dot_syntax_call_expr":
      let list = (object["args"] as? [String: Any])?["args"] as? [[String: Any]]
      readReference(to: object["fn"] as? [String: Any] ?? [:], on: list?.first?["expr"], in: file)
    default: break
    }
  }

  private mutating func readReference(to object: [String: Any], on base: Any?, in file: String) {
    guard let offset = range(of: object)?.upperBound, let base = base as? [String: Any],
      let member = (object["decl"] as? [String: Any])?["decl_usr"] as? String,
      let receiver = stripped(base)["type"] as? String
    else { return }
    references[file, default: [:]][offset, default: []]
      .append(Reference(member: member, receiver: withoutDynamicSelf(receiver)))
  }

  /// The expression below the conversions that the compiler puts in.
  private func stripped(_ expression: [String: Any]) -> [String: Any] {
    var expression = expression
    while Self.conversions.contains(expression["_kind"] as? String ?? ""),
      let inner = expression["sub_expr"] as? [String: Any]
    {
      expression = inner
    }
    return expression
  }

  /// A class's `Self` is mangled as the class and `XD`, and has the members of the class.
  private func withoutDynamicSelf(_ mangled: String) -> String {
    mangled.hasSuffix("XDD") ? mangled.dropLast(3) + "D" : mangled
  }

  private static let conversions: Set = [
    "load_expr", "inout_expr", "derived_to_base_expr", "paren_expr", "erasure_expr", "abi_safe_conversion_expr",
  ]

  private func range(of object: [String: Any]) -> ClosedRange<Int>? {
    guard let range = object["range"] as? [String: Any], let start = range["start"] as? Int,
      let end = range["end"] as? Int, start <= end
    else { return nil }
    return start...end
  }
}
