import Eastward

enum Comment0: Equatable {
  /// Somebody is in.
  case a(Int)
}
/// Receives the comment0.
protocol Comment0Component: AnyObject {
  /// Somebody is in.
  func a(_ value: Int)
}
/// Provides the comment0, and has no getter for it.
protocol KnowsTheComment0 { func provideComment0(to component: some Comment0Component) }

enum Comment1: Equatable {
  /// One.
  ///
  /// - Note: two.
  case a, b
}
/// Receives the comment1.
protocol Comment1Component: AnyObject {
  /// One.
  ///
  /// - Note: two.
  func a()
  /// One.
  ///
  /// - Note: two.
  func b()
}
/// Provides the comment1, and has no getter for it.
protocol KnowsTheComment1 { func provideComment1(to component: some Comment1Component) }

enum Comment2: Equatable {
  /** A block. */
  case a
}
/// Receives the comment2.
protocol Comment2Component: AnyObject {
  /** A block. */
  func a()
}
/// Provides the comment2, and has no getter for it.
protocol KnowsTheComment2 { func provideComment2(to component: some Comment2Component) }

enum Comment3: Equatable {
  /**
   A block
   of lines.
   */
  case a
}
/// Receives the comment3.
protocol Comment3Component: AnyObject {
  /**
   A block
   of lines.
   */
  func a()
}
/// Provides the comment3, and has no getter for it.
protocol KnowsTheComment3 { func provideComment3(to component: some Comment3Component) }

enum Comment4: Equatable {
  // no documentation
  case a // trailing
  case b /* inner */ (Int /* number */) // more
}
/// Receives the comment4.
protocol Comment4Component: AnyObject {
  func a()
  func b(_ value: Int)
}
/// Provides the comment4, and has no getter for it.
protocol KnowsTheComment4 { func provideComment4(to component: some Comment4Component) }

enum Comment5: Equatable {
  /// Not this.

  /// But this.
  case a
}
/// Receives the comment5.
protocol Comment5Component: AnyObject {
  /// But this.
  func a()
}
/// Provides the comment5, and has no getter for it.
protocol KnowsTheComment5 { func provideComment5(to component: some Comment5Component) }

enum Comment6: Equatable {
  case a(/* first */ name: String, // a comment, with a comma
    /* second */ age: Int)
}
/// Receives the comment6.
protocol Comment6Component: AnyObject {
  func a(name: String, age: Int)
}
/// Provides the comment6, and has no getter for it.
protocol KnowsTheComment6 { func provideComment6(to component: some Comment6Component) }

enum Comment7: Equatable {
  /* { ( */ case a /* } */
  // case b
  /* case c /* case d */ */
}
/// Receives the comment7.
protocol Comment7Component: AnyObject {
  func a()
}
/// Provides the comment7, and has no getter for it.
protocol KnowsTheComment7 { func provideComment7(to component: some Comment7Component) }

enum Comment8: Equatable {
  case a /// not for b
  case b
}
/// Receives the comment8.
protocol Comment8Component: AnyObject {
  func a()
  func b()
}
/// Provides the comment8, and has no getter for it.
protocol KnowsTheComment8 { func provideComment8(to component: some Comment8Component) }

/// A documented aspect.
enum Documented {
  /// The value.
  typealias Value = Int
}
/// Receives the documented.
protocol DocumentedComponent: AnyObject {
  /// The value.
  func newDocumented(_ documented: Int)
}
/// Provides the documented, and has no getter for it.
protocol KnowsTheDocumented { func provideDocumented(to component: some DocumentedComponent) }

enum Between { typealias Value = Int }
/// Receives the between.
protocol BetweenComponent: AnyObject {
  func newBetween(_ between: Int)
}
/// Provides the between, and has no getter for it.
protocol KnowsTheBetween { func provideBetween(to component: some BetweenComponent) }

enum Wordy { case a, b }
/// Receives the wordy.
protocol WordyComponent: AnyObject {
  func a()
  func b()
}
/// Provides the wordy, and has no getter for it.
protocol KnowsTheWordy { func provideWordy(to component: some WordyComponent) }
