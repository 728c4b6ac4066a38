import Analysis
import Findings
import SwiftReader

/// A use and the call of the owner's new method that replaces it.
struct Rewrite {
  let site: UseSite
  let path: UsePath
  let form: MethodForm
  let text: Text
  /// Whether the closure that the method receives may throw.
  var throwing = false

  /// What changes in the file of the use.
  enum Text: Equatable {
    /// The name of the new method, and a text before and after it, replace a range; further edits follow.
    case call(Range<Int>, head: String = "", tail: String, further: [Edit] = [])
    /// A statement moves into the closure.
    case closure(MovedStatement)
  }

  /// The file and chain of the use.
  var place: [Int] { [site.file, Int(site.number)] }

  /// The identity of the path, and the number of its owners that get a method.
  var pathKey: UsePath.Key { path.key }
  var methods: Int { path.count }

  /// The identity of the method that the rewrite calls, if it is alone.
  var key: MethodKey { MethodKey(paths: [pathKey], form: form) }

  /// The name of the type that gets the first method.
  var owner: String { path.owners[0].name }

  /// Whether the first method is called from a module that does not contain it.
  var isCalledElsewhere: Bool { path.isCalledElsewhere }

  /// The full name of the edge: `Server.info`.
  var edge: ByteString { ByteString("\(owner).\(path.owners[0].hop)") }

  /// Returns the result of the rewrite for the user.
  func result(named name: String, in table: SymbolTable) -> RewrittenUse {
    RewrittenUse(
      path: table.path(of: site.file), position: table.position(of: site.offset, in: site.file),
      chain: table.text(ofChain: site.number, in: site.file), form: form.name, method: name)
  }

  /// Returns whether the rewrite adds a method to the owner of an edge, a type of plain data behind the first owner.
  func extendsData(withEdge edge: ByteString) -> Bool {
    path.owners.dropFirst().contains { $0.isData && edge.description.hasPrefix($0.name + ".") }
  }
}

/// A statement that moves into the closure that receives a value, and the call around it.
struct MovedStatement: Equatable {
  /// The bytes of the statement, and those of the chain up to the value.
  let range: Range<Int>
  let value: Range<Int>
  /// The text before the method's name, including the dot.
  let receiver: String
  /// The name of the closure's parameter; `nil` for `$0`.
  let parameter: String?
  /// `?` if the value was reached by optional chaining and the chain continues.
  let mark: String
  /// The offsets at which `self.` must be inserted.
  var selves: [Int] = []
  var isTried = false
}
