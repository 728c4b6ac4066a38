import Eastward
import EastwardMacros

struct State0 {
  @Provides(Count.self) private var counter = 0
}

struct State1 {
  @Provides(Switch.self) var isOn = Switch.on
}

struct State2 {
  @Provides(Count.self) let counter: Int = 3
}

struct State3 {
  @Provides(Count.self) private var counter: Int { 3 }
}

struct State4 {
  @Provides(Count.self)
  private(set) var counter = 0 { didSet {} }
}

struct State5 {
  @Provides(Names.self) fileprivate var names: [String] = ["a, b", "c"]
}

public struct State6 {
  @Provides(PublicValue.self) private var value = 0
}

public struct State7 {
  @Provides(Count.self) internal var value = 0
}

package struct State8 {
  @Provides(PackageValue.self) private var value = 0
}

struct State9 {
  @Provides(TheTitle.self) private var title = ""
}

struct State10 {
  @Provides(Eastward.TheBadge.self) private var badge: Int? = nil
}

struct State11 {
  @Provides(TheSession.self) private var user: String?
}

struct State12 {
  @Provides(TheSelection<Int>.self) private var choice: Int?
}

struct State13 {
  @Provides(Model0.Step0.self) private var step = Model0.Step0.second
}

struct State14 {
  @Provides(Far.Away.Land.self) private var land: Far.Away.Land { .a(Far.Away.Part()) }
}

final class State15 {
  @Provides(Count.self) private var counter = 0
}

final class State16 {
  @MainActor @Provides(Count.self) private var counter = 0
}

enum State17 {
  @Provides(Count.self) private var counter: Int { 3 }
}

struct State18 {
  @Provides(Default.self) private var `default` = true
}

struct State19 {
  @Provides(Count.self) private var component = 0
}

struct State20 {
  @Provides( Count . self ) private var counter = 0
}

struct State21 {
  /// The counter.
  @Provides(Count.self) private var counter = 0
}

struct State22 {
  @Provides(Count.self) private var counter: Int { get { let pair = (1, 2); return pair.0 } set {} }
}

struct State23 {
  #if os(Linux)
  @Provides(Count.self) private var counter = 0
  #endif
}

struct State24 {
  @Provides(Ages.self) private var ages: Dictionary<String, Int> = Dictionary<String, Int>()
}

struct Extended { var parts = [1, 2] }
extension Extended { @Provides(Count.self) private var total: Int { parts.count } }

public struct Opened {}
public extension Opened { @Provides(PublicValue.self) var total: Int { 3 } }

public struct Widened {}
extension Widened { @Provides(TheBadge.self) private var total: Int? { 3 } }

public struct Narrowed {}
extension Narrowed { @Provides(TheBadge.self) internal var total: Int? { 3 } }

public struct Packed {
  @Provides(TheBadge.self) package var counter: Int? = nil
}

public enum Shelter {}
public extension Shelter {
  struct State25 {
    @Provides(TheBadge.self) private var counter: Int? = nil
  }
}
package extension Shelter { @Provides(PackageValue.self) private var total: Int { 3 } }
fileprivate extension Shelter { @Provides(FileprivateTotal.self) private var rest: Int { 3 } }
@Aspect fileprivate enum FileprivateTotal { typealias Value = Int }

struct State26 {
  @Provides(Count.self)
  #if os(Linux)
    @available(*, deprecated)
  #endif
  private var counter = 0
}
