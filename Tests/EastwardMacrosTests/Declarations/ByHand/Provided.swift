import Eastward

struct State0 {
  private var counter = 0
  func provideCount(to component: some CountComponent) {}
}

struct State1 {
  var isOn = Switch.on
  func provideSwitch(to component: some SwitchComponent) {}
}

struct State2 {
  let counter: Int = 3
  func provideCount(to component: some CountComponent) {}
}

struct State3 {
  private var counter: Int { 3 }
  func provideCount(to component: some CountComponent) {}
}

struct State4 {
  private(set) var counter = 0 { didSet {} }
  func provideCount(to component: some CountComponent) {}
}

struct State5 {
  fileprivate var names: [String] = ["a, b", "c"]
  func provideNames(to component: some NamesComponent) {}
}

public struct State6 {
  private var value = 0
  public func providePublicValue(to component: some PublicValueComponent) {}
}

public struct State7 {
  internal var value = 0
  func provideCount(to component: some CountComponent) {}
}

package struct State8 {
  private var value = 0
  package func providePackageValue(to component: some PackageValueComponent) {}
}

struct State9 {
  private var title = ""
  func provideTitle(to component: some TitleComponent) {}
}

struct State10 {
  private var badge: Int? = nil
  func provideBadge(to component: some Eastward.BadgeComponent) {}
}

struct State11 {
  private var user: String?
  func provideSession(to component: some SessionComponent) {}
}

struct State12 {
  private var choice: Int?
  func provideSelection(to component: some SelectionComponent<Int>) {}
}

struct State13 {
  private var step = Model0.Step0.second
  func provideStep0(to component: some Model0.Step0Component) {}
}

struct State14 {
  private var land: Far.Away.Land { .a(Far.Away.Part()) }
  func provideLand(to component: some Far.Away.LandComponent) {}
}

final class State15 {
  private var counter = 0
  func provideCount(to component: some CountComponent) {}
}

final class State16 {
  @MainActor private var counter = 0
  @MainActor func provideCount(to component: some CountComponent) {}
}

enum State17 {
  private var counter: Int { 3 }
  func provideCount(to component: some CountComponent) {}
}

struct State18 {
  private var `default` = true
  func provideDefault(to component: some DefaultComponent) {}
}

struct State19 {
  private var component = 0
  func provideCount(to component: some CountComponent) {}
}

struct State20 {
  private var counter = 0
  func provideCount(to component: some CountComponent) {}
}

struct State21 {
  /// The counter.
  private var counter = 0
  func provideCount(to component: some CountComponent) {}
}

struct State22 {
  private var counter: Int { get { let pair = (1, 2); return pair.0 } set {} }
  func provideCount(to component: some CountComponent) {}
}

struct State23 {
  private var counter = 0
  func provideCount(to component: some CountComponent) {}
}

struct State24 {
  private var ages: Dictionary<String, Int> = Dictionary<String, Int>()
  func provideAges(to component: some AgesComponent) {}
}

struct Extended { var parts = [1, 2] }
extension Extended { private var total: Int { parts.count }
  func provideCount(to component: some CountComponent) {} }

public struct Opened {}
public extension Opened { var total: Int { 3 }
  func providePublicValue(to component: some PublicValueComponent) {} }

public struct Widened {}
extension Widened {
  private var total: Int? { 3 }
  public func provideBadge(to component: some BadgeComponent) {}
}

public struct Narrowed {}
extension Narrowed {
  internal var total: Int? { 3 }
  func provideBadge(to component: some BadgeComponent) {}
}

public struct Packed {
  package var counter: Int? = nil
  public func provideBadge(to component: some BadgeComponent) {}
}

public enum Shelter {}
public extension Shelter {
  struct State25 {
    private var counter: Int? = nil
    public func provideBadge(to component: some BadgeComponent) {}
  }
}
package extension Shelter {
  private var total: Int { 3 }
  func providePackageValue(to component: some PackageValueComponent) {}
}
fileprivate extension Shelter {
  private var rest: Int { 3 }
  func provideFileprivateTotal(to component: some FileprivateTotalComponent) {}
}
fileprivate enum FileprivateTotal { typealias Value = Int }
fileprivate protocol FileprivateTotalComponent: AnyObject {
  func newFileprivateTotal(_ fileprivateTotal: Int)
}
fileprivate protocol KnowsTheFileprivateTotal { func provideFileprivateTotal(to component: some FileprivateTotalComponent) }

struct State26 {
  @available(*, deprecated) private var counter = 0
  @available(*, deprecated) func provideCount(to component: some CountComponent) {}
}
