import Eastward
import EastwardMacros

@Aspect struct Count {}  // ← '@Aspect' can only be attached to an enum
@Aspect final class Other {}  // ← '@Aspect' can only be attached to an enum
@Aspect protocol Third {}  // ← '@Aspect' can only be attached to an enum
@Aspect func fourth() {}  // ← '@Aspect' can only be attached to an enum // ← 'extension' macro cannot be attached to global function
@Aspect enum Empty {}  // ← 'Empty' has no value; add 'typealias Value = …', or cases
@Aspect enum OnlyNested { enum Inner { case a } }  // ← 'OnlyNested' has no value
@Aspect enum Both {
  case one
  typealias Value = Int  // ← 'Both' has both cases and a 'Value'; an aspect is declared by one of them
}
@Aspect enum Generic<Item> { typealias Value = Int }  // ← 'Generic' is generic, and a generated pair cannot be
@Aspect enum small { typealias Value = Int }  // ← the name of an aspect begins with a capital letter; call it 'Small'
@Aspect enum TheStep { typealias Value = Int }  // ← the macros add 'KnowsThe' to the name of an aspect; call it 'Step'
@Aspect enum StepComponent { typealias Value = Int }  // ← 'StepComponent' is the generated name; call it 'Step'
@Aspect enum KnowsTheStep { typealias Value = Int }  // ← 'KnowsTheStep' is the generated name; call it 'Step'
@Aspect enum Deprecated {
  @available(*, deprecated) case old  // ← '@available' on a case
  case new(Int)
}
@Aspect(method: "1st") enum Named { typealias Value = Int }  // ← 'method' is the name of a method
@Aspect(method: "show") enum Cases { case a }  // ← the cases of 'Cases' are its methods already
@Aspect enum Wide { typealias Value<Item> = Int }  // ← 'Value' must be one type
@Aspect(method: "repeat") enum Repeated { typealias Value = Int }  // ← the name of a method cannot contain the keyword 'repeat'
@Aspect(method: "class(of:)") enum Classed { typealias Value = Int }  // ← the name of a method cannot contain the keyword 'class'
@Aspect(method: "move(inout:)") enum Moved { typealias Value = Int }  // ← the name of a method cannot contain the keyword 'inout'
@Aspect(method: "move(in:)") enum MovedIn { typealias Value = Int }
@Aspect enum Dated { @available(*, deprecated) typealias Value = Int }  // ← '@available' on 'Value' is not supported; write it before 'enum'
@Aspect public enum Shown2 { typealias Value = Int }  // ← 'Value' is less accessible than 'Shown2'; write 'public typealias Value'
@Aspect enum Secret { private typealias Value = Int }  // ← 'Value' is less accessible than 'Secret'; write 'internal typealias Value'
@Aspect enum Twice { case a(x: Int), a(y: Int) }  // ← two cases are named 'a'
@Aspect enum Again: Eastward.Aspect { typealias Value = Int }  // ← '@Aspect' adds the conformance of 'Again' to 'Aspect'; remove it here // ← type 'Again' does not conform to protocol 'Aspect'
enum Outer {
  @Aspect private enum Hidden { case a }  // ← 'Hidden' is private to the enclosing type
}
@Aspect enum Closure { case a(run: () -> Void) }  // ← a function cannot be compared, and the values of 'Closure' must be
@Aspect enum Command { typealias Value = () -> Void }  // ← a function cannot be compared, and the values of 'Command' must be
@Aspect enum Point { typealias Value = (x: Int, y: Int) }  // ← a tuple cannot be compared, and the values of 'Point' must be
@Aspect enum Place { case at((Int, Int)?) }  // ← a tuple cannot be compared
@Aspect enum Anything { typealias Value = [String: Any?] }  // ← 'Any' cannot be compared
@Aspect enum Shown { case shown([any Error]) }  // ← 'any Error' cannot be compared
@Aspect enum Nothing { typealias Value = Void }  // ← 'Void' cannot be compared
@Aspect enum Hollow { case a(Void) }  // ← 'Void' cannot be compared
@Aspect enum Opaque { typealias Value = some Equatable }  // ← 'some Equatable' is not one type that can be compared // ← 'some' types are only permitted
struct Wrapper<Item> {
  @Aspect enum Wrapped { case a }  // ← 'Wrapper' is generic, and protocols cannot be generated in it; declare 'Wrapped' outside of 'Wrapper'
}
extension Array where Element == Int {
  @Aspect enum Listed { case a }  // ← 'Array' is generic
}
func make() {
  @Aspect enum Made { case a }  // ← 'Made' is in a function, and protocols cannot be generated there // ← local type cannot have attached extension macro
}

struct User {}
@Aspect enum Member { typealias Value = User }  // ← the values of an aspect are compared: make them 'Equatable', or write the pair by hand
@Aspect enum Guest { case user(User), nobody }  // ← type 'Guest' does not conform to protocol 'Equatable'
