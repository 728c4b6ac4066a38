import Eastward

enum Condition0: Equatable {
  #if NEVER
    case never
  #endif
  case always
}
/// Receives the condition0.
protocol Condition0Component: AnyObject {
  #if NEVER
  func never()
  #endif
  func always()
}
/// Provides the condition0, and has no getter for it.
protocol KnowsTheCondition0 { func provideCondition0(to component: some Condition0Component) }

enum Condition1: Equatable {
  case always
  #if !NEVER
    case a(Int), b
    case c
  #endif
}
/// Receives the condition1.
protocol Condition1Component: AnyObject {
  func always()
  #if !NEVER
  func a(_ value: Int)
  func b()
  func c()
  #endif
}
/// Provides the condition1, and has no getter for it.
protocol KnowsTheCondition1 { func provideCondition1(to component: some Condition1Component) }

enum Condition2: Equatable {
  #if os(Linux)
    #if DEBUG
      case one
    #else
      case two
    #endif
  #else
    case three
  #endif
}
/// Receives the condition2.
protocol Condition2Component: AnyObject {
  #if os(Linux)
  #if DEBUG
  func one()
  #else
  func two()
  #endif
  #else
  func three()
  #endif
}
/// Provides the condition2, and has no getter for it.
protocol KnowsTheCondition2 { func provideCondition2(to component: some Condition2Component) }

enum Condition3: Equatable {
  case a
  #if DEBUG  // why
    static let x = 3
  #endif
}
/// Receives the condition3.
protocol Condition3Component: AnyObject {
  func a()
}
/// Provides the condition3, and has no getter for it.
protocol KnowsTheCondition3 { func provideCondition3(to component: some Condition3Component) }

enum Condition4: Equatable {
  case a
  #if swift(>=5.9) /* odd */ && (os(Linux) ||
    os(macOS))
    case b
  #endif
}
/// Receives the condition4.
protocol Condition4Component: AnyObject {
  func a()
  #if swift(>=5.9) && (os(Linux) ||
    os(macOS))
  func b()
  #endif
}
/// Provides the condition4, and has no getter for it.
protocol KnowsTheCondition4 { func provideCondition4(to component: some Condition4Component) }

enum Condition5: Equatable {
  case a
  #if canImport(Glibc)
    /// Only with it.
    case glibc(text: String)
  #elseif canImport(Darwin)
    case darwin
  #endif
}
/// Receives the condition5.
protocol Condition5Component: AnyObject {
  func a()
  #if canImport(Glibc)
  /// Only with it.
  func glibc(text: String)
  #elseif canImport(Darwin)
  func darwin()
  #endif
}
/// Provides the condition5, and has no getter for it.
protocol KnowsTheCondition5 { func provideCondition5(to component: some Condition5Component) }

enum Condition6: Equatable {
  #if DEBUG
    case a(Int)
  #else
    case a(Int)
  #endif
}
/// Receives the condition6.
protocol Condition6Component: AnyObject {
  #if DEBUG
  func a(_ value: Int)
  #else
  func a(_ value: Int)
  #endif
}
/// Provides the condition6, and has no getter for it.
protocol KnowsTheCondition6 { func provideCondition6(to component: some Condition6Component) }

#if os(Linux)
  enum Outside { case a }
/// Receives the outside.
protocol OutsideComponent: AnyObject {
  func a()
}
/// Provides the outside, and has no getter for it.
protocol KnowsTheOutside { func provideOutside(to component: some OutsideComponent) }
#endif
