package import SwiftReader

extension FileFacts {
  package func position(of offset: UInt32) -> Position { lines.position(of: offset) }

  /// A chain as its names spell it: `server.info?.token.refresh()`. A long one is cut off.
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
    default: return "(…)"
    }
  }
}
