import Eastward

enum Spaced0: Equatable{case a}
/// Receives the spaced0.
protocol Spaced0Component: AnyObject {
  func a()
}
/// Provides the spaced0, and has no getter for it.
protocol KnowsTheSpaced0 { func provideSpaced0(to component: some Spaced0Component) }

enum
Spaced1: Equatable
{


case
a
,
b(
Int
,
name
:
String
)

}
/// Receives the spaced1.
protocol Spaced1Component: AnyObject {
  func a()
  func b(_ value1: Int, name: String)
}
/// Provides the spaced1, and has no getter for it.
protocol KnowsTheSpaced1 { func provideSpaced1(to component: some Spaced1Component) }

enum	Spaced2: Equatable	{	case	a(	Int	)	}
/// Receives the spaced2.
protocol Spaced2Component: AnyObject {
  func a(_ value: Int)
}
/// Provides the spaced2, and has no getter for it.
protocol KnowsTheSpaced2 { func provideSpaced2(to component: some Spaced2Component) }

enum Spaced3: Equatable { case a;case b; case c(x:Int,y:Int) }
/// Receives the spaced3.
protocol Spaced3Component: AnyObject {
  func a()
  func b()
  func c(x: Int, y: Int)
}
/// Provides the spaced3, and has no getter for it.
protocol KnowsTheSpaced3 { func provideSpaced3(to component: some Spaced3Component) }

enum Spaced4: Equatable { case a( Int,  Int ),b( x :Int ) }
/// Receives the spaced4.
protocol Spaced4Component: AnyObject {
  func a(_ value1: Int, _ value2: Int)
  func b(x: Int)
}
/// Provides the spaced4, and has no getter for it.
protocol KnowsTheSpaced4 { func provideSpaced4(to component: some Spaced4Component) }

enum Spaced5   :   Equatable   { case a(Int) }
/// Receives the spaced5.
protocol Spaced5Component: AnyObject {
  func a(_ value: Int)
}
/// Provides the spaced5, and has no getter for it.
protocol KnowsTheSpaced5 { func provideSpaced5(to component: some Spaced5Component) }

enum Spaced6 { typealias Value=Int }
/// Receives the spaced6.
protocol Spaced6Component: AnyObject {
  func newSpaced6(_ spaced6: Int)
}
/// Provides the spaced6, and has no getter for it.
protocol KnowsTheSpaced6 { func provideSpaced6(to component: some Spaced6Component) }

enum Spaced7 { typealias
  Value
  =
  Int
}
/// Receives the spaced7.
protocol Spaced7Component: AnyObject {
  func newSpaced7(_ spaced7: Int)
}
/// Provides the spaced7, and has no getter for it.
protocol KnowsTheSpaced7 { func provideSpaced7(to component: some Spaced7Component) }

enum Spaced8 { typealias Value = Array
  <Int>
}
/// Receives the spaced8.
protocol Spaced8Component: AnyObject {
  func newSpaced8(_ spaced8: Array
<Int>)
}
/// Provides the spaced8, and has no getter for it.
protocol KnowsTheSpaced8 { func provideSpaced8(to component: some Spaced8Component) }

enum Spaced9 { typealias Value = Dictionary< String ,Int > }
/// Receives the spaced9.
protocol Spaced9Component: AnyObject {
  func newSpaced9(_ spaced9: Dictionary< String ,Int >)
}
/// Provides the spaced9, and has no getter for it.
protocol KnowsTheSpaced9 { func provideSpaced9(to component: some Spaced9Component) }

enum Spaced10: Equatable { case a(_ : Int) }
/// Receives the spaced10.
protocol Spaced10Component: AnyObject {
  func a(_ value: Int)
}
/// Provides the spaced10, and has no getter for it.
protocol KnowsTheSpaced10 { func provideSpaced10(to component: some Spaced10Component) }

enum Spaced11: Equatable {
  /// Lines.
  case a(Int)
  case b
}
/// Receives the spaced11.
protocol Spaced11Component: AnyObject {
  /// Lines.
  func a(_ value: Int)
  func b()
}
/// Provides the spaced11, and has no getter for it.
protocol KnowsTheSpaced11 { func provideSpaced11(to component: some Spaced11Component) }

enum Spaced12: Equatable { case a(Array<Array<Int>>),b(Array<Int>?,Int) }
/// Receives the spaced12.
protocol Spaced12Component: AnyObject {
  func a(_ value: Array<Array<Int>>)
  func b(_ value1: Array<Int>?, _ value2: Int)
}
/// Provides the spaced12, and has no getter for it.
protocol KnowsTheSpaced12 { func provideSpaced12(to component: some Spaced12Component) }
