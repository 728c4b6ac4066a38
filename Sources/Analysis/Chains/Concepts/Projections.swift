import SwiftReader

extension FoundMember {
  /// Returns the property whose projection a name is: `title` for `$title`; none for other names.
  static func property(projectedBy name: Name, of type: KnownType, in analyzer: inout ChainAnalyzer) -> FoundMember {
    guard analyzer.frame.isProjection(name) else { return .none }
    return analyzer.types.member(Spelling(String(analyzer.frame.text(of: name).dropFirst())), of: type, for: .value)
  }

  /// Returns the property whose wrapper a name is: `title` for `_title`; none for other names.
  static func property(wrappedBy name: Name, of type: KnownType, in analyzer: inout ChainAnalyzer) -> FoundMember {
    let text = analyzer.frame.text(of: name)
    guard text.utf8.first == UInt8(ascii: "_") else { return .none }
    return analyzer.types.member(Spelling(String(text.dropFirst())), of: type, for: .value)
  }

  /// Returns the type of a property's projection `model.$title`: a publisher, or what a wrapper of the repository
  /// projects; `nil` for other wrappers.
  func projection(on type: KnownType, in analyzer: inout ChainAnalyzer) -> KnownType? {
    if isNone { return nil }
    if declaration.has(Library.published, in: analyzer.table) {
      let value = result(on: type, analyzer.table.spelling(of: declaration), nil, in: &analyzer)
      return analyzer.types.library(Library.anyPublisher, [value])
    }
    let wrapper = wrapper(on: type, in: &analyzer)
    let projection = analyzer.types.member(Library.projectedValue, of: wrapper, for: .value)
    return projection.isNone ? nil : projection.result(on: wrapper, Library.projectedValue, nil, in: &analyzer)
  }

  /// Returns the type of a property's wrapper; unknown if the repository does not declare it.
  func wrapper(on type: KnownType, in analyzer: inout ChainAnalyzer) -> KnownType {
    let file = analyzer.table.file(of: declaration)
    for number in analyzer.table.declaration(declaration).attributes {
      let name = analyzer.table.spelling(analyzer.table.attribute(number, in: file).name, in: file)
      let named = analyzer.types.lookUp(name, in: file, from: LookUpSite(declaration))
      if named == libraryMark { continue }
      let wrapper = analyzer.types.unaliased(named, in: file)
      let content = analyzer.types.member(Library.wrappedValue, of: wrapper, for: .value)
      if content.isNone { continue }
      let wrapped = content.result(on: wrapper, Library.wrappedValue, nil, in: &analyzer)
      let value = result(on: type, analyzer.table.spelling(of: declaration), nil, in: &analyzer)
      var found: [(parameter: KnownType, argument: KnownType)] = []
      wrapped.match(with: value, adding: &found, depth: 0, in: &analyzer.types)
      return wrapper.replaced(found, in: &analyzer.types)
    }
    return .unknown
  }
}

extension DeclarationID {
  fileprivate func has(_ attribute: Spelling, in table: SymbolTable) -> Bool {
    let file = table.file(of: self)
    return table.declaration(self).attributes.contains {
      table.spelling(table.attribute($0, in: file).name, in: file) == attribute
    }
  }
}
