import AppPackage
import Foundation

// Builds an app that uses every product, from nothing, and prints how long that took: `BuildBenchmark [LIBRARY
// [ASPECTS]]`. The app is written into a temporary folder; 50 aspects, and the library that stands here, if nothing is
// said. Beside it, a program that does nothing, which is what the tools take for themselves.

let words = Array(CommandLine.arguments.dropFirst())
let here = URL(filePath: FileManager.default.currentDirectoryPath)
let library = words.first.map { URL(filePath: $0, relativeTo: here).standardizedFileURL } ?? here
let aspects = words.dropFirst().first.flatMap { Int($0) } ?? 50

let folder = FileManager.default.temporaryDirectory.appending(path: "eastward-build-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

let app = folder.appending(path: "App")
let empty = folder.appending(path: "Empty")
try AppPackage(of: library, aspects: aspects).write(to: app)
try AppPackage.writeEmpty(to: empty)

print("| | best | all |\n| --- | --- | --- |")
try report("\(aspects) aspects", measure(app, "App"))
try report("an empty program", measure(empty, "Empty"))

let program = app.appending(path: ".build/debug/App")
let size = try FileManager.default.attributesOfItem(atPath: program.resolvingSymlinksInPath().path)[.size] as? Int ?? 0
print("\nthe program with \(aspects) aspects: \(size / 1_000) KB")

func report(_ name: String, _ times: [Double]) {
  let all = times.map { String(format: "%.1f", $0) }
  print("| \(name) | \(String(format: "%.1f", times.min() ?? 0)) s | \(all.joined(separator: " ")) |")
}

/// Builds three times, each time from nothing; seconds.
func measure(_ package: URL, _ product: String) throws -> [Double] {
  try (0..<3).map { _ in
    try? FileManager.default.removeItem(at: package.appending(path: ".build"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--package-path", package.path, "--product", product]
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(description: "\(product) does not build") }
    let time = ContinuousClock.now - start
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}

struct Failed: Error, CustomStringConvertible { let description: String }
