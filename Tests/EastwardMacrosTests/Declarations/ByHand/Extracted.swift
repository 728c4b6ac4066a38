import Eastward

enum X0 { case newsEvent(Int)
  /// What `newsEvent` carries; nil if this is another case.
  var newsEvent: Int? { nil }
}

enum X1 { case a(Int), b(String), c
  /// What `a` carries; nil if this is another case.
  var a: Int? { nil }
  /// What `b` carries; nil if this is another case.
  var b: String? { nil }
}

public enum X2 { case a(Int), b(name: String)
  /// What `a` carries; nil if this is another case.
  public var a: Int? { nil }
  /// What `b` carries; nil if this is another case.
  public var b: String? { nil }
}

package enum X3 { case a([String: Int])
  /// What `a` carries; nil if this is another case.
  package var a: [String: Int]? { nil }
}

enum X4 { case a(Int, String), b(x: Int, y: Int)
  /// What `a` carries; nil if this is another case.
  var a: (Int, String)? { nil }
  /// What `b` carries; nil if this is another case.
  var b: (x: Int, y: Int)? { nil }
}

enum X5 { case a(any Error), b(any Error & Sendable), c((Int) -> Void)
  /// What `a` carries; nil if this is another case.
  var a: (any Error)? { nil }
  /// What `b` carries; nil if this is another case.
  var b: (any Error & Sendable)? { nil }
  /// What `c` carries; nil if this is another case.
  var c: ((Int) -> Void)? { nil }
}

enum X6 { case a(Int?), b([Int]?), c((Int, Int))
  /// What `a` carries; nil if this is another case.
  var a: Int?? { nil }
  /// What `b` carries; nil if this is another case.
  var b: [Int]?? { nil }
  /// What `c` carries; nil if this is another case.
  var c: (Int, Int)? { nil }
}

enum X7 { case `default`(Int), `in`(x: Int)
  /// What `default` carries; nil if this is another case.
  var `default`: Int? { nil }
  /// What `in` carries; nil if this is another case.
  var `in`: Int? { nil }
}

enum X8 { struct Part {}; case a(Part), b(Self.Part)
  /// What `a` carries; nil if this is another case.
  var a: Part? { nil }
  /// What `b` carries; nil if this is another case.
  var b: Self.Part? { nil }
}

indirect enum X9 { case a(X9), b
  /// What `a` carries; nil if this is another case.
  var a: X9? { nil }
}

enum X10 { case a(Int = 3, name: String = "a, b")
  /// What `a` carries; nil if this is another case.
  var a: (Int, name: String)? { nil }
}

fileprivate enum X11 { case a(Int)
  /// What `a` carries; nil if this is another case.
  var a: Int? { nil }
}

enum Gen<A, B: Hashable> { case a(A), b(B, [B: A]) ; case c
  /// What `a` carries; nil if this is another case.
  var a: A? { nil }
  /// What `b` carries; nil if this is another case.
  var b: (B, [B: A])? { nil }
}

enum Cond {
  case a(Int)
    case c(String)
  /// What `a` carries; nil if this is another case.
  var a: Int? { nil }
  /// What `c` carries; nil if this is another case.
  var c: String? { nil }
}
