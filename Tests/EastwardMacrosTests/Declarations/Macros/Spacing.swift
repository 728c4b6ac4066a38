import Eastward
import EastwardMacros

@Aspect enum Spaced0{case a}

@Aspect


enum
Spaced1
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

@Aspect	enum	Spaced2	{	case	a(	Int	)	}

@Aspect enum Spaced3 { case a;case b; case c(x:Int,y:Int) }

@Aspect enum Spaced4 { case a( Int,  Int ),b( x :Int ) }

@Aspect enum Spaced5   :   Equatable   { case a(Int) }

@Aspect enum Spaced6 { typealias Value=Int }

@Aspect enum Spaced7 { typealias
  Value
  =
  Int
}

@Aspect enum Spaced8 { typealias Value = Array
  <Int>
}

@Aspect enum Spaced9 { typealias Value = Dictionary< String ,Int > }

@Aspect enum Spaced10 { case a(_ : Int) }

@Aspect enum Spaced11 {
  /// Lines.
  case a(Int)
  case b
}

@Aspect enum Spaced12 { case a(Array<Array<Int>>),b(Array<Int>?,Int) }
