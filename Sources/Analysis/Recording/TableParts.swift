import SwiftReader

/// What a symbol table holds beside the facts of its files.
package struct TableParts: Sendable, Equatable {
  /// For every file the number of its declarations, and the modules that it imports.
  var declarations: [UInt32] = []
  var imports: [[Spelling]] = []
  var labels: [Label] = []
  var ownerKeys: [UInt64] = []
  var ownerDeclarations: [DeclarationID] = []
  var types: [DeclarationID] = []
  var next: [DeclarationID] = []
  var traits: [TypeTraits] = []
  var typeNames = HashIndex()
  var members = MemberIndex()
  var inheritanceHeads = HashIndex()
  var inheritances: [SymbolTable.Inheritance] = []
  var declaredNames = NameFilter()
  var propertyNames = HashIndex()
  var facades = HashIndex()
  var extendingFunctions = HashIndex()
}

extension TableParts {
  init(_ table: SymbolTable) {
    let ends = table.bases.dropFirst() + [UInt32(table.labels.count)]
    declarations = zip(table.bases, ends).map { $1 - $0 }
    imports = table.imported
    labels = table.labels
    ownerKeys = table.owners.map(\.key)
    ownerDeclarations = table.owners.map(\.declaration)
    (types, next, traits) = (table.types, table.next, table.traits)
    (typeNames, members, declaredNames) = (table.typeNames, table.members, table.declaredNames)
    (inheritanceHeads, inheritances) = (table.inheritanceHeads, table.inheritances)
    (propertyNames, facades) = (table.propertyNames, table.facades)
    extendingFunctions = table.extendingFunctions
  }

  /// The table of files that declare what those did.
  func table(of files: [SourceFile], _ manifests: [Manifest]) -> SymbolTable {
    var bases: [UInt32] = []
    var fileOf: [UInt32] = []
    for (file, count) in declarations.enumerated() {
      bases.append(UInt32(fileOf.count))
      fileOf.append(contentsOf: repeatElement(UInt32(file), count: Int(count)))
    }
    return SymbolTable(
      files: zip(files, declarations).map { SourceFile($0, requiring: Int($1)) }, unpacked: [], spellings: [],
      pathHashes: files.map { PathHash($0.path) }, labels: labels,
      sharedModules: Shared(Modules(files, importing: imports, manifests)), bases: bases, fileOf: fileOf,
      owners: zip(ownerKeys, ownerDeclarations).map { Owner(key: $0, declaration: $1) }, types: types, next: next,
      traits: traits, typeNames: typeNames, members: members, inheritanceHeads: inheritanceHeads,
      inheritances: inheritances, declaredNames: declaredNames, propertyNames: propertyNames, facades: facades,
      extendingFunctions: extendingFunctions)
  }
}
