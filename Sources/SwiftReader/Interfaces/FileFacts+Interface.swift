extension FileFacts {
  /// The facts that the analysis of other files can ask for: all declarations with their offsets, the initial values
  /// that determine types, and whether function bodies forward or create something.
  ///
  /// Methods that dispatch are searched through all their closures, so a file that contains the name `dispatch` keeps
  /// all its facts.
  ///
  /// - Complexity: O(*n*) in the elements of the facts.
  package var interface: FileFacts {
    if Name("dispatch", in: names) != nil { return self }
    var reduced = ReducedFacts(self)
    reduced.selectDeclarations()
    return reduced.selected()
  }

  /// The part of the interface that the analysis of other files reads beyond declarations: the initial values that
  /// determine types.
  ///
  /// - Complexity: O(*n*) in the elements of the facts.
  var typeSources: FileFacts {
    var reduced = ReducedFacts(self)
    reduced.selectInitialValues()
    return reduced.selected()
  }
}
