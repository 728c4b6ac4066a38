/// A random Swift program that the compiler accepts, in several files.
package struct Program: Sendable {
  package struct File: Sendable {
    package var path: String
    package var text: String
  }

  package var files: [File]
  /// Whether locals may have the names of members: then every use of a member says `self`.
  package var namesMayCollide: Bool

  /// Writes the program of a seed.
  ///
  /// - Parameter locals: how the locals are called; everything else is the same for all names.
  package init(seed: UInt64, locals: LocalNames = .plain) {
    let builder = WorldBuilder(Random(seed: seed))
    var writer = Writer(builder.world, builder.random, locals)
    namesMayCollide = builder.world.shadows
    let folders = ["App/", "App/Views/", "Core/", "Sources/Store/"]
    let count = writer.random.number(1...4)
    var texts = (0..<count).map { _ in [String]() }
    for piece in writer.pieces() { texts[writer.random.below(count)] += piece + [""] }
    files = texts.enumerated().map { number, lines in
      let folder = folders[writer.random.below(folders.count)]
      return File(path: "\(folder)File\(number).swift", text: lines.joined(separator: "\n"))
    }
  }
}

extension Writer {
  /// Writes everything, cut into what may stand in different files.
  fileprivate mutating func pieces() -> [[String]] {
    var pieces = [support]
    for index in world.protocols.indices {
      declaration(ofProtocol: index)
      pieces.append(take())
      additions(ofProtocol: index)
      pieces.append(take())
    }
    for index in world.nominals.indices where world.nominals[index].outer == nil {
      let rest = nominal(index)
      pieces.append(take())
      for index in rest.keys.sorted() {
        `extension`(of: index, rest[index] ?? [])
        pieces.append(take())
      }
    }
    for element in world.arrayMembers.keys.sorted(by: { "\($0)" < "\($1)" }) {
      arrayExtension(element, world.arrayMembers[element] ?? [])
      pieces.append(take())
    }
    for alias in world.aliases {
      let types = world
      world.aliases = []
      line("typealias \(alias.name)\(alias.isGeneric ? "<Element>" : "") = \(spelled(alias.type))")
      world = types
    }
    for global in world.globals { line("let \(global.name): \(spelled(global.type)) = \(value(global.type, Scope()))") }
    pieces.append(take())
    for number in 0..<random.number(1...2) {
      function(number)
      pieces.append(take())
    }
    pieces.append(telling())
    return pieces.filter { !$0.isEmpty }
  }

  /// Writes a type with those nested in it, and returns the members that extensions are to hold.
  private mutating func nominal(_ index: Int) -> [Int: [World.Member]] {
    let nominal = world.nominals[index]
    let isSuperclass = world.nominals.contains { $0.superclass == index }
    var (own, rest): ([World.Member], [World.Member]) = ([], [])
    for member in nominal.members {
      let staysIn = member.isOverride || isSuperclass || !member.mayBeInExtension
      if member.condition != nil || (!staysIn && random.chance(40)) { rest.append(member) } else { own.append(member) }
    }
    var elsewhere = rest.isEmpty ? [:] : [index: rest]
    let inner = world.nominals.indices.filter { world.nominals[$0].outer == index }
    declaration(of: index, own) { writer in
      for index in inner { elsewhere.merge(writer.nominal(index)) { first, _ in first } }
    }
    return elsewhere
  }

  /// What bodies call.
  private var support: [String] {
    [
      "func anything<Value>(_ type: Value.Type) -> Value { fatalError(\"this program is never run\") }",
      "func touch<Value>(_ value: inout Value) {}",
      "func perform(_ work: @escaping () -> Void) { work() }",
    ]
  }
}

extension World.Member {
  fileprivate var mayBeInExtension: Bool {
    switch kind {
    case .stored, .lazy: false
    case .computed, .method, .shared, .subscript: true
    }
  }
}
