package import SwiftReader

extension FileFacts {
  package func position(of offset: UInt32) -> Position { lines.position(of: offset) }

  /// Returns the text of a chain with shortened arguments: `server.info?.token.refresh()`. A long chain is cut off
  /// after ``Limits/shownLinks`` links.
  func text(ofChain index: UInt32, depth: Int = 0) -> String {
    let chain = chains[Int(index)]
    var text = text(of: chain.root, depth: depth)
    for link in chain.links.prefix(Limits.shownLinks) {
      let link = links[Int(link)]
      text += self.text(of: link)
    }
    return chain.links.count > Limits.shownLinks ? text + "…" : text
  }

  func text(of link: Link) -> String {
    switch link.kind {
    case .property, .tupleElement: "." + names[link.name]
    case .call: "()"
    case .subscript: "[]"
    case .optionalChaining: "?"
    case .forceUnwrap: "!"
    }
  }

  func text(of root: Value, depth: Int = 0) -> String {
    switch root {
    case .selfReference: return "self"
    case .superReference: return "super"
    case .name(let name): return names[name]
    case .closureParameter(let position): return "$\(position)"
    case .implicitMember: return ""
    case .literal(.string): return "\"…\""
    case .array, .dictionary: return "[…]"
    case .closure: return "{…}"
    case .macro(let name): return "#\(names[name])()"
    case .chain(let inner): return depth < 8 ? "(" + text(ofChain: inner, depth: depth + 1) + ")" : "(…)"
    case .cast(let index) where depth < 4:
      let cast = casts[Int(index)]
      return "(\(text(ofPart: cast.value, depth)) \(cast.kind.word) \(text(ofType: cast.type)))"
    case .choice(let parts) where depth < 4: return "(" + texts(of: parts, depth).joined(separator: " or ") + ")"
    case .tuple(let parts) where depth < 4: return "(" + texts(of: parts, depth).joined(separator: ", ") + ")"
    case .literal(.integer), .literal(.float): return "0"
    case .literal(let literal): return literal == .nil ? "nil" : literal == .boolean ? "true" : "/…/"
    case .type: return "Type"
    case .keyPath: return "\\…"
    case .cast, .choice, .range, .result, .tuple, .unknown: return "(…)"
    }
  }

  private func texts(of parts: Operands, _ depth: Int) -> [String] {
    let shown = (parts.start..<parts.start + min(parts.count, 3)).map { text(ofPart: operands[Int($0)], depth) }
    return parts.count > 3 ? shown + ["…"] : shown
  }

  /// Returns the text of a value that is part of another expression and needs no parentheses.
  private func text(ofPart value: Value, _ depth: Int) -> String {
    if case .chain(let index) = value { return text(ofChain: index, depth: depth + 1) }
    return value == .unknown ? "…" : text(of: value, depth: depth + 1)
  }

  /// Returns the text of a written type; deeply nested parts are shortened to `…`.
  private func text(ofType type: TypeID, depth: Int = 0) -> String {
    if depth > 3 { return "…" }
    let node = types[type]
    let parts = types.children(of: type).prefix(4).map { text(ofType: $0.type, depth: depth + 1) }
    let first = parts.first ?? "…"
    switch node.kind {
    case .named: return names[node.name] + (parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">")
    case .member: return first + "." + names[node.name]
    case .optional: return first + "?"
    case .array: return "[" + first + "]"
    case .dictionary: return "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + (parts.last ?? "…")
    case .composition: return parts.joined(separator: " & ")
    case .metatype: return first + ".Type"
    case .existential: return "any " + first
    case .opaque: return "some " + first
    case .suppressed: return "~" + first
    case .unknown: return "_"
    }
  }
}

extension Cast.Kind {
  fileprivate var word: String {
    switch self {
    case .coercion: "as"
    case .conditional: "as?"
    case .forced: "as!"
    }
  }
}
