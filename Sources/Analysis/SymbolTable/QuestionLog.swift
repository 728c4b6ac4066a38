/// What was asked of the symbol table, by answers that are kept. Whoever is told a kept answer depends on all that was
/// asked for it, so the log is a graph: its nodes are the kept answers, and what is asked for one file at a time.
struct QuestionLog: Sendable {
  /// A kept answer.
  struct Node: Sendable {
    fileprivate let number: UInt32

    /// What rests on nothing.
    static let none = Node(number: 0)
  }

  /// A question, and the first of the declarations that answer it.
  private struct Entry: Sendable {
    var question: Question
    var answer: DeclarationID
  }

  /// What ended nodes asked, node after node, and on which nodes they depend.
  private var entries: [Entry] = []
  private var uses: [UInt32] = []
  private var ranges: [(entries: Range<UInt32>, uses: Range<UInt32>)] = [(0..<0, 0..<0)]
  /// The same of the nodes that are open, the innermost last.
  private var openEntries: [Entry] = []
  private var openUses: [UInt32] = []
  /// For every node the one that used it last.
  private var lastUser: [UInt32] = [0]
  private var current: UInt32 = 0
  /// For every node the last walk that came by.
  private var lastWalk: [UInt32] = []
  private var walk: UInt32 = 0

  /// What was open when a node was begun.
  struct Opened {
    let node: Node
    fileprivate let outer: UInt32
    fileprivate let entries: Int
    fileprivate let uses: Int
  }

  /// Begins a kept answer. The one that is open now depends on it.
  mutating func begin() -> Opened {
    let node = Node(number: UInt32(ranges.count))
    depend(on: node)
    let opened = Opened(node: node, outer: current, entries: openEntries.count, uses: openUses.count)
    ranges.append((0..<0, 0..<0))
    lastUser.append(current)
    current = node.number
    return opened
  }

  /// Ends the newest kept answer.
  mutating func end(_ opened: Opened) {
    let first = (UInt32(entries.count), UInt32(uses.count))
    entries += openEntries[opened.entries...]
    uses += openUses[opened.uses...]
    openEntries.removeSubrange(opened.entries...)
    openUses.removeSubrange(opened.uses...)
    ranges[Int(opened.node.number)] = (first.0..<UInt32(entries.count), first.1..<UInt32(uses.count))
    current = opened.outer
  }

  /// Notes that what is open depends on a kept answer.
  mutating func depend(on node: Node) {
    if node.number == 0 { return }
    if Int(node.number) < lastUser.count {
      if lastUser[Int(node.number)] == current { return }
      lastUser[Int(node.number)] = current
    }
    openUses.append(node.number)
  }

  /// Notes a question of what is open.
  ///
  /// - Parameter answer: the first of the declarations that answer it.
  mutating func note(_ question: Question, answer: DeclarationID = .none) {
    openEntries.append(Entry(question: question, answer: answer))
  }

  /// Calls a function with every question that an ended node rests on, and with the first of the declarations that answer
  /// it. A question may come several times.
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
