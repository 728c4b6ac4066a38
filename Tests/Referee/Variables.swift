import SwiftSyntax

extension Scribe {
  /// Properties and global variables are declarations, all others are bindings.
  func declare(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if around.braces == .body {
      for binding in node.bindings {
        pattern(binding.pattern, "local")
        read(binding.initializer)
        read(binding.accessorBlock)
      }
      return .skipChildren
    }
    for (binding, type) in zip(node.bindings, types(of: node.bindings)) {
      var entry = Entry("var", at: 0, node.modifiers, node.attributes)
      entry.type = type
      if node.bindingSpecifier.tokenKind == .keyword(.let) { entry.marks.insert("let") }
      if isDocumented(node) { entry.marks.insert("documented") }
      entry.marks.formUnion(marks(of: binding))
      declare(binding, entry)
    }
    return .skipChildren
  }

  /// Writes a line for every name of a pattern; what stands inside belongs to the first.
  private func declare(_ binding: PatternBindingSyntax, _ entry: Entry) {
    let names = names(in: binding.pattern)
    for name in names {
      var entry = entry
      entry.offset = name.start
      entry.name = name.bare
      write(entry.offset, entry.line(in: around.declaration))
    }
    within(Surroundings(braces: around.braces, declaration: names.first?.start ?? around.declaration)) {
      read(binding.initializer)
      read(binding.accessorBlock)
    }
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): [pattern.identifier]
    case .tuplePattern(let pattern): pattern.elements.flatMap { names(in: $0.pattern) }
    case .valueBindingPattern(let pattern): names(in: pattern.pattern)
    default: []
    }
  }

  /// In `var a, b: Int` the first name takes the type of the second.
  private func types(of bindings: PatternBindingListSyntax) -> [String] {
    var following = "-"
    let backwards = bindings.reversed().map { binding -> String in
      if let annotation = binding.typeAnnotation {
        following = spelling(of: annotation.type)
        return following
      }
      return binding.initializer == nil ? following : "-"
    }
    return backwards.reversed()
  }

  /// Returns whether a documentation comment, on a line of its own, precedes a declaration.
  private func isDocumented(_ node: VariableDeclSyntax) -> Bool {
    let pieces = node.leadingTrivia.pieces
    let startsLine = node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate) == nil
    let lines = startsLine ? pieces[...] : pieces.drop { !$0.isNewline }
    return lines.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }

  private func marks(of binding: PatternBindingSyntax) -> Set<String> {
    var marks: Set<String> = around.braces == .protocolBody ? ["computed"] : []
    switch binding.accessorBlock?.accessors {
    case .getter: marks.insert("computed")
    case .accessors(let accessors):
      for accessor in accessors {
        if let mark = accessorMarks[accessor.accessorSpecifier.text] { marks.insert(mark) }
      }
    default: break
    }
    return marks
  }
}

/// What each kind of accessor makes of its property.
private let accessorMarks = [
  "get": "computed", "read": "computed", "_read": "computed", "borrow": "computed", "unsafeAddress": "computed",
  "set": "settable", "modify": "settable", "_modify": "settable", "mutate": "settable",
  "unsafeMutableAddress": "settable", "willSet": "observed", "didSet": "observed",
]
