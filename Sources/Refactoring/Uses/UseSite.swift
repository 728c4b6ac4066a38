import Analysis
import Findings
import SwiftReader

/// A chain that reaches through an edge, and what its facts and types determine without the source text.
struct UseSite: Sendable {
  let file: Int
  let number: UInt32
  let chain: Chain
  /// The properties from the hop to the leaf; the leaf may be a function.
  let steps: [PathStep]
  /// The call of the last step if that is a function; otherwise `nil`.
  let call: Link?
  /// The links after the last step and its call.
  let rest: Range<UInt32>
  /// The library's property that the chain sets as its last link; `nil` if it sets none.
  var setMember: LibraryProperty?
  /// Whether the use changes the reached value.
  let writes: Bool
  /// Whether the first call after the last step is that of a `mutating` method of the repository.
  let mayChange: Bool

  var hop: PathStep { steps[0] }
  var leaf: PathStep { steps[steps.count - 1] }
  var scope: ScopeID { chain.scope }

  /// The offset of the chain's first byte.
  var start: Int { Int(chain.start) }

  /// The offset of the hop's first byte.
  var hopStart: Int { Int(hop.link.offset) }

  /// The offset of the leaf's first byte.
  var leafStart: Int { Int(leaf.link.offset) }

  /// The offset of the first member behind the hop, or of the hop if nothing follows: the place of a finding.
  var offset: UInt32 { (steps.count > 1 ? steps[1] : hop).link.offset }

  /// The bytes of the receiver, with the dot after it.
  var receiver: Range<Int> { start..<hopStart }

  /// Whether a method mutates the value of the last step in place.
  var mutates: Bool { writes && chain.use == .read && call == nil && leaf.nature != .object }

  /// Whether the chain itself changes nothing.
  var leavesAlone: Bool { !writes && chain.use == .read }
}

/// A property or function on the path from an edge to the used member.
struct PathStep: Sendable {
  let link: Link
  let found: DeclarationID
  /// Whether the step calls a function that is the value of a property.
  let isStoredFunction: Bool
  /// Whether a `?` follows the step.
  var isOptional = false
  /// The type of the step as it can be written in another file; `nil` if it cannot.
  let type: WrittenType?
  /// The wrapped type of the step's value, as it can be written in another file; `nil` if it cannot.
  let unwrappedType: WrittenType?
  /// The generic arguments of the step's type, such as the element of an array.
  let elements: [WrittenType]
  let nature: Nature
  /// The file that declares the type of the step's value; `nil` for a type of a library.
  let home: Int?
}

/// A property that a library declares: `text` of a label.
struct LibraryProperty: Sendable, Hashable {
  let name: String
  let type: WrittenType
  /// Whether a `?` precedes the property.
  let isOptional: Bool

  /// The text of the property after the value: `.text` or `?.text`.
  var text: String { (isOptional ? "?." : ".") + name }
}

/// Whether a value is a shared object or is copied.
enum Nature: Sendable {
  case object, value, unknown
}
