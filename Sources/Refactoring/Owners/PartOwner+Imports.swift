import Analysis

/// A place in a file that names a type.
struct TypePlace {
  let file: Int
  let source: SourceText
  /// The conditions of the `#if` directives around the place.
  let conditions: [String]
}

extension PartOwner {
  /// Returns the modules that the owner's file must import to name a type.
  ///
  /// - Parameters:
  ///   - place: a place that names the type.
  ///   - conditions: the conditions of the `#if` directives around the new method.
  ///   - known: a file whose module is known to be visible in the owner's file, because the owner's property has a type
  ///     of that module.
  ///   - imports: the imports of the repository's files.
  func missingImports(
    for type: WrittenType, from place: TypePlace, under conditions: [String], knowing known: Int?,
    _ imports: inout ImportsOfFiles
  ) throws(Reason) -> Set<String> {
    for name in type.names where !self.type.isNone {
      let nested = table.firstType(Spelling(name), in: table.owner(of: self.type))
      guard nested.isNone || type.declarations.contains(nested) else {
        throw Reason("in \(self.name) the name '\(name)' means another type")
      }
    }
    if place.file == file { return [] }
    if !type.foreign.isEmpty, source.limitsImports(for: level) {
      throw Reason("an import in the file of \(self.name) is visible to fewer declarations than the method would be")
    }
    var missing: Set<String> = []
    for declaration in type.declarations where table.accessLevel(of: declaration) > .module {
      let home = table.file(of: declaration)
      if table.isNear(home, file) || known.map({ table.isSameModule($0, home) }) == true { continue }
      // A file's module that is never imported is only a folder, not a module.
      guard imports.isImported(home) else { continue }
      guard let module = imports.module(of: home, importedBeside: file) else {
        throw Reason("'\(type.text)' is declared in a module that the file of \(self.name) does not import")
      }
      missing.insert(module)
    }
    let written = source.imports(under: conditions)
    let own = written.union(Framework.all.filter { !written.isDisjoint(with: $0.importedBy) }.map(\.name))
    // A library may declare a type with its own name, which hides the standard library's type: `import Result`.
    missing.formUnion(place.source.imports(under: []).intersection(type.names).subtracting(own))
    for name in type.foreign { missing.formUnion(try missingImports(forLibraryType: name, place, own, &imports)) }
    return missing
  }

  private func missingImports(
    forLibraryType name: String, _ place: TypePlace, _ own: Set<String>, _ imports: inout ImportsOfFiles
  ) throws(Reason) -> Set<String> {
    let framework = Framework.all.first { $0.declares(name) }
    let always = place.source.imports(under: [])
    if let framework {
      if !own.isDisjoint(with: framework.importedBy) { return [] }
      let there = always.intersection(framework.importedBy).sorted()
      if let first = there.first { return [there.contains(framework.name) ? framework.name : first] }
    }
    if place.source.imports(under: nil).isSubset(of: own) { return [] }
    // The files of the owner's module that name the type show which imports are sufficient.
    let further = imports.imports(ofFilesNaming: name, inModuleOf: file).map { $0.subtracting(own) }
    if further.contains(where: \.isEmpty) { return [] }
    let single = Set(further.filter { $0.count == 1 }.joined()).intersection(always)
    if let module = single.min() { return [module] }
    let candidates = always.subtracting(own)
    let unknown = candidates.intersection(imports.modulesImported(whereNamed: name)).filter { module in
      !Framework.all.contains { $0.name == module }
    }
    if framework == nil, unknown.count == 1, let module = unknown.first { return [module] }
    throw Reason("the library type '\(name)' needs an import that the file of \(self.name) does not have")
  }
}

/// Returns whether a library's type is known to have no generic parameters.
func isPlainLibraryType(_ name: String) -> Bool { Framework.all.contains { $0.declares(name) } }

/// A system framework, with the prefixes and names that identify its types.
private struct Framework {
  let name: String
  /// The modules whose import also imports the framework.
  let importedBy: Set<String>
  private let prefixes: [String]
  private let names: Set<String>

  init(_ name: String, alsoBy others: Set<String> = [], prefixes: [String] = [], names: Set<String> = []) {
    self.name = name
    importedBy = others.union([name])
    (self.prefixes, self.names) = (prefixes, names)
  }

  func declares(_ type: String) -> Bool {
    names.contains(type)
      || prefixes.contains { type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase == true }
  }

  static let all = [
    Framework("UIKit", alsoBy: ["SwiftUI", "WatchKit", "MapKit"], prefixes: ["UI"]),
    Framework(
      "SwiftUI", names: ["Color", "Font", "Image", "Text", "View", "AnyView", "EdgeInsets", "Alignment"]),
    Framework("CoreLocation", alsoBy: ["MapKit"], prefixes: ["CL"]),
    Framework(
      "CoreGraphics", alsoBy: ["UIKit", "SwiftUI", "AppKit", "Foundation", "Cocoa", "QuartzCore"], prefixes: ["CG"]),
    Framework(
      "AppKit", alsoBy: ["Cocoa", "SwiftUI"], prefixes: ["NSView", "NSWindow", "NSColor", "NSImage", "NSMenu"]),
    Framework(
      "Foundation",
      alsoBy: [
        "UIKit", "SwiftUI", "AppKit", "Cocoa", "CoreData", "CoreLocation", "MapKit", "WatchKit", "AVFoundation",
        "Combine", "FoundationEssentials", "WebKit", "UserNotifications",
      ],
      prefixes: ["NS"],
      names: [
        "URL", "Date", "Data", "UUID", "Locale", "TimeZone", "Calendar", "DateComponents", "URLRequest", "URLSession",
        "UserDefaults", "Bundle", "FileManager", "IndexPath", "IndexSet", "Timer", "TimeInterval", "Notification",
        "NotificationCenter", "DateFormatter", "AttributedString", "OperationQueue", "Operation",
        "JSONDecoder", "JSONEncoder", "Selector", "CharacterSet", "Decimal", "URLComponents", "HTTPURLResponse",
        "URLResponse",
        "PersonNameComponents", "DateInterval", "Process", "ProcessInfo", "Progress", "Dimension", "Unit",
      ]),
    Framework(
      "Combine", alsoBy: ["SwiftUI"],
      names: ["AnyCancellable"]),
    Framework("Dispatch", alsoBy: ["Foundation", "UIKit", "SwiftUI", "AppKit", "Cocoa"], prefixes: ["Dispatch"]),
  ]
}
