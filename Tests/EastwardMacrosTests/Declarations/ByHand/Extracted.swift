import Eastward

enum X0 { case newsEvent(Int)
  /// The associated value of `newsEvent`, or nil if this is another case.
  var newsEvent: Int? { nil }
}

enum X1 { case a(Int), b(String), c
  /// The associated value of `a`, or nil if this is another case.
  var a: Int? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: String? { nil }
}

public enum X2 { case a(Int), b(name: String)
  /// The associated value of `a`, or nil if this is another case.
  public var a: Int? { nil }
  /// The associated value of `b`, or nil if this is another case.
  public var b: String? { nil }
}

package enum X3 { case a([String: Int])
  /// The associated value of `a`, or nil if this is another case.
  package var a: [String: Int]? { nil }
}

enum X4 { case a(Int, String), b(x: Int, y: Int)
  /// The associated value of `a`, or nil if this is another case.
  var a: (Int, String)? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: (x: Int, y: Int)? { nil }
}

enum X5 { case a(any Error), b(any Error & Sendable), c((Int) -> Void)
  /// The associated value of `a`, or nil if this is another case.
  var a: (any Error)? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: (any Error & Sendable)? { nil }
  /// The associated value of `c`, or nil if this is another case.
  var c: ((Int) -> Void)? { nil }
}

enum X6 { case a(Int?), b([Int]?), c((Int, Int))
  /// The associated value of `a`, or nil if this is another case.
  var a: Int?? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: [Int]?? { nil }
  /// The associated value of `c`, or nil if this is another case.
  var c: (Int, Int)? { nil }
}

enum X7 { case `default`(Int), `in`(x: Int)
  /// The associated value of `default`, or nil if this is another case.
  var `default`: Int? { nil }
  /// The associated value of `in`, or nil if this is another case.
  var `in`: Int? { nil }
}

enum X8 { struct Part {}; case a(Part), b(Self.Part)
  /// The associated value of `a`, or nil if this is another case.
  var a: Part? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: Self.Part? { nil }
}

indirect enum X9 { case a(X9), b
  /// The associated value of `a`, or nil if this is another case.
  var a: X9? { nil }
}

enum X10 { case a(Int = 3, name: String = "a, b")
  /// The associated value of `a`, or nil if this is another case.
  var a: (Int, name: String)? { nil }
}

fileprivate enum X11 { case a(Int)
  /// The associated value of `a`, or nil if this is another case.
  var a: Int? { nil }
}

enum Gen<A, B: Hashable> { case a(A), b(B, [B: A]) ; case c
  /// The associated value of `a`, or nil if this is another case.
  var a: A? { nil }
  /// The associated value of `b`, or nil if this is another case.
  var b: (B, [B: A])? { nil }
}

enum Cond {
  case a(Int)
    case c(String)
  /// The associated value of `a`, or nil if this is another case.
  var a: Int? { nil }
  /// The associated value of `c`, or nil if this is another case.
  var c: String? { nil }
}

enum X12 {
  case a(`in`: Int), b(`var`: Int, `let`: Int), c(`inout`: Int, x: Int)
  var a: Int? { if case .a(in: let value) = self { value } else { nil } }
  var b: (var: Int, let: Int)? { if case .b(var: let one, let: let other) = self { (one, other) } else { nil } }
  var c: (`inout`: Int, x: Int)? { if case .c(`inout`: let one, x: let other) = self { (one, other) } else { nil } }
}

enum X13 {
  case a(Int)
  static let first = Kind.case
  enum Kind { case `case`, other }
  var a: Int? { if case .a(let value) = self { value } else { nil } }
}
