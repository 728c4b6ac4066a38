import Foundation
import Running
import Testing

@Suite("east lint --stamp")
struct StampTests {
  @Test(
    "leaves a Swift file without code behind when nothing has to be linted again, and only then",
    arguments: [(Sources.modest, 0), (Sources.reaching, 1)] as [(String, Int32)])
  func stamp(source: String, status: Int32) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Other.swift": source])
    let words = ["lint", "--stamp", "../\(sandbox.root.lastPathComponent).swift"]
    let stamp = sandbox.root.deletingLastPathComponent().appending(path: "\(sandbox.root.lastPathComponent).swift")
    defer { try? FileManager.default.removeItem(at: stamp) }
    #expect(try run(productsDirectory.appending(path: "east"), words, in: sandbox.root).status == status)
    let text = try? String(contentsOf: stamp, encoding: .utf8)
    #expect(text?.hasPrefix("//") == (status == 0 ? true : nil))
  }
}
