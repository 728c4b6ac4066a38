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
]
