import Findings
import SwiftReader

/// Whether each file is in a folder for tests or examples. Files of one folder are adjacent, so each folder is examined
/// once.
struct FolderTraits {
  private(set) var isTest: [Bool] = []
  private(set) var isExample: [Bool] = []

  init(_ files: [SourceFile]) {
    var folder: ByteString?
    var (isTest, isExample) = (false, false)
    for file in files {
      let own = file.path.folder
      if own != folder {
        folder = own
        isTest = own.parts.contains { $0.elementsEqual("Tests".utf8) }
        isExample = isOfExamples(own.bytes[...])
      }
      self.isTest.append(isTest)
      self.isExample.append(isExample)
    }
  }
}

extension ByteString {
  /// The path of the innermost file or folder whose name begins with a dot; `nil` if nothing in the path is hidden.
  var hidden: ByteString? {
    guard let dot = bytes.indices.last(where: { isStartOfHiddenName($0) }) else { return nil }
    return ByteString(bytes[..<(bytes[dot...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex)])
  }

  private func isStartOfHiddenName(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ".") && (index == bytes.startIndex || bytes[index - 1] == UInt8(ascii: "/"))
  }

  /// Whether a file is neither in a folder for tests nor a package manifest.
  var isOfProduct: Bool {
    !bytes.elementsEqual("Package.swift".utf8) && !folder.parts.contains { $0.suffix(5).elementsEqual("Tests".utf8) }
  }
}

/// Returns whether a folder of the path is for examples, samples or demos: `Examples/`, `iOS Sample/`,
/// `ChartsDemo-iOS/`.
package func isOfExamples(_ folder: ArraySlice<UInt8>) -> Bool {
  // A byte that is not an ASCII letter ends a word, unless it belongs to a non-ASCII letter.
  guard folder.allSatisfy({ $0 < 0x80 }) else { return isOfExamples(String(describing: ByteString(folder))) }
  var wordEnd = folder.startIndex
  while let start = folder[wordEnd...].firstIndex(where: \.isLetter) {
    wordEnd = folder[start...].firstIndex { !$0.isLetter } ?? folder.endIndex
    if endsLikeExamples(folder[start..<wordEnd]) { return true }
  }
  return false
}

private func isOfExamples(_ folder: String) -> Bool {
  folder.split { !$0.isLetter }.contains { endsLikeExamples(Array($0.lowercased().utf8)[...]) }
}

private func endsLikeExamples(_ word: ArraySlice<UInt8>) -> Bool {
  let last = word.last.map { $0 | 0x20 }
  guard last == UInt8(ascii: "o") || last == UInt8(ascii: "s") || last == UInt8(ascii: "e") else { return false }
  return ["demo", "demos", "example", "examples", "sample", "samples"].contains { ending in
    word.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

/// Returns the number of leading folders that two paths share.
func sharedFolders(_ left: ByteString, _ right: ByteString) -> Int {
  var shared = 0
  for (one, other) in zip(left.bytes, right.bytes) {
    if one != other { break }
    if one == UInt8(ascii: "/") { shared += 1 }
  }
  return shared
}
