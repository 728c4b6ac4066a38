import Eastward
import EastwardMacros

@Aspect enum Comment0 {
  /// Somebody is in.
  case a(Int)
}

@Aspect enum Comment1 {
  /// One.
  ///
  /// - Note: two.
  case a, b
}

@Aspect enum Comment2 {
  /** A block. */
  case a
}

@Aspect enum Comment3 {
  /**
   A block
   of lines.
   */
  case a
}

@Aspect enum Comment4 {
  // no documentation
  case a // trailing
  case b /* inner */ (Int /* number */) // more
}

@Aspect enum Comment5 {
  /// Not this.

  /// But this.
  case a
}

@Aspect enum Comment6 {
  case a(/* first */ name: String, // a comment, with a comma
    /* second */ age: Int)
}

@Aspect enum Comment7 {
  /* { ( */ case a /* } */
  // case b
  /* case c /* case d */ */
}

@Aspect enum Comment8 {
  case a /// not for b
  case b
}

/// A documented aspect.
@Aspect enum Documented {
  /// The value.
  typealias Value = Int
}

@Aspect /* between */ enum /* them */ Between /* all */ { /* in */ typealias /* a */ Value /* b */ = /* c */ Int /* d */ }

@Aspect // why
// and why
enum Wordy // more
{ // more
  case a // more
  , b // more
}
