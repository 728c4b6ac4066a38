import Foundation
import Running
import Testing

/// Modules with the signatures and the isolation of UIKit and SwiftUI, for a compiler that does not have them.
enum StandIns {
  /// Where the compiler finds them.
  static let folder = productsDirectory.deletingLastPathComponent().appending(path: "stand-ins")

  static let built = Result { try build() }

  private static var missing: [String] {
    var names: [String] = []
    #if !canImport(UIKit)
      names.append("UIKit")
    #endif
    #if !canImport(SwiftUI)
      names.append("SwiftUI")
    #endif
    return names
  }

  private static func build() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in missing {
      let source = packageDirectory.appending(path: "Tests/EastwardTests/Compiling/StandIns/\(name).swift")
      let module = folder.appending(path: "\(name).swiftmodule")
      let ending = try run(
        ["swiftc", "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library"]
          + ["-module-name", name, "-emit-module", "-o", module.path, source.path])
      #expect(ending.status == 0, "\(ending.everything)")
    }
  }
}
