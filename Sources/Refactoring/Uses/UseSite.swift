import Analysis
package import Findings
package import SwiftReader

/// One chain that reaches through an edge, and what is known of it without its text.
struct UseSite: Sendable {
  let file: Int
  let number: UInt32
  let chain: Chain
  /// The properties from the hop to what is finally used.
  let steps: [PathStep]
  /// The call of the last step, where that is a function.
  let call: Link?
  /// The links behind the last step and its call, or behind what is read of what a library declares.
  let rest: Range<UInt32>
  /// What is set of what a library declares, where the chain ends with that.
  var setPart: SetPart?
  /// Whether an element of the last step's array or dictionary is set.
  var setsElement = false
  /// What is read of what a library declares for a type of the repository.
  var readPart: SetPart?
  /// What is called of what a library declares, where the chain ends with that.
  var partCall: PartCall?
  /// Whether what is reached is changed.
  let writes: Bool
  /// The uses of local names for the value, each told when the value is.
  var bound: [Violation] = []
  /// Whether the chain itself reaches too far, not only what its value is named.
  let isUse: Bool
  /// Whether a call behind the last step may change its value without anybody knowing.
  let mayChange: Bool

  var hop: PathStep { steps[0] }
  var leaf: PathStep { steps[steps.count - 1] }
  var scope: ScopeID { chain.scope }

  /// Whether a method changes the value of the last step in its place.
  var mutates: Bool { writes && chain.use == .read && call == nil && leaf.nature != .object }

  /// Whether nothing is changed, as far as the chain tells.
  var leavesAlone: Bool { !writes && chain.use == .read }

  /// Whether its value has a local name that reaches too far.
  var isBound: Bool { !bound.isEmpty }

  /// The number of uses that are told with it.
  var uses: Int { bound.count + (isUse ? 1 : 0) }

  /// Whether the chain assigns to the last step itself.
  var assigns: Bool { chain.use == .write && rest.isEmpty }
}

/// A property or function on the way from an edge to what is used.
struct PathStep: Sendable {
  let link: Link
  let found: DeclarationID
  /// Whether it calls a function without arguments that a property holds.
  let isStoredFunction: Bool
  /// Whether a `?` stands behind it.
  var isOptional = false
  /// Its type as it can be written elsewhere.
  let type: WrittenType?
  /// The same of the value inside an optional.
  let unwrappedType: WrittenType?
  /// What stands in the brackets of its type.
  let elements: [WrittenType]
  let nature: Nature
  /// The file that declares the type of its value; `nil` for a type of a library.
  let home: Int?
}

/// A property that a library declares: `text` of a label.
struct SetPart: Sendable, Hashable {
  let name: String
  let type: WrittenType
  /// Whether a `?` stands before it.
  let isOptional: Bool

  /// How it is written behind the value that has it.
  var text: String { (isOptional ? "?." : ".") + name }
}

/// A use that stays as it is, or is only forwarded.
package struct LeftUse: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var chain: String
  /// Why, as a clause.
  package var reason: String
}

/// Whether a value is shared or copied.
enum Nature: Sendable {
  case object, value, unknown
}
