import Foundation
import Running

/// Checks a file that imports the library or its macros with the compiler that users have, as far as it finds errors; data
/// races are found after types. What it says comes one line a message.
///
/// - Parameter version: the language mode.
func compile(_ file: URL, version: String = "6", flags: [String] = []) throws -> Ending {
  try run(
    [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", version, "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
      "-I", productsDirectory.appending(path: "Modules").path,
      "-load-plugin-executable",
      productsDirectory.appending(path: "EastwardMacrosPlugin-tool").path + "#EastwardMacrosPlugin",
    ] + flags + [file.path])
}
