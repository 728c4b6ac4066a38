import Eastward
import EastwardMacros

@Aspect struct Count {}  // ← '@Aspect' stands on an enum, and this is none
@Aspect final class Other {}  // ← '@Aspect' stands on an enum, and this is none
@Aspect protocol Third {}  // ← '@Aspect' stands on an enum, and this is none
@Aspect func fourth() {}  // ← '@Aspect' stands on an enum, and this is none // ← 'extension' macro cannot be attached to global function
@Aspect enum Empty {}  // ← 'Empty' says nothing that could be told; write 'typealias Value = …' into it, or cases
@Aspect enum OnlyNested { enum Inner { case a } }  // ← 'OnlyNested' says nothing that could be told
@Aspect enum Both {
  case one
  typealias Value = Int  // ← 'Both' has both cases and a 'Value'; what is told is the one or the other
}
@Aspect enum Generic<Item> { typealias Value = Int }  // ← 'Generic' is generic, and a pair that a macro writes is not
@Aspect enum small { typealias Value = Int }  // ← the name of an aspect begins with a capital letter; call it 'Small'
@Aspect enum TheStep { typealias Value = Int }  // ← 'KnowsThe' before it; call it 'Step'
@Aspect enum StepComponent { typealias Value = Int }  // ← 'StepComponent' cannot be the name of an aspect
@Aspect enum Deprecated {
  @available(*, deprecated) case old  // ← '@available' on a case
  case new(Int)
}
@Aspect(telling: "1st") enum Named { typealias Value = Int }  // ← 'telling' is the name of a method
@Aspect(telling: "show") enum Cases { case a }  // ← the cases of 'Cases' are its methods already
@Aspect enum Wide { typealias Value<Item> = Int }  // ← 'Value' must be one type
enum Outer {
  @Aspect private enum Hidden { case a }  // ← 'Hidden' is private to the type around it
}
@Aspect enum Closure { case a(run: () -> Void) }  // ← a function cannot be compared, and what 'Closure' tells must be
