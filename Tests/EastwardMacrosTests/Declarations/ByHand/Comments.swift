import Eastward

enum Comment0: Equatable {
  /// Somebody is in.
  case a(Int)
}
/// Is told the comment0.
protocol Comment0Component: AnyObject {
  /// Somebody is in.
  func a(_ value: Int)
}
/// Tells the comment0, and cannot be asked for it.
protocol KnowsTheComment0 { func provideComment0(to component: some Comment0Component) }

enum Comment1: Equatable {
  /// One.
  ///
  /// - Note: two.
  case a, b
}
/// Is told the comment1.
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
/// Tells the comment1, and cannot be asked for it.
protocol KnowsTheComment1 { func provideComment1(to component: some Comment1Component) }

enum Comment2: Equatable {
  /** A block. */
  case a
}
/// Is told the comment2.
protocol Comment2Component: AnyObject {
  /** A block. */
  func a()
}
/// Tells the comment2, and cannot be asked for it.
protocol KnowsTheComment2 { func provideComment2(to component: some Comment2Component) }

enum Comment3: Equatable {
  /**
   A block
   of lines.
   */
  case a
}
/// Is told the comment3.
protocol Comment3Component: AnyObject {
  /**
   A block
   of lines.
   */
  func a()
}
/// Tells the comment3, and cannot be asked for it.
protocol KnowsTheComment3 { func provideComment3(to component: some Comment3Component) }

enum Comment4: Equatable {
  // no documentation
  case a // trailing
  case b /* inner */ (Int /* number */) // more
}
/// Is told the comment4.
protocol Comment4Component: AnyObject {
  func a()
  func b(_ value: Int)
}
/// Tells the comment4, and cannot be asked for it.
protocol KnowsTheComment4 { func provideComment4(to component: some Comment4Component) }

enum Comment5: Equatable {
  /// Not this.

  /// But this.
  case a
}
/// Is told the comment5.
protocol Comment5Component: AnyObject {
  /// But this.
  func a()
}
/// Tells the comment5, and cannot be asked for it.
protocol KnowsTheComment5 { func provideComment5(to component: some Comment5Component) }

enum Comment6: Equatable {
  case a(/* first */ name: String, // a comment, with a comma
    /* second */ age: Int)
}
/// Is told the comment6.
protocol Comment6Component: AnyObject {
  func a(name: String, age: Int)
}
/// Tells the comment6, and cannot be asked for it.
protocol KnowsTheComment6 { func provideComment6(to component: some Comment6Component) }

enum Comment7: Equatable {
  /* { ( */ case a /* } */
  // case b
  /* case c /* case d */ */
}
/// Is told the comment7.
protocol Comment7Component: AnyObject {
  func a()
}
/// Tells the comment7, and cannot be asked for it.
protocol KnowsTheComment7 { func provideComment7(to component: some Comment7Component) }

enum Comment8: Equatable {
  case a /// not for b
  case b
}
/// Is told the comment8.
protocol Comment8Component: AnyObject {
  func a()
  func b()
}
/// Tells the comment8, and cannot be asked for it.
protocol KnowsTheComment8 { func provideComment8(to component: some Comment8Component) }

/// A documented aspect.
enum Documented {
  /// The value.
  typealias Value = Int
}
/// Is told the documented.
protocol DocumentedComponent: AnyObject {
  /// The value.
  func newDocumented(_ documented: Int)
}
/// Tells the documented, and cannot be asked for it.
protocol KnowsTheDocumented { func provideDocumented(to component: some DocumentedComponent) }

enum Between { typealias Value = Int }
/// Is told the between.
protocol BetweenComponent: AnyObject {
  func newBetween(_ between: Int)
}
/// Tells the between, and cannot be asked for it.
protocol KnowsTheBetween { func provideBetween(to component: some BetweenComponent) }

enum Wordy { case a, b }
/// Is told the wordy.
protocol WordyComponent: AnyObject {
  func a()
  func b()
}
/// Tells the wordy, and cannot be asked for it.
protocol KnowsTheWordy { func provideWordy(to component: some WordyComponent) }
