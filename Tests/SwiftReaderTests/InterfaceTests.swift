import Foundation
import Running
import Testing

@testable import SwiftReader

@Suite("The interface of a file")
struct InterfaceTests {
  private func facts(_ text: String) -> FileFacts { SwiftReader.facts(of: Array(text.utf8)) }

  private func declarations(_ facts: FileFacts) -> [String] {
    facts.declarations.map {
      "\($0.kind) \(facts.names[$0.name]) \(facts.lines.position(of: $0.offset)) \($0.modifiers)"
    }
  }

  @Test("has every declaration at its place, and is packed and read like facts", arguments: tortureFiles)
  func torture(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let facts = SwiftReader.facts(of: bytes)
    let interface = facts.interface
    #expect(declarations(interface) == declarations(facts))
    #expect(interface.interface == interface)
    #expect(interface.determinesTypes(like: facts))
    #expect(FileFacts(packed: interface.packed, size: UInt32(bytes.count)) == interface)
  }

  @Test("is made of any facts that a pack may hold", arguments: 1...20 as ClosedRange<UInt64>)
  func filled(seed: UInt64) {
    let facts = Filler.facts(seed: seed)
    #expect(facts.interface.declarations.count == facts.declarations.count)
  }

  @Test("is made in no time of values that share their parts, as a forged pack may have them")
  func shared() {
    var facts = facts("let value = (1, 2)")
    facts.operands = (1...100).map { .tuple(Operands(start: $0, count: 2)) } + [.unknown, .unknown]
    facts.declarations[0].value = .tuple(Operands(start: 0, count: 2))
    #expect(facts.interface.operands.count == 102)
  }

  @Test("has of bodies only what others ask for")
  func bodies() {
    let facts = facts(
      """
      final class Car {
        let engine = Engine(Cylinder(bore: 80), start: { key in key.isTurned })
        var fuel: Fuel = Fuel.full.mixed(with: .oil)
        var heat: Int { engine.heat }
        func drive(to place: Place, by road: Road) {
          let first = road.bends.first
          first?.sign.isLit = true
          place.arrival.note(first)
        }
        func halt(brake: Brake) { brake.lock() }
        func stop() { engine.brake.pads.left.press(hard) }
      }
      """)
    let interface = facts.interface
    let links = interface.links.filter { $0.kind == .property }.map { interface.names[$0.name] }
    #expect(links == ["isTurned", "heat", "lock"] && interface.chains.count == 5)
    #expect(interface.bindings.map { interface.names[$0.name] } == ["key", "brake"])
    #expect(interface.packed.count * 4 < facts.packed.count * 3)
    for name in ["bends", "isLit", "arrival", "oil", "press"] { #expect(!names(interface).contains(name), "\(name)") }
    for name in ["drive", "place", "road", "bore", "heat"] { #expect(names(interface).contains(name), "\(name)") }
  }

  private func names(_ facts: FileFacts) -> [String] {
    (0..<facts.names.count).map { facts.names[Name(index: UInt32($0))] }
  }

  @Test("keeps everything where a body may dispatch")
  func dispatching() {
    let facts = facts("struct Player { func play() { store.queue.dispatch(Play()); list.items.first?.show() } }")
    #expect(facts.interface == facts)
  }

  @Test("changes only together with the version of its packs")
  func version() throws {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in tortureFiles {
      let facts = SwiftReader.facts(of: Array(try Data(contentsOf: URL(filePath: path))))
      for word in facts.interface.packed { hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01b3 }
    }
    let told = "\(String(hash, radix: 16))\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "interface-version.txt")
    #expect(
      told == (try snapshot(told, in: file)),
      "raise PackKind.interfaces or FileFacts.version (or the torture files changed); \(recordingHint)")
  }
}

/// Files with everything that is hard to read.
private let tortureFiles: [String] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Torture")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(".txt") }.sorted().map { folder.appending(path: $0).path }
}()
