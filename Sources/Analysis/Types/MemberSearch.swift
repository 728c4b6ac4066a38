/// A search for a member and its result.
struct MemberSearch {
  var spelling: Spelling
  var receiver: KnownType
  var use: MemberUse
  var call: CallShape?
  /// The members that the arguments of the call rule out.
  var excluded: [DeclarationID] = []
  var isUndecided = false
  var found = FoundMember.none
  /// Whether the result depends on the current file.
  var dependsOnFile = false
}

/// The best of the declarations with one name, and others that are as good.
struct BestMember {
  private(set) var declaration = DeclarationID.none
  private(set) var rivals: [DeclarationID] = []
  private var rank = 0

  /// What a declaration gains in rank if it fits the call; more than all other gains together.
  static let rankOfFit = 128

  var fits: Bool { rank >= Self.rankOfFit }

  /// Considers a declaration. The list runs from the last declaration to the first, so that the first of equal ones
  /// wins.
  ///
  /// - Parameter rank: how well the declaration matches the use; 0 if it cannot be meant.
  mutating func offer(_ candidate: DeclarationID, rank: Int) {
    if rank == 0 || rank < self.rank { return }
    if rank == self.rank { rivals.append(declaration) } else { rivals = [] }
    (declaration, self.rank) = (candidate, rank)
  }
}
