import Testing

@Suite("elements of the standard library's collections")
struct CollectionMemberTests {
  @Test("are known whatever member gives them", arguments: Part.all)
  func members(_ part: Part) {
    for code in part.code {
      let user = "struct User { func use(_ \(part.parameter)) { \(code) } }"
      let codebase = codebase(["A.swift": types, "B.swift": user])
      #expect(remarks(on: codebase).contains { $0.text.hasPrefix("writes ") }, "\(part.parameter): \(code)")
    }
  }

  struct Part: CustomTestStringConvertible {
    let parameter: String
    let code: [String]
    var testDescription: String { parameter }

    init(_ parameter: String, _ values: String) {
      self.parameter = parameter
      code = values.split(separator: "\n").map { "\($0).kitchen.lamp.isOn = true" }
    }

    init(_ parameter: String, statement: String) {
      (self.parameter, code) = (parameter, ["\(statement) { h.kitchen.lamp.isOn = true }"])
    }

    static let all = [
      Part(
        "a: [House]",
        #"""
        a.first?
        a.last?
        a[0]
        a.randomElement()?
        a.min { _, _ in true }?
        a.max(by: { _, _ in true })?
        a.first { _ in true }?
        a.first(where: { _ in true })?
        a.last { _ in true }?
        a.dropFirst().first?
        a.dropLast(2).last?
        a.drop { _ in true }.first?
        a.prefix(2).first?
        a.prefix { _ in true }.first?
        a.prefix(upTo: 1).first?
        a.prefix(through: 1).first?
        a.suffix(2).last?
        a.suffix(from: 1).first?
        a.reversed()[0]
        a.reversed().first?
        a.sorted { _, _ in true }[0]
        a.shuffled()[0]
        a.lazy.filter { _ in true }.first?
        a.lazy.map { $0 }.first?
        a.lazy.reversed().first?
        a.lazy.prefix(2).first?
        a.lazy.compactMap { $0 }.first?
        a.lazy.drop { _ in true }.first?
        a.split { _ in true }.first?.first?
        a.split(maxSplits: 1, whereSeparator: { _ in true })[0].first?
        a.enumerated().first { _ in true }?.element
        Array(a.enumerated())[0].element
        a.enumerated().map { $0.element }[0]
        a.enumerated().map(\.element)[0]
        a.enumerated().reversed()[0].element
        zip(a, a).first { _ in true }?.0
        Array(zip(a, a))[0].1
        zip(a, a).map { $0.0 }[0]
        a[0...].first?
        a[...1].first?
        a[0..<1].first?
        a[a.startIndex]
        a[a.indices.first!]
        a[a.index(after: 0)]
        a[a.firstIndex { _ in true }!]
        Array(a).first?
        ContiguousArray(a).first?
        ArraySlice(a).first?
        AnySequence(a).first { _ in true }?
        AnyCollection(a).first?
        Array(a[1...]).first?
        a.reduce(a[0]) { x, _ in x }
        a.reduce(into: [House]()) { $0.append($1) }.first?
        a.filter { _ in true }.first?
        a.flatMap { [$0] }.first?
        a.map { Optional($0) }.compactMap { $0 }.first?
        a.map { [$0] }.flatMap { $0 }.first?
        a.map { [$0] }.joined().first { _ in true }?
        Array(a.map { [$0] }.joined()).first?
        (a.difference(from: a) { $0 === $1 }.insertions.count == 0 ? a[0] : a[1])
        a.withContiguousStorageIfAvailable { $0[0] }?
        a.withUnsafeBufferPointer { $0[0] }
        a.withUnsafeBufferPointer { $0.first }?
        repeatElement(a[0], count: 2)[0]
        sequence(first: a[0]) { $0 }.first { _ in true }?
        stride(from: 0, to: 2, by: 1).map { a[$0] }[0]
        a.indices.map { a[$0] }.first?
        a.dropFirst().dropLast().reversed().first?
        a.lazy.flatMap { [$0] }.first?
        a.lazy.enumerated().first { _ in true }?.element
        a.sorted { _, _ in true }.prefix(2).map { $0 }.first?
        (a.count > 1 ? a[0] : a[1])
        a.max { _, _ in true }.map { $0 }?
        a.first.flatMap { $0 }?
        """#),
      Part(
        "d: [String: House]",
        #"""
        d["a"]?
        d["a", default: House()]
        d.first?.value
        d.first { _ in true }?.value
        d.randomElement()?.value
        d.values.first?
        d.values.first { _ in true }?
        d.values.randomElement()?
        d.values.min { _, _ in true }?
        d.values.sorted { _, _ in true }[0]
        d.values.map { $0 }[0]
        d.values.filter { _ in true }[0]
        d.values.compactMap { $0 }[0]
        d.values.reversed().first?
        d.values.prefix(1).first?
        d.values.dropFirst().first?
        d.values.shuffled()[0]
        d.values.enumerated().map { $0.element }[0]
        d.values.lazy.map { $0 }.first?
        d.values.lazy.filter { _ in true }.first?
        Array(d.values)[0]
        Array(d.values).first?
        d.map { $0.value }[0]
        d.map(\.value)[0]
        d.map { $1 }[0]
        d.map { key, value in value }[0]
        d.compactMap { $0.value }[0]
        d.compactMap(\.value)[0]
        d.filter { _ in true }["a"]?
        d.filter { _ in true }.values.first?
        d.mapValues { $0 }["a"]?
        d.compactMapValues { $0 }["a"]?
        d.sorted { _, _ in true }[0].value
        d.sorted { _, _ in true }.map { $0.value }[0]
        d.sorted { _, _ in true }.first?.value
        d.min { _, _ in true }?.value
        d.max { $0.key < $1.key }?.value
        d.reversed()[0].value
        d.enumerated().map { $0.element.value }[0]
        d.enumerated().map(\.element.value)[0]
        d.prefix(1).first?.value
        d.dropFirst().first?.value
        d.shuffled()[0].value
        d.keys.map { d[$0] }[0]?
        d.keys.compactMap { d[$0] }[0]
        d.keys.sorted().compactMap { d[$0] }.first?
        d.merging(d) { a, _ in a }["a"]?
        d.reduce(into: [House]()) { $0.append($1.value) }[0]
        d.lazy.map { $0.value }.first?
        d.lazy.map(\.value).first?
        d.lazy.filter { _ in true }.first?.value
        d[d.startIndex].value
        d[d.index(forKey: "a")!].value
        d.values[d.values.startIndex]
        Dictionary(uniqueKeysWithValues: d.map { ($0.key, $0.value) })["a"]?
        Dictionary(grouping: d.values) { _ in 1 }[1]?.first?
        Dictionary(grouping: d.values, by: { _ in 1 }).values.first?.first?
        Dictionary(d.map { ($0, $1) }, uniquingKeysWith: { a, _ in a })["a"]?
        d.first.map { $0.value }?
        d.first(where: { $0.key == "a" })?.value
        """#),
      Part(
        "s: Set<Key>",
        #"""
        s.first?.house
        s.randomElement()?.house
        s.map { $0.house }[0]
        s.map(\.house)[0]
        s.filter { _ in true }.first?.house
        s.sorted { _, _ in true }[0].house
        s.union(s).first?.house
        s.intersection(s).first?.house
        s.subtracting(s).first?.house
        s.symmetricDifference(s).first?.house
        Array(s)[0].house
        Set(s.map { $0 }).first?.house
        s.lazy.map(\.house).first?
        s.compactMap(\.house)[0]
        s.prefix(1).first?.house
        s.dropFirst().first?.house
        s.enumerated().map(\.element.house)[0]
        s.min { _, _ in true }?.house
        s.reversed()[0].house
        s[s.startIndex].house
        s.first { _ in true }?.house
        """#),
      Part(
        "o: [Owner]",
        #"""
        o.map(\.house)[0]
        o.map(\.house).first?
        o.compactMap(\.house).first?
        o.lazy.map(\.house)[0]
        o[1...].map(\.house)[0]
        o.dropFirst().map(\.house)[0]
        o.reversed().map(\.house)[0]
        o.first.map(\.house)?
        o.first.map { $0.house }?
        o.flatMap { [$0.house] }[0]
        (Set(o.map { ObjectIdentifier($0) }).count > 0 ? o[0].house : o[1].house)
        zip(o, o).map(\.0.house)[0]
        zip(o, o).map { $0.0.house }[0]
        zip(o, o).map { a, b in b.house }[0]
        Dictionary(uniqueKeysWithValues: o.map { ("a", $0.house) })["a"]?
        Dictionary(uniqueKeysWithValues: zip(["a"], o))["a"]?.house
        Dictionary(grouping: o) { _ in 1 }.mapValues { $0.map(\.house) }[1]?.first?
        Dictionary(grouping: o, by: { _ in 1 }).map { $0.value[0].house }[0]
        Dictionary(grouping: o, by: { _ in 1 }).values.flatMap { $0 }.map(\.house)[0]
        o.reduce(into: [Int: House]()) { $0[1] = $1.house }[1]?
        o.sorted { _, _ in true }.map(\.house)[0]
        o.first { _ in true }.map(\.house)?
        o.min { _, _ in true }?.house
        ((o.isEmpty ? [] : o)[0].house)
        o.map { ($0, 1) }.map(\.0.house)[0]
        o.enumerated().map(\.element.house)[0]
        o.enumerated().filter { $0.offset > 0 }.map { $0.element.house }[0]
        o.enumerated().map { ($0, $1.house) }[0].1
        o.prefix(while: { _ in true }).map(\.house)[0]
        o.split { _ in true }.map { $0[0].house }[0]
        o.dropLast()[0].house
        o[..<1][0].house
        o.withUnsafeBufferPointer { $0.map(\.house) }[0]
        o.indices.map { o[$0].house }[0]
        o.first!.house
        (o.first ?? o[1]).house
        """#),
      Part("a: [House]", statement: #"for h in a.reversed()"#),
      Part("a: [House]", statement: #"for (_, h) in a.enumerated()"#),
      Part("a: [House]", statement: #"for (h, _) in zip(a, a)"#),
      Part("a: [House]", statement: #"for h in a.lazy.filter({ _ in true })"#),
      Part("a: [House]", statement: #"for h in a[1...]"#),
      Part("a: [House]", statement: #"for h in a.dropFirst()"#),
      Part("a: [House]", statement: #"for case let h? in a.map({ Optional($0) })"#),
      Part("d: [String: House]", statement: #"for h in d.values"#),
      Part("d: [String: House]", statement: #"for (_, h) in d"#),
      Part("d: [String: House]", statement: #"for (_, h) in d.sorted(by: { _, _ in true })"#),
      Part("d: [String: House]", statement: #"for (i, (_, h)) in d.enumerated()"#),
      Part("d: [String: House]", statement: #"for h in d.map(\.value)"#),
      Part("d: [String: House]", statement: #"for h in d.values.sorted(by: { _, _ in true })"#),
      Part("s: Set<Key>", statement: #"for h in s.map(\.house)"#),
      Part("o: [Owner]", statement: #"for h in o.map(\.house)"#),
      Part("o: [Owner]", statement: #"for h in o.lazy.map(\.house)"#),
      Part("o: [Owner]", statement: #"for h in Set(o.map { Key(house: $0.house) }).map(\.house)"#),
      Part("a: [[House]]", statement: #"for h in a.joined()"#),
      Part("a: [[House]]", statement: #"for h in a.flatMap({ $0 })"#),
      Part("a: [House?]", statement: #"for h in a.compactMap({ $0 })"#),
      Part("a: AnyCollection<House>", statement: #"for h in a"#),
      Part("a: any Sequence<House>", statement: #"for h in a"#),
      Part("a: some Collection<House>", statement: #"for h in a"#),
      Part("a: some Collection<House>", statement: #"if let h = a.first"#),
      Part("a: any Collection<House>", statement: #"if let h = a.first"#),
      Part("a: some Sequence<House>", statement: #"if let h = a.first(where: { _ in true })"#),
      Part("a: ArraySlice<House>", statement: #"for h in a.reversed()"#),
      Part("a: ReversedCollection<[House]>", statement: #"for h in a"#),
      Part("a: UnsafeBufferPointer<House>", statement: #"for h in a"#),
      Part("a: AnyIterator<House>", statement: #"for h in a"#),
      Part("a: Dictionary<String, House>.Values", statement: #"for h in a"#),
      Part("a: [String: [House]]", statement: #"for h in a.values.joined()"#),
      Part("a: [String: [House]]", statement: #"for h in a["x", default: []]"#),
      Part("a: [String: [House]]", statement: #"for h in a["x"] ?? []"#),
      Part("a: [String: [String: House]]", statement: #"for h in a.values.flatMap(\.values)"#),
      Part("a: [String: [String: House]]", statement: #"for h in a.values.flatMap({ $0.values })"#),
      Part("a: KeyValuePairs<String, House>", statement: #"for (_, h) in a"#),
      Part("a: [(name: String, house: House)]", statement: #"for h in a.map(\.house)"#),
      Part("a: AsyncStream<House>", statement: #"for await h in a"#),
      Part("a: [Result<House, any Error>]", statement: #"for h in a.compactMap({ try? $0.get() })"#),
    ]
  }

  @Test(
    "an empty literal as another choice changes nothing",
    arguments: ["houses ?? []", "[] ?? houses", "rooms ?? [:]", "houses.isEmpty ? [] : houses"])
  func emptyLiterals(choice: String) {
    let element = choice.contains("rooms") ? "(_, room)" : "room"
    let user = """
      final class Town { var houses: [House]!; var rooms: [String: House]! }
      struct User { func use(_ town: Town) {
      for \(element) in \(choice.replacing("houses", with: "town.houses").replacing("rooms", with: "town.rooms")) {
      room.kitchen.open() } } }
      """
    #expect(!remarks(on: codebase(["A.swift": types, "B.swift": user])).isEmpty)
  }

  @Test(
    "errors that calls throw, and what own wrappers project, are known",
    arguments: [
      "do { try run() } catch { error.house.kitchen.lamp.isOn = true }",
      "do { try self.run() } catch let fault { fault.house.kitchen.lamp.isOn = true }",
      "do throws(Fault) { try other() } catch { error.house.kitchen.lamp.isOn = true }",
      "do { if true { try run(); try run() } } catch { error.house.kitchen.lamp.isOn = true }",
      "do { try run(); all { try? other() } } catch { error.house.kitchen.lamp.isOn = true }",
      "$count.kitchen.lamp.isOn = true", "self.$count.kitchen.lamp.isOn = true", "user.$count.kitchen.lamp.isOn = true",
      "$owner.value.house.kitchen.lamp.isOn = true", "_owner.wrappedValue.house.kitchen.lamp.isOn = true",
    ])
  func errorsAndWrappers(code: String) {
    #expect(writes(code))
  }

  @Test(
    "an error is unknown where calls may throw different ones",
    arguments: [
      "do { try run(); try other() } catch { error.house.kitchen.lamp.isOn = true }",
      "do { try run(); throw Other() } catch { error.house.kitchen.lamp.isOn = true }",
      "do { do { try other() } catch is Other {}; try run() } catch { error.house.kitchen.lamp.isOn = true }",
      "do { try run(make()) } catch { error.house.kitchen.lamp.isOn = true }",
    ])
  func differentErrors(code: String) {
    #expect(!writes(code))
  }

  private func writes(_ code: String) -> Bool {
    let user = """
      struct Fault: Error { let house = House() }
      struct Box<Value> { let value: Value }
      @propertyWrapper struct Counted { var wrappedValue: Int; var projectedValue: House { House() } }
      @propertyWrapper struct Boxed<Value> { var wrappedValue: Value; var projectedValue: Box<Value> { fatalError() } }
      final class User {
        @Counted var count = 0
        @Boxed var owner: Owner
        func run() throws(Fault) {}
        func run(_ number: Int) throws(Fault) {}
        func other() throws {}
        func make() throws -> Int { 1 }
        func all(_ body: () -> Void) {}
        func use(_ user: User) { \(code) }
      }
      """
    return remarks(on: codebase(["A.swift": types, "B.swift": user])).contains { $0.text.hasPrefix("writes ") }
  }
}

private let types = """
  final class Lamp { var isOn = false; func blink() {} }
  final class Room { var lamp = Lamp(); func open() { lamp.isOn = true } }
  final class House { var kitchen = Room(); func move() { kitchen.open() } }
  final class Owner { let house = House(); func go() {} }
  struct Key: Hashable { let house: House }
  """
