extension Writer {
  /// Writes providers, components and subscribers, as the rules about telling know them.
  mutating func telling() -> [String] {
    guard random.chance(50) else { return [] }
    let types = world.nominals.indices.filter { world.nominals[$0].parameter == nil }
    guard let index = random.pick(types) else { return [] }
    let type = world.qualifiedName(of: index)
    let asks = random.chance(50)
    let member = random.pick(memberNames) ?? "name"
    braces("protocol KnowsTheThing") { writer in
      writer.line("func provideThing(to component: some ThingComponent)")
      if asks { writer.line("var \(member): \(type) { get }") }
    }
    braces("protocol ThingComponent") { $0.line("func newThing(_ thing: \(type))") }
    braces("struct ThingState: KnowsTheThing") { writer in
      writer.line("var \(member): \(type)")
      writer.line("func provideThing(to component: some ThingComponent) { component.newThing(\(member)) }")
    }
    braces("final class ThingStore") { writer in
      writer.line("var state: ThingState")
      writer.line("init(state: ThingState) { self.state = state }")
      writer.line("func dispatch(_ action: String) {}")
    }
    braces("final class ThingView: ThingComponent") { writer in
      writer.line("let store: ThingStore")
      writer.line("init(store: ThingStore) { self.store = store }")
      var scope = Scope()
      let thing = scope.add(.nominal(index, []))
      writer.braces("func newThing(_ \(writer.names.name(thing)): \(type))") { writer in
        writer.body(scope, returning: .void)
        if writer.random.chance(60) { writer.line("store.dispatch(\"told\")") }
        if writer.random.chance(40) { writer.line("answer()") }
      }
      writer.line("func answer() { store.dispatch(\"answer\") }")
      writer.braces("func newState(state: ThingState)") { writer in
        writer.line("print(state.\(member), store.state.\(member))")
        if writer.random.chance(30) { writer.line("store.dispatch(\"state\")") }
      }
    }
    return take()
  }
}
