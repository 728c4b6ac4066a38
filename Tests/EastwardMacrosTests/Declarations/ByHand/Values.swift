import Eastward

enum Count { typealias Value = Int }
/// Receives the count.
protocol CountComponent: AnyObject {
  func newCount(_ count: Int)
}
/// Provides the count, and has no getter for it.
protocol KnowsTheCount { func provideCount(to component: some CountComponent) }

enum Balance { typealias Value = Double }
/// Receives the balance.
protocol BalanceComponent: AnyObject {
  func newBalance(_ balance: Double)
}
/// Provides the balance, and has no getter for it.
protocol KnowsTheBalance { func provideBalance(to component: some BalanceComponent) }

enum Names { typealias Value = [String] }
/// Receives the names.
protocol NamesComponent: AnyObject {
  func newNames(_ names: [String])
}
/// Provides the names, and has no getter for it.
protocol KnowsTheNames { func provideNames(to component: some NamesComponent) }

enum Ages { typealias Value = [String: Int] }
/// Receives the ages.
protocol AgesComponent: AnyObject {
  func newAges(_ ages: [String: Int])
}
/// Provides the ages, and has no getter for it.
protocol KnowsTheAges { func provideAges(to component: some AgesComponent) }

enum Choice { typealias Value = Int? }
/// Receives the choice.
protocol ChoiceComponent: AnyObject {
  func newChoice(_ choice: Int?)
}
/// Provides the choice, and has no getter for it.
protocol KnowsTheChoice { func provideChoice(to component: some ChoiceComponent) }

enum Deep { typealias Value = [[Int?]?]? }
/// Receives the deep.
protocol DeepComponent: AnyObject {
  func newDeep(_ deep: [[Int?]?]?)
}
/// Provides the deep, and has no getter for it.
protocol KnowsTheDeep { func provideDeep(to component: some DeepComponent) }

enum Span { typealias Value = Range<Int> }
/// Receives the span.
protocol SpanComponent: AnyObject {
  func newSpan(_ span: Range<Int>)
}
/// Provides the span, and has no getter for it.
protocol KnowsTheSpan { func provideSpan(to component: some SpanComponent) }

enum Table { typealias Value = Dictionary<String, Array<Int>> }
/// Receives the table.
protocol TableComponent: AnyObject {
  func newTable(_ table: Dictionary<String, Array<Int>>)
}
/// Provides the table, and has no getter for it.
protocol KnowsTheTable { func provideTable(to component: some TableComponent) }

enum Outcome { typealias Value = Result<Int, Failing> }
/// Receives the outcome.
protocol OutcomeComponent: AnyObject {
  func newOutcome(_ outcome: Result<Int, Failing>)
}
/// Provides the outcome, and has no getter for it.
protocol KnowsTheOutcome { func provideOutcome(to component: some OutcomeComponent) }

enum Full { typealias Value = Swift.Array<Swift.Int> }
/// Receives the full.
protocol FullComponent: AnyObject {
  func newFull(_ full: Swift.Array<Swift.Int>)
}
/// Provides the full, and has no getter for it.
protocol KnowsTheFull { func provideFull(to component: some FullComponent) }

enum Letter { typealias Value = Character }
/// Receives the letter.
protocol LetterComponent: AnyObject {
  func newLetter(_ letter: Character)
}
/// Provides the letter, and has no getter for it.
protocol KnowsTheLetter { func provideLetter(to component: some LetterComponent) }

enum Kind { typealias Value = Optional<Set<String>> }
/// Receives the kind.
protocol KindComponent: AnyObject {
  func newKind(_ kind: Optional<Set<String>>)
}
/// Provides the kind, and has no getter for it.
protocol KnowsTheKind { func provideKind(to component: some KindComponent) }

enum Half { typealias Value = Float }
/// Receives the half.
protocol HalfComponent: AnyObject {
  func newHalf(_ half: Float)
}
/// Provides the half, and has no getter for it.
protocol KnowsTheHalf { func provideHalf(to component: some HalfComponent) }

enum Wide { typealias Value = Dictionary<Int, Dictionary<Int, Array<Set<Int>>>> }
/// Receives the wide.
protocol WideComponent: AnyObject {
  func newWide(_ wide: Dictionary<Int, Dictionary<Int, Array<Set<Int>>>>)
}
/// Provides the wide, and has no getter for it.
protocol KnowsTheWide { func provideWide(to component: some WideComponent) }

struct Failing: Error, Equatable {}

enum SignedInUser { typealias Value = String }
/// Receives the signed in user.
protocol SignedInUserComponent: AnyObject {
  func newSignedInUser(_ signedInUser: String)
}
/// Provides the signed in user, and has no getter for it.
protocol KnowsTheSignedInUser { func provideSignedInUser(to component: some SignedInUserComponent) }

enum URLText { typealias Value = String }
/// Receives the url text.
protocol URLTextComponent: AnyObject {
  func newURLText(_ urlText: String)
}
/// Provides the url text, and has no getter for it.
protocol KnowsTheURLText { func provideURLText(to component: some URLTextComponent) }

enum Default { typealias Value = Bool }
/// Receives the default.
protocol DefaultComponent: AnyObject {
  func newDefault(_ `default`: Bool)
}
/// Provides the default, and has no getter for it.
protocol KnowsTheDefault { func provideDefault(to component: some DefaultComponent) }

enum Budget { typealias Value = Int }
/// Receives the budget.
protocol BudgetComponent: AnyObject {
  func showBudget(_ budget: Int)
}
/// Provides the budget, and has no getter for it.
protocol KnowsTheBudget { func provideBudget(to component: some BudgetComponent) }

enum Depth { typealias Value = Int }
/// Receives the depth.
protocol DepthComponent: AnyObject {
  func show(depth: Int)
}
/// Provides the depth, and has no getter for it.
protocol KnowsTheDepth { func provideDepth(to component: some DepthComponent) }

enum Place { typealias Value = Int }
/// Receives the place.
protocol PlaceComponent: AnyObject {
  func move(to place: Int)
}
/// Provides the place, and has no getter for it.
protocol KnowsThePlace { func providePlace(to component: some PlaceComponent) }

enum Height { typealias Value = Int }
/// Receives the height.
protocol HeightComponent: AnyObject {
  func measure(_ height: Int)
}
/// Provides the height, and has no getter for it.
protocol KnowsTheHeight { func provideHeight(to component: some HeightComponent) }

enum Width { typealias Value = Int }
/// Receives the width.
protocol WidthComponent: AnyObject {
  func newWidth(_ width: Int)
}
/// Provides the width, and has no getter for it.
protocol KnowsTheWidth { func provideWidth(to component: some WidthComponent) }

enum Inner { struct Part: Equatable { var name = "" }; typealias Value = Part }
/// Receives the inner.
protocol InnerComponent: AnyObject {
  func newInner(_ inner: Inner.Part)
}
/// Provides the inner, and has no getter for it.
protocol KnowsTheInner { func provideInner(to component: some InnerComponent) }

enum Inners { enum Part: Equatable { case a, b }
  typealias Value = [Part: Set<Part>] }
/// Receives the inners.
protocol InnersComponent: AnyObject {
  func newInners(_ inners: [Inners.Part: Set<Inners.Part>])
}
/// Provides the inners, and has no getter for it.
protocol KnowsTheInners { func provideInners(to component: some InnersComponent) }

enum Owned { typealias Inside = Int; typealias Value = Swift.Array<Inside> }
/// Receives the owned.
protocol OwnedComponent: AnyObject {
  func newOwned(_ owned: Swift.Array<Owned.Inside>)
}
/// Provides the owned, and has no getter for it.
protocol KnowsTheOwned { func provideOwned(to component: some OwnedComponent) }

enum Platform {
  #if os(Linux)
    typealias Value = Int
  #else
    typealias Value = String
  #endif
}
/// Receives the platform.
protocol PlatformComponent: AnyObject {
  func newPlatform(_ platform: Platform.Value)
}
/// Provides the platform, and has no getter for it.
protocol KnowsThePlatform { func providePlatform(to component: some PlatformComponent) }

enum Loudness { typealias Value = Int }
protocol LoudnessComponent: AnyObject {
  func record(_ loudness: Int)
}
protocol KnowsTheLoudness { func provideLoudness(to component: some LoudnessComponent) }
