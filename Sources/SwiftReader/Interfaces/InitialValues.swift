/// What tells the types of properties that have none written: their initial values, and all that these are made of.
///
/// Each element is followed once: a pack that somebody wrote may share parts of values without end.
struct InitialValues {
  private(set) var chains: Set<UInt32> = []
  /// The closures in them.
  private(set) var closures: Set<ScopeID> = []
  /// The names that stand alone in them.
  private(set) var names: Set<Name> = []
  /// Where types with generic arguments may be written in them.
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
    case .unknown, .selfReference, .superReference, .closureParameter, .implicitMember, .literal, .type, .macro: break
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
