let wrapperForms = [
  Form(
    23, "a projection counts as what holds it; an own wrapper's storage is one's own",
    """
    struct Page {
      @State private var person = Person()
      func bind() {
        take($person.house)
        take($person.house.town)  // ← reaches Person.house -> town
              take(_person.wrappedValue)
      }
    }
    """),
  Form(
    53, "an owner that looks members up in another type is transparent",
    """
    @dynamicMemberLookup struct Box<Value> {
      var value: Value
      subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
    }
    class Club { let box = Box(value: Person()) }
    func send(_ box: Box<Person>, _ binding: Binding<Person>) {
      take(box.house)
      take(box.house.town)
      take(binding.house.town)
    }
    """),
  Form(
    56, "what Rx takes for a stream is bound",
    """
    final class Activity: SharedSequenceConvertibleType { func asObservable() -> Observable<Bool> { print(1); return .never() }; func stop() { print(1); print(2) } }
    final class Model { let loading = Activity(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func show(_ model: Model) {
      print(model.loading.asObservable())
      print(model.loading.asDriver())
      model.loading.stop()  // ← reaches Model.loading -> stop
    }
    """),
]
