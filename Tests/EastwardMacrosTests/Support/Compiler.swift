import Foundation
import Running

let testDirectory = packageDirectory.appending(path: "Tests/EastwardMacrosTests")

/// The plug-in, as the build made it for the compiler.
var plugin: URL { productsDirectory.appending(path: "EastwardMacrosPlugin-tool") }

/// Calls the compiler that users have, with the library and the macros.
func compile(
  _ arguments: [String], in directory: URL = packageDirectory, loadsPlugin: Bool = true
) throws -> Ending {
  let modules = productsDirectory.appending(path: "Modules").path
  let words = ["swiftc", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules]
  let macros = loadsPlugin ? ["-load-plugin-executable", plugin.path + "#EastwardMacrosPlugin"] : []
  return try run(words + macros + arguments, in: directory)
}

/// The files of a folder of these tests, in order.
func files(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: testDirectory.appending(path: folder).path).sorted()
}

func text(of path: String) throws -> String {
  try String(contentsOf: testDirectory.appending(path: path), encoding: .utf8)
}
