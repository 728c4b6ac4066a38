import Analysis
import Findings
import Foundation
import Linting
import Running
import SwiftReader
import Testing

@Suite("Rules of a team's own")
struct UseRuleTests {
  /// A rule of `Examples/Uses`, with its page.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: ActiveUseRule
    let page: [UInt8]

    var testDescription: String { rule.id }

    static let all = Result { try read() }

    private static func read() throws -> [Example] {
      let folder = packageDirectory.appending(path: "Examples/Uses")
      let configuration = try Configuration(json: Array(Data(contentsOf: folder.appending(path: ".east.json"))))
      return try configuration.uses.values.sorted { $0.name < $1.name }.map { rule in
        let restrictions = try rule.restrictions(in: configuration.groups) { pattern, directory in
          PathMatcher(pattern, below: directory) { $0.hasPrefix(ByteString("\(pattern)/")) }
        }
        let page = folder.appending(path: try #require(rule.page).text)
        return Example(
          rule: ActiveUseRule(rule, severity: .warning, restrictions: restrictions),
          page: Array(try Data(contentsOf: page)))
      }
    }
  }

  @Test("of users of other tools are kept by their pages")
  func examples() throws {
    let examples = try Example.all.get()
    #expect(examples.count == 13)
    for example in examples {
      #expect(UseRulePage(example.page, of: example.rule).faults() == [], "\(example.rule.id)")
    }
  }

  @Test("are refuted by a page whose marks are gone, or whose silent code is not silent")
  func broken() throws {
    for example in try Example.all.get() {
      let text = String(decoding: example.page, as: UTF8.self)
      let unmarked = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).components(separatedBy: "  // ← ")[0]
      }.joined(separator: "\n")
      let swapped = text.replacingOccurrences(of: "## Reported", with: "## Other")
        .replacingOccurrences(of: "## Not reported", with: "## Reported")
      let unreadable = text.replacingOccurrences(of: "```swift", with: "```swift\nfunc f( {")
      for page in [unmarked, swapped, unreadable] {
        #expect(!UseRulePage(Array(page.utf8), of: example.rule).faults().isEmpty, "\(example.rule.id)")
      }
    }
  }

  private static let sources = [
    "Sources/Storage/Disk.swift": """
    public protocol Store: AnyObject { var count: Int { get set }; func load() -> Int; func reset() }
    public class Base { public init() {}; public func save() {}; public var state = State() }
    public final class Disk: Base, Store {
      public var count = 0
      public static let shared = Disk()
      public func load() -> Int { 0 }
      public func reset() {}
      public enum Mode { case fast }
    }
    public struct State { public var items: [Int] = []; public var user = User(); mutating public func clear() {} }
    public struct User { public var name = "" }
    extension Disk { public func extra() {} }
    """,
    "Sources/App/Screen.swift": """
    import Storage
    final class Screen {
      let disk = Disk()
      let store: any Store
      init(_ store: any Store) { self.store = store }
      func body(_ other: Disk?, _ disks: [Disk], _ make: () -> Disk, _ some: some Store) {
        /*HERE*/
      }
    }
    extension Disk { var mine: Int { save(); return count } }
    """,
  ]

  /// One statement in `Screen.body`, and what of `Disk`, `Store` and `State` it uses.
  static let statements: [(code: String, uses: [String])] = [
    ("disk.save()", ["calls 'Disk.save'"]), ("disk.extra()", ["calls 'Disk.extra'"]),
    ("_ = disk.mine", ["reads 'Disk.mine'"]), ("disk.count = 1", ["writes 'Disk.count'"]),
    ("disk.count += 1", ["writes 'Disk.count'"]), ("change(&disk.count)", ["writes 'Disk.count'"]),
    ("_ = disk.count", ["reads 'Disk.count'"]), ("store.count = 3", ["writes 'Store.count'"]),
    ("if let other { other.reset() }", ["calls 'Disk.reset'"]), ("other?.reset()", ["calls 'Disk.reset'"]),
    ("guard let it = other else { return }; it.reset()", ["calls 'Disk.reset'"]),
    ("disks.forEach { $0.reset() }", ["calls 'Disk.reset'"]),
    ("for each in disks { each.reset() }", ["calls 'Disk.reset'"]),
    ("make().reset()", ["calls 'Disk.reset'"]), ("some.reset()", ["calls 'Store.reset'"]),
    ("let load = store.load; _ = load()", ["calls 'Store.load'"]),
    ("Disk.shared.reset()", ["reads 'Disk.shared'", "calls 'Disk.reset'"]),
    ("_ = Disk()", ["calls 'Disk.init'"]), ("_ = Disk.init()", ["calls 'Disk.init'"]),
    ("_ = Disk.Mode.fast", []), ("unknown().reset()", []), ("reset()", []),
    ("disk.state.items.append(1)", ["writes 'Disk.state'", "writes 'State.items'"]),
    ("disk.state.user.name = \"a\"", ["writes 'Disk.state'", "writes 'State.user'"]),
    ("disk.state.clear()", ["writes 'Disk.state'", "writes and calls 'State.clear'"]),
    ("_ = disk.state.user.name", ["reads 'Disk.state'", "reads 'State.user'"]),
    ("_ = disk.state.items.count", ["reads 'Disk.state'", "reads 'State.items'"]),
  ]

  @Test("find a use by the type of the receiver, and what is done with it", arguments: statements)
  func uses(code: String, uses: [String]) throws {
    let restriction = Restriction(
      from: [try pattern(modules: "App")],
      to: [try pattern(types: "Disk"), try pattern(types: "Store"), try pattern(types: "State")])
    let found = try findings(in: code, against: restriction)
    #expect(found.map { $0.components(separatedBy: ", which")[0] } == uses)
  }

  @Test(
    "report only the kinds of use that they name",
    arguments: [
      (MemberActions.read, ["reads 'Disk.count'"]), (.write, ["writes 'Disk.count'"]), (.call, ["calls 'Disk.save'"]),
    ])
  func kinds(actions: MemberActions, uses: [String]) throws {
    let restriction = Restriction(
      from: [try pattern(modules: "App")], to: [try pattern(types: "Disk")], actions: actions)
    let found = try findings(in: "disk.save(); _ = other?.count; disks[0].count = 1", against: restriction)
    // A declaration that reads and writes a member has one finding.
    #expect(found.contains { finding in uses.contains { finding.hasPrefix($0.prefix(5)) } })
    #expect(found.count == 1)
  }

  @Test(
    "a group of a module and of types is the code of the module that is such a type",
    arguments: [
      (
        "disk.save(); disk.count = 1; _ = Disk()", "Storage", "Disk",
        ["calls 'Disk.save'", "writes 'Disk.count'", "calls 'Disk.init'"]
      ),
      ("_ = disk.mine", "Storage", "Disk", []), ("_ = disk.mine", "App", "Disk", ["reads 'Disk.mine'"]),
      ("disk.save(); _ = disk.hashValue", "Storage", "Base", ["calls 'Base.save'"]),
      ("disk.save(); store.reset()", "Storage", "Store", ["calls 'Disk.save'", "calls 'Store.reset'"]),
    ])
  func groups(code: String, module: String, type: String, uses: [String]) throws {
    var to = try pattern(types: type)
    to.modules = [try #require(NamePattern(module))]
    let found = try findings(in: code, against: Restriction(from: [try pattern(modules: "App")], to: [to]))
    #expect(found.map { $0.components(separatedBy: ", which")[0] } == uses)
  }

  private func pattern(modules: String? = nil, types: String? = nil) throws -> CodePattern {
    var pattern = CodePattern(modules ?? types ?? "")
    pattern.modules = try modules.map { [try #require(NamePattern($0))] } ?? []
    pattern.types = try types.map { [try #require(TypePattern($0))] } ?? []
    return pattern
  }

  private func findings(in code: String, against restriction: Restriction) throws -> [String] {
    let configuration = try Configuration(
      json: Array(#"{ "uses": { "a": { "from": "A", "to": "B", "because": "it is a test" } } }"#.utf8))
    let rule = ActiveUseRule(try #require(configuration.uses["a"]), severity: .error, restrictions: [restriction])
    let files = Self.sources.map { path, text in
      SourceFile(
        path: ByteString(path), facts: facts(of: Array(text.replacingOccurrences(of: "/*HERE*/", with: code).utf8)),
        role: .linted)
    }
    let ruleSet = RuleSet(rules: [], useRules: [rule], confidence: .high)
    let report = Linting.findings(under: RuleSets(ruleSet), in: Codebase(files, jobs: 1), today: "2026-01-01")
    return report.findings.filter { $0.declaration.description.contains("body") }.map(\.message)
  }
}
