import Findings
import SwiftReader

/// One use of a member, whatever its reach.
struct UsedMember: Sendable {
  var chain: UInt32
  /// The offset and the length of the member's name; of the type's name where an object is created.
  var offset: UInt32
  var length: UInt32
  var actions: MemberActions
  /// The declaration of the member; none if the repository does not declare it.
  var found: DeclarationID
  var receiver: ReceiverType
  /// The member's name; none for an initializer.
  var name: Name
}

/// The type of a value, without optionals.
enum ReceiverType: Hashable, Sendable {
  case declared(DeclarationID)
  /// A type that the repository does not declare.
  case named(String)
  case unknown

  /// - Parameter type: the type of a value, or a type itself.
  init(_ type: KnownType, in types: inout TypeResolver) {
    let type = types.unwrapped(type)
    let shape = types.shape(of: type)
    switch shape.kind {
    case .nominal: self = .declared(shape.declaration)
    case .library, .nestedLibrary: self = .named(shape.libraryName(in: &types))
    case .metatype: self.init(types.child(0, of: type), in: &types)
    case .unknown, .optional, .array, .dictionary, .tuple, .function, .parameter, .composition: self = .unknown
    }
  }

  /// Returns whether the type's own name is the given one: then a call of the name creates a value of it.
  func isNamed(_ name: String, in table: SymbolTable) -> Bool {
    switch self {
    case .declared(let type): table.name(of: type) == name
    case .named(let type): type == name
    case .unknown: false
    }
  }
}

extension UsedMember {
  /// Returns the members that a file uses, in the order of the text.
  ///
  /// - Parameter names: the names of the members and types that matter; `nil` for all.
  static func all(in file: Int, named names: WantedNames?, of analyzer: inout ChainAnalyzer) -> [UsedMember] {
    var chains: [UInt32: ChainUses] = [:]
    for step in analyzer.trace(file, of: names).steps {
      chains[step.chain, default: ChainUses(chain: analyzer.frame.chain(step.chain))].add(step)
    }
    return chains.values.flatMap { $0.members(in: &analyzer) }.sorted { $0.offset < $1.offset }
  }

  /// Returns the name of the type whose member is used: the one that declares it, or that of the receiver if only that is
  /// one of the pattern's types.
  func owner(for pattern: ResolvedPattern, in table: SymbolTable) -> String {
    if pattern.declares(self, in: table) { return table.nameOfOwner(of: found) }
    return switch receiver {
    case .declared(let type): table.qualifiedName(of: type)
    case .named(let name): name
    case .unknown: table.nameOfOwner(of: found)
    }
  }

  /// Returns whether another module declares a member in a file that the user's module compiles, too. Then it is no member of
  /// another module.
  func isShared(with file: Int, in table: SymbolTable) -> Bool {
    guard let home = home(in: table) else { return false }
    return home != file && table.moduleNames(ofFile: home).count > 1 && table.isSameModule(home, file)
  }

  /// The file that declares the member, or the type that is created; `nil` if no file does.
  func home(in table: SymbolTable) -> Int? {
    if !found.isNone { return table.file(of: found) }
    guard name == .none, case .declared(let type) = receiver else { return nil }
    return table.file(of: type)
  }

  /// Returns whether code inside some types uses a member of one of them.
  func isOwn(of types: [DeclarationID], in table: SymbolTable) -> Bool {
    let owner = table.typeOwning(found)
    if !owner.isNone, types.contains(owner) { return true }
    if case .declared(let type) = receiver { return types.contains(type) }
    return false
  }
}
