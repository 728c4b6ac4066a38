import SwiftTokens

/// The members of an enum that the macros use.
struct EnumBody {
  /// The cases and the conditional compilation directives around them, in order.
  private(set) var members: [Member] = []
  /// The type aliases with the name `Value`.
  private(set) var values: [Alias] = []
  /// The names of the types that are declared inside.
  private(set) var types: Set<String> = []

  enum Member {
    case element(Element)
    /// `#if DEBUG`, `#else`, `#endif`
    case condition(String, Token.Kind)
  }

  struct Alias {
    /// The index of the token `typealias`.
    var index: Int
    var head: DeclarationHead
    var type: Range<Int>
    var comment: [String]
    var isConditional: Bool
  }

  private let source: SourcePiece

  /// Reads the tokens in `range`.
  init(of source: SourcePiece, in range: Range<Int>) throws(Refusal) {
    self.source = source
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      switch source[index].kind {
      case let kind where kind.isCondition:
        depth += kind == .poundIf ? 1 : kind == .poundEndif ? -1 : 0
        let start = index
        index = min(source.endOfDirective(index) + 1, range.upperBound)
        members.append(.condition(source.joined(start..<index), kind))
      // A member may be named like a keyword.
      case .period: index += 2
      // `static let isFirst = if case .first = start { true } else { false }`
      case .keyword where source[index].word == .if && source[index + 1].word == .case: index += 2
      case .at, .identifier, .keyword:
        let start = index
        let head = DeclarationHead(of: source, from: index, to: range.upperBound)
        index = max(head.index, index + 1)
        switch head.word {
        case .case: index = try readCase(head, from: start, to: range.upperBound)
        case .typealias: index = try readAlias(head, from: start, to: range.upperBound, isConditional: depth > 0)
        case .enum, .struct, .class, .actor, .protocol: types.insert(source.name(ofToken: head.index + 1))
        default: break
        }
      default: index = source.behind(index)
      }
    }
    members = members.withoutEmptyBlocks { if case .condition(_, let kind) = $0 { kind } else { nil } }
  }

  private mutating func readCase(_ head: DeclarationHead, from start: Int, to end: Int) throws(Refusal) -> Int {
    if let attribute = head.attributes.first {
      throw Refusal(
        "'@\(attribute.name)' on a case of an enum with a macro of Eastward is not supported; remove it, or write by hand "
          + "what the macro would generate", at: attribute.tokens.lowerBound, of: source)
    }
    let comment = source.documentation(before: start)
    var index = head.index + 1
    while true {
      let (element, next) = try Element.read(of: source, from: index, to: end, comment: comment)
      members.append(.element(element))
      guard source[next].kind == .comma, next < end else { return next }
      index = next + 1
    }
  }

  private mutating func readAlias(
    _ head: DeclarationHead, from start: Int, to end: Int, isConditional: Bool
  ) throws(Refusal) -> Int {
    let name = source.name(ofToken: head.index + 1)
    types.insert(name)
    guard name == "Value" else { return head.index + 2 }
    guard source[head.index + 2].kind == .equal else {
      throw Refusal("'Value' must be one type, as in 'typealias Value = Int'", at: head.index + 1, of: source)
    }
    let type = source.type(from: head.index + 3, to: end)
    guard !type.isEmpty else {
      throw Refusal("'Value' has no type; write one, as in 'typealias Value = Int'", at: head.index + 1, of: source)
    }
    values.append(
      Alias(
        index: head.index, head: head, type: type, comment: source.documentation(before: start),
        isConditional: isConditional))
    return type.upperBound
  }

  /// The first case with the name of a case before it, other than in another branch of `#if`; nil if there is none.
  var overload: Element? {
    var names: Set<String> = []
    // For each open `#if`: the names before it, and those in its branches so far.
    var open: [(before: Set<String>, inside: Set<String>)] = []
    for member in members {
      switch member {
      case .element(let element):
        guard names.insert(source.name(ofToken: element.index)).inserted else { return element }
      case .condition(_, .poundIf): open.append((names, []))
      case .condition(_, let kind):
        guard var block = open.popLast() else { continue }
        block.inside.formUnion(names)
        if kind != .poundEndif { open.append(block) }
        names = kind == .poundEndif ? block.inside : block.before
      }
    }
    return nil
  }

  /// The cases, without conditional compilation directives.
  var elements: [Element] {
    members.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}
