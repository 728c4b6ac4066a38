import SwiftReader

extension ChainAnalyzer {
  /// Whether a value is a sequence or publisher, whose operators are a library's, or a future that is awaited.
  mutating func isPipeline(_ type: KnownType, _ step: Step) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    if step.spelling == Library.objectWillChange { return true }
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .library, library.pipelines.contains(shape.spelling) { return true }
    }
    return false
  }

  /// `var title: String { header.label.title }`: whoever reads the property need not know the way.
  func forwardsToItsName(_ chain: Chain) -> Bool {
    let scope = frame.scope(chain.scope)
    guard scope.kind == .accessor, case .chain(let index) = scope.soleValue, let local = scope.declaration,
      frame.chain(index).start == chain.start, let last = chain.links.last
    else { return false }
    let link = frame.link(last)
    let property = table.declaration(table.id(local, in: frame.file))
    return link.kind == .property && link.name == property.name
  }
}
