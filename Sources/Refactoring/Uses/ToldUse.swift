import Analysis
import Findings
import PairWriting
import SwiftReader
import SwiftTokens

/// A use and its rewrite as a call of the owner's new method.
struct ToldUse {
  let site: UseSite
  let path: UsePath
  let telling: Telling
  /// The code that moves into a closure; `nil` if none does.
  var wrap: Wrap?
  /// The text that the call replaces if no code moves; otherwise `nil`.
  let replacing: Replacing?
  var needs = Needs()
  /// The text that the call replaces if the new method returns the result, because another use needs that.
  var answering: Replacing?
  /// The group of two values that one method provides; `nil` if the value is provided alone.
  var joint: Joint?

  /// The file and chain of the use.
  var place: [Int] { [site.file, Int(site.number)] }

  /// The number of uses that are rewritten.
  var uses: Int { site.uses }

  /// The full name of the edge: `Server.info`.
  var edge: ByteString { ByteString("\(path.owners[0].name).\(path.owners[0].hop)") }

  /// Whether the new method returns a result instead of providing it to a closure.
  var isForwarded: Bool { telling.isForwarded }

  /// The bytes of the receiver, with the dot after it, if the new method mutates the owner in place; otherwise `nil`.
  var changedReceiver: Range<Int>? {
    let isChange =
      switch telling {
      case .call, .ask: path.isLeafMutating
      default: telling.changes
      }
    return isChange && path.isMutating(0) ? site.receiver : nil
  }

  /// The rewrite with a method that returns the result instead of providing it; `nil` if the value is not the result of
  /// a call.
  var asked: ToldUse? {
    guard case .provideResult(let labels) = telling, let answering else { return nil }
    return ToldUse(site: site, path: path, telling: .ask(labels), wrap: nil, replacing: answering)
  }

  /// Returns the rewrite in which types of plain data get methods, too; `nil` if they have methods already, or cannot
  /// get any.
  func toldWithData(by teller: inout SiteTeller) -> ToldUse? {
    guard path.skipsData else { return nil }
    return try? teller.told(site, skipsData: false)
  }

  /// Returns the new method of the path's owners with what the use needs of it.
  func method(named name: String, in table: SymbolTable) -> TellingMethod {
    TellingMethod(
      path: joint?.paths[0] ?? path, other: joint?.paths.last, telling: telling, name: name, needs: needs,
      isCalledElsewhere: !table.isSameModule(site.file, path.owners[0].file))
  }

  /// Returns whether the rewrite adds a method to the owner of an edge, a type of plain data behind the first owner.
  func extendsData(withEdge edge: ByteString) -> Bool {
    path.owners.dropFirst().contains { $0.isData && edge.description.hasPrefix($0.name + ".") }
  }

  /// Returns whether code moves into a closure, and all of it is on one line.
  func movesOneLine(in source: SourceText) -> Bool { wrap.map { source.isOnOneLine($0.range) } ?? false }

  /// The requirements of a use on the new method.
  struct Needs: Equatable {
    /// The method returns the result of the closure.
    var answers = false
    /// The result may be discarded.
    var isDiscarded = false
    /// The closure may throw.
    var throwing = false
    /// The method has a second closure for the `else` case.
    var hasAlternative = false

    /// Adds what another use of the method needs.
    mutating func formUnion(_ other: Needs) {
      answers = answers || other.answers
      isDiscarded = isDiscarded || other.isDiscarded
      throwing = throwing || other.throwing
      hasAlternative = hasAlternative || other.hasAlternative
    }
  }

  /// A range that a call of the new method replaces: the text before and after the method's name, and further edits.
  struct Replacing: Equatable {
    var range: Range<Int>
    var head = ""
    var tail: String
    var further: [Edit] = []
  }
}

/// A unit that moves into a closure, and the call around it.
struct Wrap: Equatable {
  var unit: Unit
  /// The bytes of the unit, and those of the chain up to the value.
  var range: Range<Int>
  var value: Range<Int>
  /// The text before the method's name, including the dot.
  var receiver: String
  /// The arguments of the call whose result is provided.
  var arguments: String
  /// The candidate names of the closure's parameter, the best first.
  var parameters: [String]
  /// The text after the closure's parameter: `?` if the value was reached by optional chaining and the chain continues.
  var bridge: String
  /// The offsets at which `self.` must be inserted.
  var selves: [Int] = []
  /// The bytes of the declaration that the closure's parameter replaces.
  var dropped: Range<Int>?
  /// The other values that the closure receives, and the index of this value's path.
  var joined: [JoinedValue] = []
  var path = 0
  /// The candidate names of both parameters if the closure receives two values.
  var parametersOfJoint: [[String]] = []
}
