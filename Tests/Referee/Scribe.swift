import SwiftSyntax

/// Walks a syntax tree once and writes down what a transcript says of it.
///
/// Whole postfix expressions, declarations and patterns are taken apart where they begin, so that nothing climbs.
final class Scribe: SyntaxVisitor {
  /// What surrounds the node: it decides whether a `var` is a property.
  enum Surroundings {
    case file, type, protocolBody, body
  }

  var lines: [Line] = []
  var surroundings = Surroundings.file
  /// The offset of the innermost enclosing declaration's name.
  var declaration: Int?
  /// The kind of binding that an identifier pattern makes here.
  var binding: String?
  var isInCasePattern = false

  func write(_ offset: Int, _ text: String) {
    lines.append(Line(offset: offset, text: text))
  }
}
