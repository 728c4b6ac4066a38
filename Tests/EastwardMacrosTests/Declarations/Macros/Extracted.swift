import Eastward
import EastwardMacros

@Extractions enum X0 { case newsEvent(Int) }

@Extractions enum X1 { case a(Int), b(String), c }

@Extractions public enum X2 { case a(Int), b(name: String) }

@Extractions package enum X3 { case a([String: Int]) }

@Extractions enum X4 { case a(Int, String), b(x: Int, y: Int) }

@Extractions enum X5 { case a(any Error), b(any Error & Sendable), c((Int) -> Void) }

@Extractions enum X6 { case a(Int?), b([Int]?), c((Int, Int)) }

@Extractions enum X7 { case `default`(Int), `in`(x: Int) }

@Extractions enum X8 { struct Part {}; case a(Part), b(Self.Part) }

@Extractions indirect enum X9 { case a(X9), b }

@Extractions enum X10 { case a(Int = 3, name: String = "a, b") }

@Extractions fileprivate enum X11 { case a(Int) }

@Extractions enum Gen<A, B: Hashable> { case a(A), b(B, [B: A]) ; case c }

@Extractions enum Cond {
  case a(Int)
  #if NEVER
    case b(Int)
  #else
    case c(String)
  #endif
}
