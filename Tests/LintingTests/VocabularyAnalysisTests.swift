import Findings
import SwiftReader
import Testing

@testable import Analysis

@Suite("an analysis by a vocabulary")
struct VocabularyAnalysisTests {
  @Test("of recorded analyses is the same as of others, whichever member is added", arguments: [true, false])
  func members(isMutating: Bool) {
    let (recorded, whole) = (codebase(isRecorded: true), codebase(isRecorded: false))
    var effective = 0
    for name in ["open", "till", "drawer", "unlock", "shelf", "sort", "leaf", "unfold", "ring", "count", "Tree", "no"] {
      var vocabulary = Vocabulary()
      if isMutating { vocabulary.mutatingMembers = [name] } else { vocabulary.neutralMembers = [name] }
      let (some, all) = (recorded.analyses(by: vocabulary), whole.analyses(by: vocabulary))
      #expect(zip(some, all).allSatisfy { $0.isSame(as: $1) } && some.count == all.count, "\(name)")
      if !zip(all, whole.analyses).allSatisfy({ $0.isSame(as: $1) }) { effective += 1 }
    }
    #expect(effective >= 4)
  }

  @Test(
    "repeats the files with the member and those that ask about them",
    arguments: [
      ("unlock", ["Drawer.swift", "Kiosk.swift", "Shop.swift"]),
      ("unfold", ["Garden.swift", "Leaf.swift"]),
      ("nothing", []),
    ])
  func repeated(name: String, paths: [String]) {
    var vocabulary = Vocabulary()
    vocabulary.mutatingMembers = [name]
    let codebase = codebase(isRecorded: true)
    // Analyses that were repeated are not recorded.
    let repeated = codebase.analyses(by: vocabulary).filter { $0.questions == nil }
    #expect(repeated.map { "\(codebase.files[$0.file].path)" } == paths)
  }

  @Test("repeats all files if types are added, or closures inherit the reach of their receivers")
  func others() {
    let codebase = codebase(isRecorded: true)
    var (types, closures) = (Vocabulary(), Vocabulary())
    types.valueTypes = ["Nothing"]
    closures.inheritsReach = true
    for vocabulary in [types, closures] {
      #expect(codebase.analyses(by: vocabulary).allSatisfy { $0.questions == nil })
    }
  }

  private func codebase(isRecorded: Bool) -> Codebase {
    let files = Edit.program.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(path: ByteString(path), facts: facts(of: Array(text.utf8)), isLinted: true, content: .unique())
    }
    return Codebase(files, isRecorded: isRecorded, jobs: 1)
  }
}
