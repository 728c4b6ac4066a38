import Eastward

@available(macOS 26, iOS 26, *) enum Attributed0a { typealias Value = Int }
/// Receives the attributed0a.
@available(macOS 26, iOS 26, *) protocol Attributed0aComponent: AnyObject {
  func newAttributed0a(_ attributed0a: Int)
}
/// Provides the attributed0a, and has no getter for it.
@available(macOS 26, iOS 26, *) protocol KnowsTheAttributed0a { func provideAttributed0a(to component: some Attributed0aComponent) }

@available(macOS 26, iOS 26, *) enum Attributed0b: Equatable { case a(Int), b }
/// Receives the attributed0b.
@available(macOS 26, iOS 26, *) protocol Attributed0bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed0b, and has no getter for it.
@available(macOS 26, iOS 26, *) protocol KnowsTheAttributed0b { func provideAttributed0b(to component: some Attributed0bComponent) }

@available(*, deprecated) enum Attributed1a { typealias Value = Int }
/// Receives the attributed1a.
@available(*, deprecated) protocol Attributed1aComponent: AnyObject {
  func newAttributed1a(_ attributed1a: Int)
}
/// Provides the attributed1a, and has no getter for it.
@available(*, deprecated) protocol KnowsTheAttributed1a { func provideAttributed1a(to component: some Attributed1aComponent) }

@available(*, deprecated) enum Attributed1b: Equatable { case a(Int), b }
/// Receives the attributed1b.
@available(*, deprecated) protocol Attributed1bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed1b, and has no getter for it.
@available(*, deprecated) protocol KnowsTheAttributed1b { func provideAttributed1b(to component: some Attributed1bComponent) }

@available(*, deprecated, message: "gone, (really)") enum Attributed2a { typealias Value = Int }
/// Receives the attributed2a.
@available(*, deprecated, message: "gone, (really)") protocol Attributed2aComponent: AnyObject {
  func newAttributed2a(_ attributed2a: Int)
}
/// Provides the attributed2a, and has no getter for it.
@available(*, deprecated, message: "gone, (really)") protocol KnowsTheAttributed2a { func provideAttributed2a(to component: some Attributed2aComponent) }

@available(*, deprecated, message: "gone, (really)") enum Attributed2b: Equatable { case a(Int), b }
/// Receives the attributed2b.
@available(*, deprecated, message: "gone, (really)") protocol Attributed2bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed2b, and has no getter for it.
@available(*, deprecated, message: "gone, (really)") protocol KnowsTheAttributed2b { func provideAttributed2b(to component: some Attributed2bComponent) }

@MainActor enum Attributed3a { typealias Value = Int }
/// Receives the attributed3a.
@MainActor protocol Attributed3aComponent: AnyObject {
  func newAttributed3a(_ attributed3a: Int)
}
/// Provides the attributed3a, and has no getter for it.
@MainActor protocol KnowsTheAttributed3a { func provideAttributed3a(to component: some Attributed3aComponent) }

@MainActor enum Attributed3b: Equatable { case a(Int), b }
/// Receives the attributed3b.
@MainActor protocol Attributed3bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed3b, and has no getter for it.
@MainActor protocol KnowsTheAttributed3b { func provideAttributed3b(to component: some Attributed3bComponent) }

@available(swift 5.0) enum Attributed4a { typealias Value = Int }
/// Receives the attributed4a.
@available(swift 5.0) protocol Attributed4aComponent: AnyObject {
  func newAttributed4a(_ attributed4a: Int)
}
/// Provides the attributed4a, and has no getter for it.
@available(swift 5.0) protocol KnowsTheAttributed4a { func provideAttributed4a(to component: some Attributed4aComponent) }

@available(swift 5.0) enum Attributed4b: Equatable { case a(Int), b }
/// Receives the attributed4b.
@available(swift 5.0) protocol Attributed4bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed4b, and has no getter for it.
@available(swift 5.0) protocol KnowsTheAttributed4b { func provideAttributed4b(to component: some Attributed4bComponent) }

@available(macOS, introduced: 13, deprecated: 99, message: "x") enum Attributed5a { typealias Value = Int }
/// Receives the attributed5a.
@available(macOS, introduced: 13, deprecated: 99, message: "x") protocol Attributed5aComponent: AnyObject {
  func newAttributed5a(_ attributed5a: Int)
}
/// Provides the attributed5a, and has no getter for it.
@available(macOS, introduced: 13, deprecated: 99, message: "x") protocol KnowsTheAttributed5a { func provideAttributed5a(to component: some Attributed5aComponent) }

@available(macOS, introduced: 13, deprecated: 99, message: "x") enum Attributed5b: Equatable { case a(Int), b }
/// Receives the attributed5b.
@available(macOS, introduced: 13, deprecated: 99, message: "x") protocol Attributed5bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
/// Provides the attributed5b, and has no getter for it.
@available(macOS, introduced: 13, deprecated: 99, message: "x") protocol KnowsTheAttributed5b { func provideAttributed5b(to component: some Attributed5bComponent) }

@MainActor @available(*, deprecated) public enum Both { public typealias Value = Int }
/// Receives the both.
@MainActor @available(*, deprecated) public protocol BothComponent: AnyObject {
  func newBoth(_ both: Int)
}
/// Provides the both, and has no getter for it.
@MainActor @available(*, deprecated) public protocol KnowsTheBoth { func provideBoth(to component: some BothComponent) }

nonisolated enum Free: Equatable { case a(Int) }
/// Receives the free.
nonisolated protocol FreeComponent: AnyObject {
  func a(_ value: Int)
}
/// Provides the free, and has no getter for it.
nonisolated protocol KnowsTheFree { func provideFree(to component: some FreeComponent) }

@globalActor actor DrawingActor { static let shared = DrawingActor() }
@DrawingActor enum Drawn { typealias Value = Int }
/// Receives the drawn.
@DrawingActor protocol DrawnComponent: AnyObject {
  func newDrawn(_ drawn: Int)
}
/// Provides the drawn, and has no getter for it.
@DrawingActor protocol KnowsTheDrawn { func provideDrawn(to component: some DrawnComponent) }

@frozen public enum Frozen { case a, b }
/// Receives the frozen.
public protocol FrozenComponent: AnyObject {
  func a()
  func b()
}
/// Provides the frozen, and has no getter for it.
public protocol KnowsTheFrozen { func provideFrozen(to component: some FrozenComponent) }

@usableFromInline enum Inlined: Equatable { case a(Int) }
/// Receives the inlined.
@usableFromInline protocol InlinedComponent: AnyObject {
  func a(_ value: Int)
}
/// Provides the inlined, and has no getter for it.
@usableFromInline protocol KnowsTheInlined { func provideInlined(to component: some InlinedComponent) }

@_spi(Secret) public enum Secret { public typealias Value = Int }
/// Receives the secret.
@_spi(Secret) public protocol SecretComponent: AnyObject {
  func newSecret(_ secret: Int)
}
/// Provides the secret, and has no getter for it.
@_spi(Secret) public protocol KnowsTheSecret { func provideSecret(to component: some SecretComponent) }

indirect enum Grown: Equatable { case leaf, node(Grown, Grown) }
/// Receives the grown.
protocol GrownComponent: AnyObject {
  func leaf()
  func node(_ value1: Grown, _ value2: Grown)
}
/// Provides the grown, and has no getter for it.
protocol KnowsTheGrown { func provideGrown(to component: some GrownComponent) }

@dynamicMemberLookup enum Dynamic { case a; subscript(dynamicMember name: String) -> Int { 3 } }
/// Receives the dynamic.
protocol DynamicComponent: AnyObject {
  func a()
}
/// Provides the dynamic, and has no getter for it.
protocol KnowsTheDynamic { func provideDynamic(to component: some DynamicComponent) }

@available(*, deprecated)
enum Attributed6a { typealias Value = Int }
@available(*, deprecated) protocol Attributed6aComponent: AnyObject {
  func newAttributed6a(_ attributed6a: Int)
}
@available(*, deprecated) protocol KnowsTheAttributed6a { func provideAttributed6a(to component: some Attributed6aComponent) }

@available(*, deprecated, message: "gone")
public enum Attributed6b: Equatable { case a(Int), b }
@available(*, deprecated, message: "gone") public protocol Attributed6bComponent: AnyObject {
  func a(_ value: Int)
  func b()
}
@available(*, deprecated, message: "gone") public protocol KnowsTheAttributed6b { func provideAttributed6b(to component: some Attributed6bComponent) }

@frozen public enum Attributed6c { case a }
public protocol Attributed6cComponent: AnyObject {
  func a()
}
public protocol KnowsTheAttributed6c { func provideAttributed6c(to component: some Attributed6cComponent) }
