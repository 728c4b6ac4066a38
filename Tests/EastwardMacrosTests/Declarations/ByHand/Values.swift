import Eastward

enum Count { typealias Value = Int }
/// Is told the count.
protocol CountComponent: AnyObject {
  func newCount(_ count: Int)
}
/// Tells the count, and cannot be asked for it.
protocol KnowsTheCount { func provideCount(to component: some CountComponent) }

enum Balance { typealias Value = Double }
/// Is told the balance.
protocol BalanceComponent: AnyObject {
  func newBalance(_ balance: Double)
}
/// Tells the balance, and cannot be asked for it.
protocol KnowsTheBalance { func provideBalance(to component: some BalanceComponent) }

enum Names { typealias Value = [String] }
/// Is told the names.
protocol NamesComponent: AnyObject {
  func newNames(_ names: [String])
}
/// Tells the names, and cannot be asked for it.
protocol KnowsTheNames { func provideNames(to component: some NamesComponent) }

enum Ages { typealias Value = [String: Int] }
/// Is told the ages.
protocol AgesComponent: AnyObject {
  func newAges(_ ages: [String: Int])
}
/// Tells the ages, and cannot be asked for it.
protocol KnowsTheAges { func provideAges(to component: some AgesComponent) }

enum Choice { typealias Value = Int? }
/// Is told the choice.
protocol ChoiceComponent: AnyObject {
  func newChoice(_ choice: Int?)
}
/// Tells the choice, and cannot be asked for it.
protocol KnowsTheChoice { func provideChoice(to component: some ChoiceComponent) }

enum Deep { typealias Value = [[Int?]?]? }
/// Is told the deep.
protocol DeepComponent: AnyObject {
  func newDeep(_ deep: [[Int?]?]?)
}
/// Tells the deep, and cannot be asked for it.
protocol KnowsTheDeep { func provideDeep(to component: some DeepComponent) }

enum Span { typealias Value = Range<Int> }
/// Is told the span.
protocol SpanComponent: AnyObject {
  func newSpan(_ span: Range<Int>)
}
/// Tells the span, and cannot be asked for it.
protocol KnowsTheSpan { func provideSpan(to component: some SpanComponent) }

enum Table { typealias Value = Dictionary<String, Array<Int>> }
/// Is told the table.
protocol TableComponent: AnyObject {
  func newTable(_ table: Dictionary<String, Array<Int>>)
}
/// Tells the table, and cannot be asked for it.
protocol KnowsTheTable { func provideTable(to component: some TableComponent) }

enum Outcome { typealias Value = Result<Int, Failing> }
/// Is told the outcome.
protocol OutcomeComponent: AnyObject {
  func newOutcome(_ outcome: Result<Int, Failing>)
}
/// Tells the outcome, and cannot be asked for it.
protocol KnowsTheOutcome { func provideOutcome(to component: some OutcomeComponent) }

enum Full { typealias Value = Swift.Array<Swift.Int> }
/// Is told the full.
protocol FullComponent: AnyObject {
  func newFull(_ full: Swift.Array<Swift.Int>)
}
/// Tells the full, and cannot be asked for it.
protocol KnowsTheFull { func provideFull(to component: some FullComponent) }

enum Letter { typealias Value = Character }
/// Is told the letter.
protocol LetterComponent: AnyObject {
  func newLetter(_ letter: Character)
}
/// Tells the letter, and cannot be asked for it.
protocol KnowsTheLetter { func provideLetter(to component: some LetterComponent) }

enum Kind { typealias Value = Optional<Set<String>> }
/// Is told the kind.
protocol KindComponent: AnyObject {
  func newKind(_ kind: Optional<Set<String>>)
}
/// Tells the kind, and cannot be asked for it.
protocol KnowsTheKind { func provideKind(to component: some KindComponent) }

enum Half { typealias Value = Float }
/// Is told the half.
protocol HalfComponent: AnyObject {
  func newHalf(_ half: Float)
}
/// Tells the half, and cannot be asked for it.
protocol KnowsTheHalf { func provideHalf(to component: some HalfComponent) }

enum Wide { typealias Value = Dictionary<Int, Dictionary<Int, Array<Set<Int>>>> }
/// Is told the wide.
protocol WideComponent: AnyObject {
  func newWide(_ wide: Dictionary<Int, Dictionary<Int, Array<Set<Int>>>>)
}
/// Tells the wide, and cannot be asked for it.
protocol KnowsTheWide { func provideWide(to component: some WideComponent) }

struct Failing: Error, Equatable {}

enum SignedInUser { typealias Value = String }
/// Is told the signed in user.
protocol SignedInUserComponent: AnyObject {
  func newSignedInUser(_ signedInUser: String)
}
/// Tells the signed in user, and cannot be asked for it.
protocol KnowsTheSignedInUser { func provideSignedInUser(to component: some SignedInUserComponent) }

enum URLText { typealias Value = String }
/// Is told the url text.
protocol URLTextComponent: AnyObject {
  func newURLText(_ urlText: String)
}
/// Tells the url text, and cannot be asked for it.
protocol KnowsTheURLText { func provideURLText(to component: some URLTextComponent) }

enum Default { typealias Value = Bool }
/// Is told the default.
protocol DefaultComponent: AnyObject {
  func newDefault(_ `default`: Bool)
}
/// Tells the default, and cannot be asked for it.
protocol KnowsTheDefault { func provideDefault(to component: some DefaultComponent) }

enum Budget { typealias Value = Int }
/// Is told the budget.
protocol BudgetComponent: AnyObject {
  func showBudget(_ budget: Int)
}
/// Tells the budget, and cannot be asked for it.
protocol KnowsTheBudget { func provideBudget(to component: some BudgetComponent) }

enum Depth { typealias Value = Int }
/// Is told the depth.
protocol DepthComponent: AnyObject {
  func show(depth: Int)
}
/// Tells the depth, and cannot be asked for it.
protocol KnowsTheDepth { func provideDepth(to component: some DepthComponent) }

enum Place { typealias Value = Int }
/// Is told the place.
protocol PlaceComponent: AnyObject {
  func move(to place: Int)
}
/// Tells the place, and cannot be asked for it.
protocol KnowsThePlace { func providePlace(to component: some PlaceComponent) }

enum Height { typealias Value = Int }
/// Is told the height.
protocol HeightComponent: AnyObject {
  func measure(_ height: Int)
}
/// Tells the height, and cannot be asked for it.
protocol KnowsTheHeight { func provideHeight(to component: some HeightComponent) }

enum Width { typealias Value = Int }
/// Is told the width.
protocol WidthComponent: AnyObject {
  func newWidth(_ width: Int)
}
/// Tells the width, and cannot be asked for it.
protocol KnowsTheWidth { func provideWidth(to component: some WidthComponent) }

enum Inner { struct Part: Equatable { var name = "" }; typealias Value = Part }
/// Is told the inner.
protocol InnerComponent: AnyObject {
  func newInner(_ inner: Inner.Part)
}
/// Tells the inner, and cannot be asked for it.
protocol KnowsTheInner { func provideInner(to component: some InnerComponent) }

enum Inners { enum Part: Equatable { case a, b }
  typealias Value = [Part: Set<Part>] }
/// Is told the inners.
protocol InnersComponent: AnyObject {
  func newInners(_ inners: [Inners.Part: Set<Inners.Part>])
}
/// Tells the inners, and cannot be asked for it.
protocol KnowsTheInners { func provideInners(to component: some InnersComponent) }

enum Owned { typealias Inside = Int; typealias Value = Swift.Array<Inside> }
/// Is told the owned.
protocol OwnedComponent: AnyObject {
  func newOwned(_ owned: Swift.Array<Owned.Inside>)
}
/// Tells the owned, and cannot be asked for it.
protocol KnowsTheOwned { func provideOwned(to component: some OwnedComponent) }

enum Platform {
  #if os(Linux)
    typealias Value = Int
  #else
    typealias Value = String
  #endif
}
/// Is told the platform.
protocol PlatformComponent: AnyObject {
  func newPlatform(_ platform: Platform.Value)
}
/// Tells the platform, and cannot be asked for it.
protocol KnowsThePlatform { func providePlatform(to component: some PlatformComponent) }
