/// The questions that were asked of the symbol table, as a graph. Its nodes are kept answers and the analyses of files;
/// code that receives a kept answer depends on all questions that were asked for that answer.
struct QuestionLog: Sendable {
  /// A node of the graph: a kept answer, or the analysis of one file.
  struct Node: Sendable {
    fileprivate let number: UInt32

    /// The node that depends on no questions.
    static let none = Node(number: 0)
  }

  /// A question, and the first of the declarations that answer it.
  private struct Entry: Sendable {
    var question: Question
    var answer: DeclarationID
  }

  /// Whether questions are kept. If not, all nodes depend on no questions.
  let isKept: Bool
  /// The questions of ended nodes, and the nodes on which they depend, node after node. `ranges` has the part of each
  /// node.
  private var entries: [Entry] = []
  private var uses: [UInt32] = []
  private var ranges: [(entries: Range<UInt32>, uses: Range<UInt32>)] = [(0..<0, 0..<0)]
  /// The questions and dependencies of open nodes, the innermost last.
  private var openEntries: [Entry] = []
  private var openUses: [UInt32] = []
  /// The node that used each node last, by node.
  private var lastUser: [UInt32] = [0]
  private var current: UInt32 = 0
  /// The number of the last graph traversal that visited each node, by node.
  private var lastWalk: [UInt32] = []
  private var walk: UInt32 = 0

  /// The state of the log when a node was begun.
  struct Opened {
    let node: Node
    fileprivate let outer: UInt32
    fileprivate let entries: Int
    fileprivate let uses: Int
  }

  init(isKept: Bool) {
    self.isKept = isKept
  }

  /// Begins a node, on which the node that is open now depends.
  mutating func begin() -> Opened {
    if !isKept { return Opened(node: .none, outer: 0, entries: 0, uses: 0) }
    let node = Node(number: UInt32(ranges.count))
    depend(on: node)
    let opened = Opened(node: node, outer: current, entries: openEntries.count, uses: openUses.count)
    ranges.append((0..<0, 0..<0))
    lastUser.append(current)
    current = node.number
    return opened
  }

  /// Ends the newest node.
  mutating func end(_ opened: Opened) {
    if !isKept { return }
    let first = (UInt32(entries.count), UInt32(uses.count))
    entries += openEntries[opened.entries...]
    uses += openUses[opened.uses...]
    openEntries.removeSubrange(opened.entries...)
    openUses.removeSubrange(opened.uses...)
    ranges[Int(opened.node.number)] = (first.0..<UInt32(entries.count), first.1..<UInt32(uses.count))
    current = opened.outer
  }

  /// Records that the open node depends on another node.
  mutating func depend(on node: Node) {
    if node.number == 0 { return }
    if Int(node.number) < lastUser.count {
      if lastUser[Int(node.number)] == current { return }
      lastUser[Int(node.number)] = current
    }
    openUses.append(node.number)
  }

  /// Records a question of the open node.
  ///
  /// - Parameter answer: the first of the declarations that answer it.
  mutating func note(_ question: Question, answer: DeclarationID = .none) {
    if isKept { openEntries.append(Entry(question: question, answer: answer)) }
  }

  /// Calls a function with every question on which an ended node depends, directly or indirectly, and with the first of
  /// the declarations that answer it. A question may be passed several times.
  mutating func forEachQuestion(of node: Node, _ body: (Question, DeclarationID) -> Void) {
    walk += 1
    lastWalk += repeatElement(0, count: ranges.count - lastWalk.count)
    lastWalk[Int(node.number)] = walk
    var open = [node.number]
    while let next = open.popLast() {
      let range = ranges[Int(next)]
      for entry in range.entries { body(entries[Int(entry)].question, entries[Int(entry)].answer) }
      for use in range.uses where lastWalk[Int(uses[Int(use)])] != walk {
        lastWalk[Int(uses[Int(use)])] = walk
        open.append(uses[Int(use)])
      }
    }
  }
}
