import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of an unqualified name, as seen from an offset in the current file.
  mutating func origin(
    ofName name: Name, in scope: ScopeID, at offset: UInt32, call: Call? = nil
  ) -> ValueOrigin {
    let spelling = frame.spelling(name)
    if let binding = binding(name, in: scope, at: offset) {
      let origin = self.origin(ofBinding: binding, usedIn: scope, at: offset)
      return call == nil ? origin : origin.called(in: &self)
    }
    let site = site(scope)
    if let member = ownMember(spelling, at: site, in: scope, call) { return member }
    if let wrapped = projected(name, of: site.selfType) { return wrapped }
    if let accessor = accessorParameter(spelling, scope) { return accessor }
    return global(name, at: site, in: scope, call)
  }

  /// Returns the innermost binding of a name that is visible at an offset.
  mutating func binding(_ name: Name, in scope: ScopeID, at offset: UInt32) -> UInt32? {
    if frame.isOfForeignValue { return bindingAnywhere(name, in: scope) }
    guard let found = frame.innermostBinding(name, in: scope, at: offset) else { return nil }
    return name.isMember(ofTypeBetween: scope, and: frame.binding(found).scope, in: &self) ? nil : found
  }

  /// Returns any binding of a name in another file's initial value. Only a name in a closure can be local there; for
  /// other names the result is `nil`.
  private mutating func bindingAnywhere(_ name: Name, in scope: ScopeID) -> UInt32? {
    let kind = frame.scope(scope).kind
    if kind == .type || kind == .file || kind == .initialValue { return nil }
    if let known = firstBindings[frame.file] { return known[name] }
    let found = frame.firstBindings
    firstBindings[frame.file] = found
    return found[name]
  }

  /// Returns the origin of a member of the enclosing types that is used without `self`; `nil` if they have no such
  /// member.
  private mutating func ownMember(
    _ spelling: Spelling, at site: Site, in scope: ScopeID, _ call: Call?
  ) -> ValueOrigin? {
    guard types.asked.mayDeclare(spelling) else { return nil }
    var (place, scope) = (site.declaration, scope)
    var isStatic = false
    while !place.isNone {
      let declaration = table.declaration(place)
      if declaration.kind.isType || declaration.kind == .extension {
        let type = place == site.typeSite ? site.selfType : place.nominalType(in: &types)
        let use: MemberUse = call == nil ? .value : .call
        if !isStatic || place != site.typeSite {
          let found = types.member(spelling, of: type, for: use, call: frame.shape(of: call))
          if !found.isNone { return origin(ofOwn: found, type, spelling, call) }
        }
        let found = types.member(
          spelling, of: type, for: call == nil ? .onType : .callOnType, call: frame.shape(of: call))
        if !found.isNone { return origin(ofOwn: found, type, spelling, call) }
      } else {
        if declaration.belongsToType { isStatic = true }
        if let local = localFunction(spelling, in: .declaration(place), around: scope, call) { return local }
      }
      (place, scope) = (table.parent(of: place), declaration.scope)
    }
    return scope == .file ? nil : localFunction(spelling, in: .statements, around: scope, call)
  }

  private mutating func origin(
    ofOwn member: FoundMember, _ type: KnownType, _ spelling: Spelling, _ call: Call?
  ) -> ValueOrigin {
    .friend(call == nil ? .own : .created, member.result(on: type, spelling, call, in: &self))
  }

  private mutating func localFunction(
    _ spelling: Spelling, in owner: Owner, around scope: ScopeID, _ call: Call?
  ) -> ValueOrigin? {
    let head = types.asked.firstMember(spelling, in: owner)
    guard let found = table.innermost(from: head, around: scope, in: frame.file),
      table.declaration(found).kind == .function
    else { return nil }
    let member = FoundMember(declaration: found, holder: .unknown)
    return .friend(.created, member.result(on: .unknown, spelling, call, in: &self))
  }

  /// Returns the origin of `$x` or `_x`, the projection or the wrapper of a property of `self`; `nil` for other names.
  mutating func projected(_ name: Name, of selfType: KnownType) -> ValueOrigin? {
    let property = FoundMember.property(projectedBy: name, of: selfType, in: &self)
    if property.isNone {
      let wrapped = FoundMember.property(wrappedBy: name, of: selfType, in: &self)
      if wrapped.isNone { return nil }
      let wrapper = wrapped.wrapper(on: selfType, in: &self)
      return .friend(.own, wrapper)
    }
    if let projection = property.projection(on: selfType, in: &self) { return .friend(.own, projection) }
    let type = property.result(on: selfType, table.spelling(of: property.declaration), nil, in: &self)
    return .friend(.own, type)
  }

  /// Returns the origin of `newValue` and `oldValue`, which have no declaration.
  private mutating func accessorParameter(_ spelling: Spelling, _ scope: ScopeID) -> ValueOrigin? {
    guard spelling == Library.newValue || spelling == Library.oldValue else { return nil }
    var scope = scope
    while frame.scope(scope).kind != .accessor {
      let parent = frame.scope(scope).parent
      if parent == scope { return nil }
      scope = parent
    }
    return .friend(.parameter, scope.typeOfAccessed(in: &self))
  }

  /// Returns the origin of a global variable or function, of a type, or of a name that only a library can declare.
  private mutating func global(_ name: Name, at site: Site, in scope: ScopeID, _ call: Call?) -> ValueOrigin {
    let spelling = frame.spelling(name)
    let place = site.lookUpSite(in: scope)
    let type = types.lookUp(spelling, in: frame.file, from: place)
    if type != libraryMark { return origin(ofType: types.unaliased(type, in: frame.file), call) }
    let member = types.global(spelling, call: frame.shape(of: call))
    if !member.isNone {
      let isFunction = table.declaration(member.declaration).kind == .function
      let isLocal = isFunction || isOfScript(member.declaration)
      return .friend(isLocal ? .created : .global, member.result(on: .unknown, spelling, call, in: &self))
    }
    guard spelling.startsUppercase else {
      if let call, let type = call.result(ofLibraryFunction: spelling, in: &self) { return .friend(.created, type) }
      return .friend(.unexplained, site.selfType.result(ofLibraryMember: spelling, call, in: &self))
    }
    if spelling == Container.optional.spelling, let call, call.arguments.count == 1 {
      let wrapped = call.type(ofArgument: 0, in: &self)
      return .friend(.created, types.optional(wrapped))
    }
    return origin(ofType: types.libraryType(spelling, [], in: frame.file, name: name), call)
  }

  /// Returns whether a global variable belongs to the script in the current file. In `main.swift` and in files with
  /// top-level statements, global variables are used like local ones.
  func isOfScript(_ variable: DeclarationID) -> Bool {
    table.file(of: variable) == frame.file && (frame.hasStatements || table.isMain(frame.file))
  }

  /// Returns the origin of a type's name, or of the object that a call of the type creates.
  mutating func origin(ofType type: KnownType, _ call: Call?) -> ValueOrigin {
    guard call != nil else { return .friend(.type, types.metatype(of: type)) }
    return type.created(call, in: &self).newObject(in: &types)
  }

  /// Returns the site of a scope of the current file.
  mutating func site(_ scope: ScopeID) -> Site {
    let local = frame.scope(scope).declaration
    let key = UInt64(local.map { $0 + 2 } ?? 1)
    if let known = frame.siteNumbers[key] { return frame.sites[Int(known)] }
    let made = Site.around(local.map { table.id($0, in: frame.file) } ?? .none, in: &self)
    frame.siteNumbers.set(key, to: UInt32(frame.sites.count))
    frame.sites.append(made)
    return made
  }
}

extension Name {
  /// Returns whether a type in a function has a member of that name, which hides the function's local names.
  fileprivate func isMember(ofTypeBetween scope: ScopeID, and outer: ScopeID, in analyzer: inout ChainAnalyzer) -> Bool
  {
    var scope = scope
    while scope != outer {
      let current = analyzer.frame.scope(scope)
      if current.kind == .type, let local = current.declaration {
        let type = analyzer.table.id(local, in: analyzer.frame.file).nominalType(in: &analyzer.types)
        for use in [MemberUse.value, .onType] {
          let found = analyzer.types.member(analyzer.frame.spelling(self), of: type, for: use)
          if !found.isNone { return true }
        }
      }
      if current.parent == scope { return false }
      scope = current.parent
    }
    return false
  }
}
