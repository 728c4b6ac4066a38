/// Checks that values neither contain each other in a cycle nor nest too deeply for recursive functions. A value may be
/// in a chain, an operand, a cast, the arguments of a key path or the body of a closure.
struct NestingCheck {
  /// The nesting depth at which facts are rejected. Brackets nest less deeply, and few files contain a sequence that
  /// nests its values more deeply than this; such a file is parsed in every run.
  static let deepest: UInt16 = 1000

  /// The greatest depth of recursion. Elements are checked in the order of their tables, so the recursion is no deeper
  /// than the nesting in the source.
  private static let mostCalls = 250

  private static let circle = UInt16.max

  private let facts: FileFacts
  /// The number of values nested below each chain, operand, cast, key path and scope; 0 for an element that has not
  /// been visited yet, ``circle`` for one that is being visited.
  private var depths: [UInt16] = []
  private let (operands, casts, keyPaths, scopes): (Int, Int, Int, Int)

  /// Returns whether facts pass the check. All indices must have been checked to be within their tables.
  static func passes(_ facts: FileFacts) -> Bool {
    var check = NestingCheck(facts)
    return check.passes()
  }

  private init(_ facts: FileFacts) {
    self.facts = facts
    operands = facts.chains.count
    casts = operands + facts.operands.count
    keyPaths = casts + facts.casts.count
    scopes = keyPaths + facts.keyPaths.count
    depths.append(contentsOf: repeatElement(0, count: scopes + facts.scopes.count))
  }

  private mutating func passes() -> Bool {
    markFlatChains()
    for number in facts.chains.indices
    where depths[number] == 0 && depth(.chain(UInt32(number)), 0) == Self.circle { return false }
    for number in facts.operands.indices
    where facts.operands[number].holdsValues && depth(ofOperand: number, 0) == Self.circle { return false }
    for number in facts.casts.indices where depth(.cast(UInt32(number)), 0) == Self.circle { return false }
    for number in facts.keyPaths.indices where depth(.keyPath(UInt32(number)), 0) == Self.circle { return false }
    for number in facts.scopes.indices
    where facts.scopes[number].soleValue.holdsValues && depth(facts.scopes[number].soleValue, 0) == Self.circle {
      return false
    }
    return true
  }

  /// Marks the chains without values below them, which most chains are, without a call for each.
  private mutating func markFlatChains() {
    let (chains, links, arguments) = (facts.chains, facts.links, facts.arguments)
    var depths = depths.mutableSpan
    for number in chains.indices where !chains[number].root.holdsValues {
      var isFlat = true
      for link in chains[number].links {
        let range = links[Int(link)].arguments
        if range.isEmpty { continue }
        for argument in range where arguments[Int(argument)].value.holdsValues { isFlat = false }
      }
      if isFlat { depths[number] = 2 }
    }
  }

  private mutating func depth(_ value: Value, _ calls: Int) -> UInt16 {
    switch value {
    case .chain(let number):
      depth(at: Int(number), calls) {
        let chain = $0.facts.chains[Int(number)]
        let depth = $0.depth(ofLinks: chain.links, calls + 1)
        return chain.root.holdsValues ? max(depth, $0.depth(chain.root, calls + 1)) : depth
      }
    case .array(let run), .dictionary(let run), .tuple(let run), .choice(let run), .result(let run):
      (0..<run.count).reduce(1) { max($0, depth(ofOperand: Int(run.start + $1), calls + 1)) }
    case .cast(let number):
      depth(at: casts + Int(number), calls) { $0.depth($0.facts.casts[Int(number)].value, calls + 1) }
    case .keyPath(let number):
      depth(at: keyPaths + Int(number), calls) {
        $0.depth(ofLinks: $0.facts.keyPaths[Int(number)].components, calls + 1)
      }
    case .closure(let scope):
      depth(at: scopes + Int(scope.index), calls) { $0.depth($0.facts.scopes[Int(scope.index)].soleValue, calls + 1) }
    default: 1
    }
  }

  private mutating func depth(ofOperand number: Int, _ calls: Int) -> UInt16 {
    depth(at: operands + number, calls) { $0.depth($0.facts.operands[number], calls + 1) }
  }

  private mutating func depth(ofLinks links: Range<UInt32>, _ calls: Int) -> UInt16 {
    var depth: UInt16 = 1
    for link in links {
      for argument in facts.links[Int(link)].arguments {
        let value = facts.arguments[Int(argument)].value
        if value.holdsValues { depth = max(depth, self.depth(value, calls)) }
      }
    }
    return depth
  }

  /// Returns the depth of an element, computed once.
  private mutating func depth(at element: Int, _ calls: Int, _ below: (inout NestingCheck) -> UInt16) -> UInt16 {
    if depths[element] != 0 { return depths[element] }
    guard calls < Self.mostCalls else { return Self.circle }
    depths[element] = Self.circle
    let depth = below(&self)
    depths[element] = depth < Self.deepest ? depth + 1 : Self.circle
    return depths[element]
  }
}
