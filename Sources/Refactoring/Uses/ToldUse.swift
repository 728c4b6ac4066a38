import PairWriting
import SwiftReader
import SwiftTokens

/// A use with the way in which it is told.
struct ToldUse {
  let site: UseSite
  let path: UsePath
  let telling: Telling
  /// What moves into a closure, where a value is told.
  var wrap: Wrap?
  /// What is replaced where nothing moves; `name` is that of the owner's new method.
  let replacing: Replacing?
  var needs = Needs()
  /// What is replaced where the owner answers instead, because another use needs that.
  var answering: Replacing?
  /// The values that are told together with it.
  var joint: Joint?

  /// Where it is: its file and chain.
  var place: [Int] { [site.file, Int(site.number)] }

  /// Whether the owner's method changes the owner in its place.
  var changesOwner: Bool {
    let isChange =
      switch telling {
      case .call, .ask: path.isLeafMutating
      default: telling.changes
      }
    return isChange && path.isMutating(0)
  }

  /// The use as one of which the owner is asked; `nil` where it is told something that no method gives.
  var asked: ToldUse? {
    guard case .provideResult(let labels) = telling, let answering else { return nil }
    return ToldUse(site: site, path: path, telling: .ask(labels), wrap: nil, replacing: answering)
  }

  /// What the owner's method must be able to do for a use.
  struct Needs: Equatable {
    /// It gives what the closure gives.
    var answers = false
    /// Its answer may be thrown away.
    var isDiscarded = false
    /// The closure may throw.
    var throwing = false
    /// It takes a second closure for the opposite.
    var hasAlternative = false
  }

  /// A place that becomes a call of the new method: what stands before and behind its name.
  struct Replacing: Equatable {
    var range: Range<Int>
    var head = ""
    var tail: String
    var further: [Edit] = []
  }
}

/// A unit that moves into a closure.
struct Wrap: Equatable {
  var unit: Unit
  /// The bytes of the unit, and of the chain up to the value.
  var range: Range<Int>
  var value: Range<Int>
  /// What stands before the method's name, the dot included.
  var receiver: String
  /// The arguments of the call whose result is told.
  var arguments: String
  /// The name of the value, and another where that is taken.
  var parameters: [String]
  /// What stands behind the value where it was reached by `?`.
  var bridge: String
  /// Where a `self` must be written before a property.
  var selves: [Int] = []
  /// The declaration that the closure's parameter replaces.
  var dropped: Range<Int>?
  /// The other values that the closure receives, and the number of this one's way.
  var joined: [JoinedValue] = []
  var path = 0
  /// The names of each of two values.
  var parametersOfJoint: [[String]] = []
}
