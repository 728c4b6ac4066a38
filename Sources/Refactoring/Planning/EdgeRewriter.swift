import Analysis
import Findings
import SwiftReader

/// Rewrites the uses of an edge, one after the other, with a cache of files and owners.
struct EdgeRewriter {
  private let table: SymbolTable
  private let sources: [ByteString: SourceText]
  private let targets: [Int: [UInt32: AssignmentTarget]]
  private let builders: BuilderModules
  private var owners: PartOwners
  private var files: [Int: UseFile] = [:]
  private let functions: FunctionNames
  private let visibility: Visibility

  init(
    _ table: SymbolTable, _ library: Library, sources: [ByteString: SourceText],
    targets: [Int: [UInt32: AssignmentTarget]]
  ) {
    (self.table, self.sources, self.targets) = (table, sources, targets)
    owners = PartOwners(table, library, sources)
    builders = BuilderModules(table)
    functions = FunctionNames(table)
    visibility = Visibility(table)
  }

  /// - Parameter skipsData: whether types of plain data get no methods.
  mutating func rewrite(_ site: UseSite, skipsData: Bool) throws(Reason) -> Rewrite {
    // A method would have to be public, which is not for a patch to decide.
    if table.isInlined(site) { throw Reason("it is inlined into other modules") }
    let file = try file(site.file)
    let path = try UsePath(site, &owners, visibility, skipsData: skipsData)
    let rewrite = try UseRewriter(site: site, path: path, file: file).rewrite()
    try rewrite.checkText(in: file)
    try rewrite.checkOrder(in: file, table, functions)
    return rewrite
  }

  /// Returns the rewrite in which types of plain data get methods, too; `nil` if they have methods already, or cannot
  /// get any.
  mutating func extendingData(_ rewrite: Rewrite) -> Rewrite? {
    guard rewrite.path.skipsData else { return nil }
    return try? self.rewrite(rewrite.site, skipsData: false)
  }

  private mutating func file(_ number: Int) throws(Reason) -> UseFile {
    if let known = files[number] { return known }
    guard let source = sources[table.path(of: number)], source.isText else { throw Reason("its file is not UTF-8") }
    let components = Components(targets: targets[number] ?? [:], table: table, sources: sources)
    let file = UseFile(
      source, table.facts(of: number), components: components, builders: builders, functions: functions)
    files[number] = file
    return file
  }
}

extension UsePath {
  /// - Parameter skipsData: whether types of plain data get no methods.
  fileprivate init(_ site: UseSite, _ owners: inout PartOwners, _ visibility: Visibility, skipsData: Bool)
    throws(Reason)
  {
    steps = site.steps
    var found: [PartOwner] = []
    let endsAtLeaf =
      steps.count == 1 || site.mutates || site.setMember != nil
    for step in endsAtLeaf ? steps[...] : steps.dropLast() { found.append(try owners.owner(of: step.found)) }
    parts = found
    let data = skipsData && site.leavesAlone ? found.startOfData : found.count
    self.skipsData = data < found.count
    count = data
    found = Array(found.prefix(count))
    leaf = try owners.leaf(site.leaf, of: found, in: site)
    var types = [leaf.type, site.setMember?.type].compactMap(\.self)
    for (number, owner) in found.enumerated() {
      let argument = try owner.argument(steps[number])
      constraints.append(argument.map { "\(owner.parameter ?? "") == \($0.text)" } ?? "")
      types += argument.map { [$0] } ?? []
    }
    if let call = site.call {
      let labels = call.arguments.map { owners.label(ofArgument: $0, in: site.file) }
      types += try leaf.chosen(labels).compactMap(\.written)
    }
    for name in Set(types.flatMap(\.foreign)).sorted() where !owners.imports.isType(name) {
      throw Reason("no file shows that '\(name)' is a type")
    }
    let source = try owners.source(of: leaf.file)
    for (number, owner) in found.enumerated() {
      let conditions = owner.outerConditions + self.conditions(of: number)
      var missing: Set<String> = []
      for type in types {
        let here = TypePlace(file: leaf.file, source: source, conditions: leaf.conditions)
        missing.formUnion(
          try owner.missingImports(
            for: type, from: here, under: conditions, knowing: steps[number].home, &owners.imports))
      }
      imports.append(missing)
    }
    var caller = site.file
    for owner in found {
      crossings.append(!visibility.includes(.module, declaredIn: owner.file, from: caller))
      caller = owner.file
    }
    try checkVisibility(from: site.file, naming: types, visibility, in: owners.table)
  }
}

extension PartOwner {
  /// Returns the argument for the owner's generic parameter at a use of its property; `nil` if the property's type is
  /// no generic parameter.
  fileprivate func argument(_ step: PathStep) throws(Reason) -> WrittenType? {
    guard parameter != nil else { return nil }
    guard step.home != nil, let type = step.type, !type.isOptional, !type.text.hasPrefix("any ") else {
      throw Reason("the type of '\(hop)' depends on generics")
    }
    return type
  }
}

extension [PartOwner] {
  /// The index of the first of the trailing owners that are plain data and whose property the previous owner can
  /// access.
  fileprivate var startOfData: Int {
    var start = count
    while start > 1, self[start - 1].isData, self[start - 1].isSeen(from: self[start - 2]),
      self[start - 1].isolation == .none
    {
      start -= 1
    }
    return start
  }
}

extension SymbolTable {
  /// Returns whether the code of a use is compiled into other modules.
  fileprivate func isInlined(_ site: UseSite) -> Bool {
    let scope = facts(of: site.file).scopes[Int(site.scope.index)]
    var place = scope.declaration.map { id($0, in: site.file) } ?? .none
    while !place.isNone {
      let words = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline", "backDeployed"]
      if attributes(of: place).contains(where: words.contains) { return true }
      place = parent(of: place)
    }
    return false
  }
}
