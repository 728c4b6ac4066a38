let wrapperForms = [
  Form(
    23, "a projection is a path that may be one hop longer; an own wrapper's storage is one's own",
    """
    struct Page {
      @State private var person = Person()
      func bind() {
        take($person.house)
        take($person.house.town)
        take($person.house.town.mayor)  // ← reaches House.town -> mayor
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
    54, "a generic collection gives what it is generic over",
    """
    final class Cell { let hall = Hall(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class WeakSet<T> { private let table = Table(); var allObjects: [T] { [] }; func add(_ object: T) { print(1); print(2) } }
    final class Registry<T> { var allObjects: [T] { [] }; func add(_ object: T) { print(1); print(2) } }
    final class Page { let cells: WeakSet<Cell>; let others: Registry<Cell>; func end() { print(1); print(2) } }
    func stop(_ cells: WeakSet<Cell>, _ others: Registry<Cell>) {
      for cell in cells.allObjects { cell.go() }
      for cell in cells.allObjects { cell.hall.open() }  // ← reaches Cell.hall -> open
      for cell in others.allObjects { cell.go() }  // ← launders Registry.allObjects -> go
    }
    """),
  Form(
    55, "the stream of a generic class is observed, whatever the type of the closures that it stores is called",
    """
    struct Signal<Payload> {
      typealias Handler = (Payload) -> Void
      private let start: (@escaping Handler) -> Int
      func observe(_ handler: @escaping Handler) -> Int { start(handler) }
      func mapped() -> Signal<Payload> { print(1); return self }
    }
    final class Subject<Value> { var signal: Signal<Value> { Signal { _ in 1 } }; func send(_ value: Value) { print(1); print(2) } }
    final class Part<Value> { func observe() { print(1); print(2) } }
    final class Owner<Value> { let part = Part<Value>(); func send(_ value: Value) { print(1); print(2) } }
    final class Runner { let changes: Signal<Int>; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func watch(_ subject: Subject<Int>, _ owner: Owner<Int>, _ runner: Runner) {
      print(subject.signal.mapped())
      print(runner.changes.observe { print($0) })
      print(runner.changes.mapped())  // ← reaches Runner.changes -> mapped
      owner.part.observe()  // ← reaches Owner.part -> observe
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
