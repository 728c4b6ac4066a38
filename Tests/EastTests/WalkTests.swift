import Foundation
import Running
import Testing

@Suite("The walks of Documentation/Internals/Modules.md")
struct WalkTests {
  private static let file = packageDirectory.appending(path: "Documentation/Internals/Modules.md")
  private static let walks = Walk.all(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")

  @Test("are those of a finding, a keystroke and a patch")
  func titles() {
    #expect(Self.walks.map { $0.title.contains("`east lint`") } == [true, false, false])
    #expect(Self.walks.map { $0.title.contains("`east pair --edge`") } == [false, false, true])
  }

  @Test("have at most 14 stations, none twice, and no clause names an earlier one", arguments: walks)
  func stations(of walk: Walk) {
    #expect((2...14).contains(walk.stations.count))
    var names: Set<Substring> = []
    for station in walk.stations {
      for name in names { #expect(!station.clause.contains("`\(name)`"), "\(station.name) leads back to \(name)") }
      #expect(names.insert(station.name).inserted, "\(station.name) is visited twice")
    }
  }

  @Test("lead to what is declared in its module, and along names", arguments: walks)
  func steps(of walk: Walk) throws {
    var code: [Substring: [String]] = [:]
    var homes: [[String]] = []
    for station in walk.stations {
      let files = try code[station.module] ?? swiftFiles(in: station.directory).map { try EastTests.code(of: $0) }
      code[station.module] = files
      let home = files.filter(station.isHome)
      #expect(home.contains(where: station.isDeclared), "\(station.module) does not declare \(station.name)")
      homes.append(home)
    }
    for (here, next) in zip(walk.stations.indices, walk.stations.indices.dropFirst()) {
      let (from, to) = (walk.stations[here], walk.stations[next])
      let isStep = homes[here].contains(where: to.isNamed) || homes[next].contains(where: from.isNamed)
      #expect(isStep, "neither \(from.name) names \(to.name) nor \(to.name) \(from.name)")
    }
  }
}
