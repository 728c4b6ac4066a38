import SwiftReader

extension ChainAnalyzer {
  /// Returns the type annotation of a property, or the type inferred from its initial value.
  mutating func typeOfProperty(_ id: DeclarationID) -> KnownType {
    let declaration = table.declaration(id)
    let isWritten = declaration.type != nil
    if !isWritten && remainingInferences == 0 { return .unknown }
    let key = UInt64(id.index) << 4 | UInt64(isWritten ? 15 : remainingInferences)
    if let known = inferred.value(of: key, &types.asked.questions) { return known }
    let log = types.asked.questions.begin()
    let type = isWritten ? types.written(declaration.type, at: id) : inferredType(declaration, id)
    types.asked.questions.end(log)
    inferred.keep(type, under: key, log.node)
    return type
  }

  /// Infers the type of a property from its initial value, in the property's own file. The result must not depend on
  /// the requesting code, so the analysis starts from an empty frame, and properties that it needs are followed one
  /// level less.
  private mutating func inferredType(_ declaration: Declaration, _ id: DeclarationID) -> KnownType {
    if declaration.value == .unknown { return declaration.injectedType(id, in: &self) }
    let (savedFrame, savedNesting, savedTrace) = (frame, expressionDepth, trace)
    defer { (frame, expressionDepth, trace, types.file) = (savedFrame, savedNesting, savedTrace, savedFrame.file) }
    frame = Frame(table.file(of: id), table, isOfForeignValue: true)
    types.file = frame.file
    types.asked.readBodies(of: frame.file)
    trace = nil
    expressionDepth = 0
    remainingInferences -= 1
    defer { remainingInferences += 1 }
    let origin = origin(of: declaration.value, in: declaration.scope, at: declaration.offset)
    return part(declaration.part, of: origin).type
  }
}
