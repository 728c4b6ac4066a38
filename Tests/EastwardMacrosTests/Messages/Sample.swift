import Eastward
import EastwardMacros

/// A count.
@available(macOS 26, *)
@Aspect /* odd */ enum Count { /// hi
  typealias Value = Int }

public struct Outer {
  // a comment

  /// A session.
  @Aspect()
  public enum Session: String, Equatable { case `default`, b = "ö" }

  #if DEBUG
  #else
    @Provides(Count.self) internal var counter = 0  // trailing
  #endif
  @CaseAccessors enum Action { case x(Int) }
}

extension Outer { @MainActor @Provides(TheTitle.self) public var title: String { "" } }
@Aspect(method: "show(part:)") fileprivate enum Part { typealias Value = [Int: String] }
@Aspect enum State { case loading, loaded(items: [String], more: Bool = false) }
