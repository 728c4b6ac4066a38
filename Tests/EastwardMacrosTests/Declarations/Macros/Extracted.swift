import Eastward
import EastwardMacros

@CaseAccessors enum X0 { case newsEvent(Int) }

@CaseAccessors enum X1 { case a(Int), b(String), c }

@CaseAccessors public enum X2 { case a(Int), b(name: String) }

@CaseAccessors package enum X3 { case a([String: Int]) }

@CaseAccessors enum X4 { case a(Int, String), b(x: Int, y: Int) }

@CaseAccessors enum X5 { case a(any Error), b(any Error & Sendable), c((Int) -> Void) }

@CaseAccessors enum X6 { case a(Int?), b([Int]?), c((Int, Int)) }

@CaseAccessors enum X7 { case `default`(Int), `in`(x: Int) }

@CaseAccessors enum X8 { struct Part {}; case a(Part), b(Self.Part) }

@CaseAccessors indirect enum X9 { case a(X9), b }

@CaseAccessors enum X10 { case a(Int = 3, name: String = "a, b") }

@CaseAccessors fileprivate enum X11 { case a(Int) }

@CaseAccessors enum Gen<A, B: Hashable> { case a(A), b(B, [B: A]) ; case c }

@CaseAccessors enum Cond {
  case a(Int)
  #if NEVER
    case b(Int)
  #else
    case c(String)
  #endif
}

@CaseAccessors enum X12 { case a(`in`: Int), b(`var`: Int, `let`: Int), c(`inout`: Int, x: Int) }

@CaseAccessors enum X13 {
  case a(Int)
  static let first = Kind.case
  enum Kind { case `case`, other }
}
