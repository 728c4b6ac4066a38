import Foundation
import Testing

/// A piece of Swift for both readers, with the place in a file where it stands.
struct SwiftText: Sendable {
  var path: String
  /// The line of the file that the text begins with.
  var line = 1
  var bytes: [UInt8]

  /// Where a test shall say that something is wrong with an offset of the text.
  func location(of offset: Int) -> SourceLocation {
    let newlines = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    return SourceLocation(fileID: "SwiftReaderTests/\(path)", filePath: path, line: line + newlines, column: 1)
  }
}

extension SwiftText {
  /// Where texts are found that both readers can read.
  enum Place: CaseIterable {
    /// Everything that this repository is written in.
    case ownSources
    /// The blocks of the rules' pages that are fenced as Swift.
    case examples
    /// What makes Swift hard to read.
    case torture
    /// The small ones of the interfaces in a toolchain for Linux; `Scripts/compare-readers` takes all.
    case interfaces

    var texts: [SwiftText] {
      switch self {
      case .ownSources:
        ["Sources", "Rules", "Tests", "Plugins", "Examples", "Benchmarks"]
          .flatMap { SwiftText.texts(below: root + $0) { $0.hasSuffix(".swift") } }
      case .examples:
        SwiftText.texts(below: root + "Rules/Pages") { $0.hasSuffix(".md") }.flatMap(\.swiftBlocks)
      case .torture:
        SwiftText.texts(below: root + "Tests/SwiftReaderTests/Torture") { $0.hasSuffix(".swift.txt") }
      case .interfaces:
        SwiftText.texts(below: toolchainLibraries ?? "") { $0.hasSuffix("swiftinterface") && !$0.contains(".private.") }
          .filter { $0.bytes.count < 300_000 }
      }
    }
  }

  /// The blocks of a Markdown page that are fenced as Swift.
  private var swiftBlocks: [SwiftText] {
    var blocks: [SwiftText] = []
    var isInside = false
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if isInside, line.starts(with: "```".utf8) {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].bytes += line + [UInt8(ascii: "\n")]
      } else if line.starts(with: "```swift".utf8) {
        isInside = true
        blocks.append(SwiftText(path: path, line: index + 2, bytes: []))
      }
    }
    return blocks
  }

  private static func texts(below folder: String, _ isWanted: (String) -> Bool) -> [SwiftText] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { isWanted($0) && !$0.contains(".build/") }.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      return FileManager.default.contents(atPath: path).map { SwiftText(path: path, bytes: [UInt8]($0)) }
    }
  }
}

/// The folder that the process map says SwiftSyntax was loaded from.
private let toolchainLibraries: String? = {
  let map = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() } ?? Data()
  let line = String(decoding: map, as: UTF8.self).split(separator: "\n").first { $0.contains("/host/libSwiftSyntax.") }
  guard let line, let start = line.firstIndex(of: "/"), let end = line.range(of: "/host/") else { return nil }
  return String(line[start..<end.lowerBound])
}()

private let root = #filePath.components(separatedBy: "Tests/SwiftReaderTests/").first ?? ""
