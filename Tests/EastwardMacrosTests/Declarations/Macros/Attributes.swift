import Eastward
import EastwardMacros

@available(macOS 26, iOS 26, *)
@Aspect enum Attributed0a { typealias Value = Int }

@Aspect @available(macOS 26, iOS 26, *) enum Attributed0b { case a(Int), b }

@Aspect @available(*, deprecated) enum Attributed1a { typealias Value = Int }

@Aspect
@available(*, deprecated)
enum Attributed1b { case a(Int), b }

@Aspect
@available(*, deprecated, message: "gone, (really)")
enum Attributed2a { typealias Value = Int }

@available(*, deprecated, message: "gone, (really)")
@Aspect enum Attributed2b { case a(Int), b }

@MainActor
@Aspect enum Attributed3a { typealias Value = Int }

@Aspect @MainActor enum Attributed3b { case a(Int), b }

@Aspect @available(swift 5.0) enum Attributed4a { typealias Value = Int }

@Aspect
@available(swift 5.0)
enum Attributed4b { case a(Int), b }

@Aspect
@available(macOS, introduced: 13, deprecated: 99, message: "x")
enum Attributed5a { typealias Value = Int }

@available(macOS, introduced: 13, deprecated: 99, message: "x")
@Aspect enum Attributed5b { case a(Int), b }

@MainActor @available(*, deprecated) @Aspect public enum Both { public typealias Value = Int }

@Aspect nonisolated enum Free { case a(Int) }

@globalActor actor DrawingActor { static let shared = DrawingActor() }
@DrawingActor @Aspect enum Drawn { typealias Value = Int }

@Aspect @frozen public enum Frozen { case a, b }

@Aspect @usableFromInline enum Inlined { case a(Int) }

@Aspect @_spi(Secret) public enum Secret { public typealias Value = Int }

@Aspect indirect enum Grown { case leaf, node(Grown, Grown) }

@dynamicMemberLookup @Aspect enum Dynamic { case a; subscript(dynamicMember name: String) -> Int { 3 } }

@Aspect
#if os(Linux)
  @available(*, deprecated)
#endif
enum Attributed6a { typealias Value = Int }

@Aspect
#if NEVER
  @frozen
#elseif os(Linux)
  @available(*, deprecated, message: "gone")
#endif
public enum Attributed6b { case a(Int), b }

#if os(Linux)
  @frozen
#endif
@Aspect public enum Attributed6c { case a }
