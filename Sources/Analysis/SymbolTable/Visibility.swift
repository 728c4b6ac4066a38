/// Which declarations are certain to be visible where.
package struct Visibility: Sendable {
  private let modules: Modules

  package init(_ table: SymbolTable) {
    modules = table.modules
  }

  /// Returns whether a declaration of a level in one file is visible wherever another file is compiled: in all modules
  /// of that file, or through its imports.
  package func includes(_ level: AccessLevel, declaredIn home: Int, from file: Int) -> Bool {
    if level == .file || home == file { return home == file }
    if modules.alwaysSees(home, from: file) { return true }
    if level == .module { return modules.isTest(file) && modules.imports(home, in: file) }
    return modules.isNear(home, file)
      || modules.imported.indices.contains { modules.isSame($0, file) && modules.imports(home, in: $0) }
  }
}
