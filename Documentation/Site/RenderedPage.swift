import Foundation

/// A page as DocC writes it for its own script: `data/documentation/….json`. Only what a reader sees as text is decoded.
struct RenderedPage: Decodable {
  private let metadata: Metadata
  private let abstract: [Block]?
  private let primaryContentSections: [Block]?
  private let references: [String: Reference]?
  private let hierarchy: Hierarchy?

  private struct Metadata: Decodable {
    let title: String
    let role: String?
    let roleHeading: String?
  }

  private struct Reference: Decodable {
    let title: String?
  }

  /// The pages above it, from each root.
  private struct Hierarchy: Decodable {
    let paths: [[String]]?
  }

  var title: String { metadata.title }

  /// What the page is, such as `Article`, or `Instance Method of Recorder`.
  var kind: String {
    let kind = metadata.roleHeading ?? "Page"
    let parent = hierarchy?.paths?.first?.dropFirst().last.flatMap { references?[$0]?.title }
    return kind == "Article" ? kind : parent.map { "\(kind) of \($0)" } ?? kind
  }

  /// Whether it is a list of declarations that DocC made.
  var isList: Bool { metadata.role == "collectionGroup" }

  /// The text in parts: the summary and what stands before the first heading, then a part for each heading.
  var parts: [SearchIndex.Part] {
    var parts = [SearchIndex.Part(heading: "", anchor: "", text: text(of: abstract ?? []))]
    for block in (primaryContentSections ?? []).flatMap(\.blocks) {
      if block.type == "heading" {
        parts.append(SearchIndex.Part(heading: block.text ?? "", anchor: block.anchor ?? "", text: ""))
      } else {
        parts[parts.count - 1].text += " \(text(of: [block]))"
      }
    }
    return parts.map(\.trimmed).filter { !$0.heading.isEmpty || !$0.text.isEmpty }
  }

  private func text(of blocks: [Block]) -> String {
    blocks.map { block in
      switch block.type {
      case "reference": block.identifier.flatMap { references?[$0]?.title } ?? ""
      case "text", "heading": block.text ?? ""
      case "codeVoice": block.code?.text ?? ""
      case "codeListing": " \(block.code?.text ?? "") "
      case "paragraph", "tableData": " \(text(of: block.blocks)) "
      default: text(of: block.blocks)
      }
    }.joined()
  }
}

/// A part of a page with the parts in it.
private struct Block: Decodable {
  let type: String?
  let text: String?
  let anchor: String?
  let identifier: String?
  let code: Code?
  private let content: [Block]?
  private let inlineContent: [Block]?
  private let items: [Block]?
  private let parameters: [Block]?
  private let rows: [[[Block]]]?

  var blocks: [Block] {
    (inlineContent ?? []) + (content ?? []) + (items ?? []) + (parameters ?? []) + (rows ?? []).joined().joined()
  }

  /// A name in a sentence, or the lines of an example.
  struct Code: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? container.decode([String].self).joined(separator: "\n")
    }
  }
}
