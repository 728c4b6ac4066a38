import Analysis

extension UsePath {
  /// Throws a reason if a caller could not see a new method, or the method could not see what it uses.
  ///
  /// - Parameter types: the types that the methods' signatures name.
  func checkVisibility(from file: Int, naming types: [WrittenType], _ visibility: Visibility, in table: SymbolTable)
    throws(Reason)
  {
    var caller = file
    for (number, owner) in owners.enumerated() {
      let level = level(of: number, isCalledElsewhere: isCalledElsewhere)
      guard visibility.includes(level, declaredIn: owner.file, from: caller) else {
        throw Reason("the method of \(owner.name) would be \(level.word), and its caller is in another module")
      }
      for type in types.flatMap(\.declarations) {
        let own = table.accessLevel(of: type)
        guard own >= level, visibility.includes(own, declaredIn: table.file(of: type), from: owner.file) else {
          throw Reason("the module of \(owner.name) cannot see '\(table.qualifiedName(of: type))'")
        }
      }
      caller = owner.file
    }
    let used = parts[count...].map { ($0.hop, $0.level, $0.file) } + [(leaf.name, leaf.level, leaf.file)]
    for (name, level, file) in used where !visibility.includes(level, declaredIn: file, from: caller) {
      throw Reason("the module of \(owners[count - 1].name) cannot see '\(name)'")
    }
  }

  /// Whether the first method is called from a module that does not contain it.
  var isCalledElsewhere: Bool { crossings.first ?? false }
}
