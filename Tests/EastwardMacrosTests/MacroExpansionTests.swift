import Foundation
import Running
import Testing

@Suite("What the macros write, and what a hand writes")
struct MacroExpansionTests {
  /// A declaration, as the compiler tells of it.
  struct Symbol: Hashable, CustomStringConvertible {
    var path: String
    var kind: String
    var text: String
    var access: String
    var availability: String

    var description: String { "\(access) \(text)  [\(kind) \(path) \(availability)]" }
  }

  @Test("two hundred declarations with macros mean what their twins without macros mean, pair by pair")
  func twins() throws {
    let (macros, hand) = (try Self.symbols(in: "Macros"), try Self.symbols(in: "ByHand"))
    let attributes = try Self.sources(in: "Macros").map { $0.matches(of: /@(Aspect|Provides|CaseAccessors)\b/).count }
    #expect(attributes.reduce(0, +) >= 200)
    #expect(hand.count > 1000)
    let missing = hand.subtracting(macros)
    #expect(missing.isEmpty, "only by hand:\n\(Self.lines(missing))")
    // Beside the pair a macro writes what makes the enum an aspect.
    let plumbing =
      /Receiver(\.|$)|\.(receiver\(for:\)|read\(from:into:\)|observer\(for:reading:\)|deliver\(_:to:\)|isDuplicate\(_:of:\)|Value)$/
    let more = macros.subtracting(hand).filter { $0.path.firstMatch(of: plumbing) == nil }
    #expect(more.isEmpty, "only by macros:\n\(Self.lines(more))")
  }

  @Test("every aspect of the two hundred is read, observed, delivered and compared in the same way")
  func plumbing() throws {
    let macros = try Self.symbols(in: "Macros")
    let components = macros.filter { $0.kind == "swift.protocol" && $0.path.hasSuffix("Component") }
    #expect(components.count > 140)
    for component in components {
      let aspect = component.path.dropLast("Component".count)
      for name in [
        "receiver(for:)", "read(from:into:)", "observer(for:reading:)", "deliver(_:to:)", "isDuplicate(_:of:)", "Value",
      ] {
        #expect(macros.contains { $0.path == "\(aspect).\(name)" }, "\(aspect) has no \(name)")
      }
      let methods = macros.filter { $0.path.hasPrefix("\(component.path).") }.map { $0.path.split(separator: ".").last }
      for method in methods {
        #expect(
          macros.contains { $0.path == "\(aspect)Receiver.\(method ?? "")" }, "\(aspect)Receiver has no \(method ?? "")"
        )
      }
    }
  }

  private static func sources(in folder: String) throws -> [String] {
    try files(in: "Declarations/\(folder)").map { try text(of: "Declarations/\(folder)/\($0)") }
  }

  private static func lines(_ symbols: Set<Symbol>) -> String {
    symbols.map(\.description).sorted().joined(separator: "\n")
  }

  /// Compiles a folder as one module, and answers what the compiler says that it declares.
  private static func symbols(in folder: String) throws -> Set<Symbol> {
    try inScratchDirectory { place in
      let sources = try files(in: "Declarations/\(folder)").map {
        testDirectory.appending(path: "Declarations/\(folder)/\($0)").path
      }
      let module = place.appending(path: "Twins.swiftmodule").path
      let flags = [
        "-package-name", "Twins", "-module-name", "Twins", "-parse-as-library", "-emit-module", "-o", module,
      ]
      let ending = try compile(flags + sources)
      #expect(ending.status == 0, "\(ending.everything)")
      let extraction = try run(
        [
          "swift-symbolgraph-extract", "-module-name", "Twins", "-minimum-access-level", "private", "-target",
          try target(),
        ]
          + ["-I", place.path, "-I", productsDirectory.appending(path: "Modules").path, "-output-dir", place.path])
      #expect(extraction.status == 0, "\(extraction.everything)")
      let graph = try JSONSerialization.jsonObject(
        with: Data(contentsOf: place.appending(path: "Twins.symbols.json")))
      let symbols = try #require((graph as? [String: Any])?["symbols"] as? [[String: Any]])
      return Set(try symbols.map { try symbol($0) })
    }
  }

  private static func symbol(_ symbol: [String: Any]) throws -> Symbol {
    let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
    let availability = try JSONSerialization.data(
      withJSONObject: symbol["availability"] as? [Any] ?? [], options: .sortedKeys)
    return Symbol(
      path: (symbol["pathComponents"] as? [String] ?? []).joined(separator: "."),
      kind: (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? "",
      text: fragments.compactMap { $0["spelling"] as? String }.joined(),
      access: symbol["accessLevel"] as? String ?? "", availability: String(decoding: availability, as: UTF8.self))
  }

  /// The platform that the compiler compiles for.
  private static func target() throws -> String {
    let info = try run(["swiftc", "-print-target-info"])
    let json = try JSONSerialization.jsonObject(with: Data(info.text.utf8)) as? [String: Any]
    return try #require((json?["target"] as? [String: Any])?["triple"] as? String)
  }
}
