import Foundation
import Running

/// Checks a file that imports the library or its macros with the compiler that users have, as far as it finds errors;
/// data races are found after types. What it says comes one line a message.
///
/// - Parameter version: the language mode.
func compile(_ file: URL, version: String = "6", flags: [String] = []) throws -> Ending {
  try run(
    [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", version, "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
      "-I", productsDirectory.appending(path: "Modules").path,
    ] + macroFlags + flags + [file.path])
}

private var macroFlags: [String] {
  let plugin = productsDirectory.appending(path: "EastwardMacrosPlugin-tool").path
  return ["-load-plugin-executable", plugin + "#EastwardMacrosPlugin"]
}

/// Builds a program with the library as the tests have it.
func build(_ main: URL, to program: URL) throws -> Ending {
  let linked = productsDirectory.appending(path: "EastwardPackageTests.product/Objects.LinkFileList")
  let objects = try String(contentsOf: linked, encoding: .utf8).split(separator: "\n")
    .filter { $0.contains(/\/Eastward(Macros|Persistence|ReSwift)?\.build\//) }.map { $0.trimmingCharacters(in: ["'"]) }
  return try run(
    ["swiftc", "-swift-version", "6", "-o", program.path, "-I", productsDirectory.appending(path: "Modules").path]
      + macroFlags + [main.path] + objects)
}
