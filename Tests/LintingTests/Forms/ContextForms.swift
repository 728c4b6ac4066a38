let contextForms = [
  Form(
    48, "predicate-like macros, previews and expectations are not linted; other macros are code",
    """
    func search(_ people: [Person]) {
      take(#Predicate<Person> { $0.house.town.name == "x" })
      #expect(people.first?.house.town == nil)
      take(#stringify(people[0].house.town))  // ← reaches Person.house -> town
    }
    #Preview { Text(Person().house.town.name) }
    """),
  Form(
    47, "the links of an '#if' belong to the name before it",
    """
    final class Clerk {
      var person = Person()
      func call(_ other: Person) {
        other
          #if DEBUG
          .house.enter()  // ← reaches Person.house -> enter
          #else
          .visit(Town())
          #endif
      }
      func callOwn() {
        person
          #if DEBUG
          .house.enter()  // ← reaches Person.house -> enter
          #endif
      }
    }
    """),
  Form(
    59, "a preview's own provider is not linted",
    """
    struct Page_Previews: PreviewProvider {
      static var person = Person()
      static var previews: some View { Text(person.house.town.name) }
    }
    """),
]
