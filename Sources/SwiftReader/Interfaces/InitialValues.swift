/// The initial values of properties without a written type, from which their types are inferred, and all parts of these
/// values.
///
/// Each element is followed once, because a crafted cache entry may share parts of values without limit.
struct InitialValues {
  private(set) var chains: Set<UInt32> = []
  /// The closures in the initial values.
  private(set) var closures: Set<ScopeID> = []
  /// The plain names in the initial values.
  private(set) var names: Set<Name> = []
  /// The offsets in the initial values at which types with generic arguments may be written.
  private(set) var offsets: Set<UInt32> = []
  private var operands: Set<UInt32> = []
  private var casts: Set<UInt32> = []
  private var keyPaths: Set<UInt32> = []
  private var pending: [Value]

  init(in facts: FileFacts) {
    pending = facts.declarations.lazy.filter { $0.type == nil }.map(\.value)
    while let value = pending.popLast() { follow(value, in: facts) }
  }

  private mutating func follow(_ value: Value, in facts: FileFacts) {
    switch value {
    case .name(let name): names.insert(name)
    case .chain(let number):
      guard chains.insert(number).inserted else { return }
      let chain = facts.chains[Int(number)]
      offsets.insert(chain.start)
      pending.append(chain.root)
      follow(links: chain.links, in: facts)
    case .array(let run), .dictionary(let run), .tuple(let run), .choice(let run):
      for number in run.start..<run.start + run.count where operands.insert(number).inserted {
        pending.append(facts.operands[Int(number)])
      }
    case .cast(let number): if casts.insert(number).inserted { pending.append(facts.casts[Int(number)].value) }
    case .keyPath(let number):
      if keyPaths.insert(number).inserted { follow(links: facts.keyPaths[Int(number)].components, in: facts) }
    case .closure(let scope):
      if closures.insert(scope).inserted { pending.append(facts.scopes[Int(scope.index)].soleValue) }
    case .unknown, .range, .selfReference, .superReference, .closureParameter, .implicitMember, .literal, .type, .macro,
      .result:
      break
    }
  }

  private mutating func follow(links: Range<UInt32>, in facts: FileFacts) {
    for number in links {
      let link = facts.links[Int(number)]
      offsets.insert(link.offset)
      for argument in link.arguments { pending.append(facts.arguments[Int(argument)].value) }
    }
  }
}
