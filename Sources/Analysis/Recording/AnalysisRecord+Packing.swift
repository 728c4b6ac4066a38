import Findings
import SwiftReader

extension AnalysisRecord {
  /// Returns the record as 32-bit words, after the words of a header.
  package func packed(after head: [UInt32] = []) -> [UInt32] {
    var writer = WordWriter(head, reserving: files.reduce(0) { $0 + $1.roughWordCount })
    var record = self
    Self.code(&record, &writer)
    return writer.words
  }

  /// Reads a record from untrusted words.
  ///
  /// - Returns: `nil` if the words are not a record. Its numbers may still be invalid in a codebase.
  package init?(packed words: ArraySlice<UInt32>) {
    var reader = WordReader(words)
    self.init()
    Self.code(&self, &reader)
    guard reader.isSound, reader.isAtEnd else { return nil }
  }

  private static func code(_ record: inout AnalysisRecord, _ fields: inout some WordCoder) {
    fields.number(&record.modules)
    fields.list(&record.files, of: File(path: "", base: 0, contributions: ContributionList(words: []))) {
      file, fields in
      var path = file.path.bytes
      fields.bytes(&path)
      file.path = ByteString(path)
      var content = (file.content?.words ?? [])[...]
      fields.numbers(&content)
      file.content = content.isEmpty ? nil : ContentID(words: Array(content))
      fields.number(&file.base)
      var contributions = file.contributions.words
      fields.numbers(&contributions)
      file.contributions = ContributionList(words: contributions)
      fields.optional(&file.analysis, FileAnalysis.blank) { code(&$0, &$1) }
    }
  }

  private static func code(_ analysis: inout FileAnalysis, _ fields: inout some WordCoder) {
    fields.number(&analysis.chainCounts.chains)
    fields.number(&analysis.chainCounts.candidates)
    fields.number(&analysis.chainCounts.typed)
    var questions = analysis.questions ?? QuestionList([])
    fields.list(&questions)
    analysis.questions = questions
    fields.list(&analysis.typeNames, of: "") { $1.text(&$0) }
    fields.list(&analysis.uses, of: .blank) { code(&$0, &$1) }
  }

  private static func code(_ use: inout Use, _ fields: inout some WordCoder) {
    fields.number(&use.chain)
    fields.number(&use.link)
    fields.declaration(&use.hop.member)
    fields.name(&use.hop.name)
    fields.number(&use.hop.offset)
    fields.flag(&use.hop.isResolved)
    fields.choice(&use.action)
    fields.choice(&use.confidence)
    fields.number(&use.binding)
    fields.number(&use.named)
    fields.number(&use.precedent)
    fields.number(&use.part)
    fields.number(&use.owner)
    var facts = use.facts.rawValue
    fields.number(&facts)
    fields.require(facts & ~Use.Facts.all.rawValue == 0)
    use.facts = Use.Facts(rawValue: facts)
  }
}

extension AnalysisRecord.File {
  /// The estimated number of words of the file in the record, for a path of usual length.
  fileprivate var roughWordCount: Int {
    40 + contributions.words.count
      + (analysis.map { $0.uses.count * 13 + ($0.questions?.numbers.count ?? 0) } ?? 0)
  }
}

extension FileAnalysis {
  fileprivate static var blank: FileAnalysis {
    FileAnalysis(file: 0, uses: [], typeNames: [], chainCounts: ChainCounts(), questions: QuestionList([]))
  }
}

extension Use {
  fileprivate static var blank: Use { Use(chain: 0, link: 0, hop: .none, action: .read, confidence: .low) }
}
