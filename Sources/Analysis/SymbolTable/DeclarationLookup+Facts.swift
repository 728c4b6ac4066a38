package import Findings
package import SwiftReader

/// Access to the facts of all files, by file and number.
extension DeclarationLookup {
  @inline(__always)
  func spelling(_ name: Name, in file: Int) -> Spelling {
    sources.spellings.isEmpty ? files[file].spelling(of: name) : sources.spellings[file][Int(name.index)]
  }

  /// Reads a part of a file's facts and copies only that part. Even a copy of the reference to the facts would make all
  /// threads contend for its reference count. A part that is itself asked something is read first and asked outside: a
  /// call of another module's code inside `part` copies all facts.
  @inline(__always)
  func read<Part>(_ file: Int, _ part: (FileFacts) -> Part) -> Part {
    sources.unpacked.isEmpty ? files[file].read(part) : part(sources.unpacked[file].value)
  }

  /// Whether the spellings of all files are stored, so that they need not be computed file by file.
  var keepsSpellings: Bool { !sources.spellings.isEmpty }

  /// Returns the spellings of all names of a file, by the number of the name.
  func spellings(in file: Int) -> [Spelling] {
    sources.spellings.isEmpty ? files[file].spellings : sources.spellings[file]
  }

  /// Returns what a file adds to the symbol table.
  func members(of file: Int) -> Shared<FileMembers> {
    if !sources.members.isEmpty { return sources.members[file] }
    return read(file) { Shared($0.members) }
  }

  /// Returns what a file adds to the symbol table; `nil` if its facts are lost.
  func soundMembers(of file: Int) -> FileMembers? {
    let members = members(of: file).value
    return files[file].isSound ? members : nil
  }

  func names(in file: Int) -> NameTable { read(file) { $0.names } }

  package func text(of name: Name, in file: Int) -> String { names(in: file)[name] }

  @inline(__always)
  package func type(_ id: TypeID, in file: Int) -> TypeNode { read(file) { $0.types }[id] }

  @inline(__always)
  package func children(of node: TypeNode, in file: Int) -> ArraySlice<TypeChild> {
    read(file) { $0.types }.children[Int(node.children.lowerBound)..<Int(node.children.upperBound)]
  }

  @inline(__always)
  package func link(_ number: UInt32, in file: Int) -> Link { read(file) { $0.links[Int(number)] } }

  @inline(__always)
  package func parameter(_ number: UInt32, in file: Int) -> Parameter { read(file) { $0.parameters[Int(number)] } }

  @inline(__always)
  package func requirement(_ number: UInt32, in file: Int) -> Requirement {
    read(file) { $0.requirements[Int(number)] }
  }

  @inline(__always)
  package func inherited(_ number: UInt32, in file: Int) -> TypeID { read(file) { $0.inheritance[Int(number)] } }

  @inline(__always)
  package func attribute(_ number: UInt32, in file: Int) -> Attribute { read(file) { $0.attributes[Int(number)] } }

  @inline(__always)
  func declaration(_ local: UInt32, in file: Int) -> Declaration { read(file) { $0.declarations[Int(local)] } }

  /// Returns the declarations directly inside a declaration's own braces, in source order.
  func members(of id: DeclarationID) -> [DeclarationID] {
    let file = file(of: id)
    let all = read(file) { $0.declarations }
    let local = id.index - bases[file]
    // A declaration precedes everything inside it, so the declarations inside are the next ones.
    let inside = all[(Int(local) + 1)...].prefix { $0.parent.map { $0 >= local } ?? false }
    return inside.indices.filter { all[$0].parent == local }.map { self.id(UInt32($0), in: file) }
  }

  @inline(__always)
  package func declarations(in file: Int) -> Range<UInt32> { 0..<UInt32(read(file) { $0.declarations.count }) }

  /// Returns whether the name of a file says that a generator wrote it.
  func isGenerated(_ file: Int) -> Bool { modules.isGenerated(file) }

  /// Returns whether a file is in a folder for examples, samples or demos: `Examples/`, `iOS Sample/`,
  /// `ChartsDemo-iOS/`.
  func isExample(_ file: Int) -> Bool { modules.isExample(file) }

  /// Whether the files include sources of libraries that the repository depends on.
  var hasDependencies: Bool { modules.hasDependencies }

  /// Returns whether a file belongs to a library that the repository depends on.
  func isDependency(_ file: Int) -> Bool { modules.isDependency(file) }

  /// Returns whether a declaration belongs to a library that the repository depends on.
  package func isOfDependency(_ id: DeclarationID) -> Bool { modules.isDependency(file(of: id)) }

  /// Returns whether a type is a structure or an enumeration.
  func isValueType(_ type: DeclarationID) -> Bool {
    let kind = declaration(type).kind
    return kind == .struct || kind == .enum
  }

  /// Returns whether a file is named `main.swift`.
  func isMain(_ file: Int) -> Bool {
    let path = files[file].path.bytes
    return path.elementsEqual("main.swift".utf8) || path.suffix(11).elementsEqual("/main.swift".utf8)
  }

  package func path(of file: Int) -> ByteString { files[file].path }

  @inline(__always)
  package func position(of offset: UInt32, in file: Int) -> Position { read(file) { $0.lines }.position(of: offset) }
}
