import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites that one call of one method replaces: a single one, or sets of an owner's parts to the same value that are
/// written one after the other (`fileView.setHidden(show)`).
struct RewriteGroup {
  let first: Rewrite
  private var further: [Rewrite] = []

  var all: [Rewrite] { [first] + further }
  var file: Int { first.site.file }
  var key: MethodKey { MethodKey(paths: all.map(\.pathKey), form: first.form) }

  /// Returns the groups of rewrites, in the order of their first members.
  static func groups(of rewrites: [Rewrite], in sources: [Int: SourceText]) -> [RewriteGroup] {
    var groups: [RewriteGroup] = []
    for rewrite in rewrites.sorted(by: { ($0.site.file, $0.site.start) < ($1.site.file, $1.site.start) }) {
      if let last = groups.last, let source = sources[rewrite.site.file], last.isFollowed(by: rewrite, in: source) {
        groups[groups.count - 1].further.append(rewrite)
      } else {
        groups.append(RewriteGroup(first: rewrite))
      }
    }
    let places = Dictionary(rewrites.enumerated().map { ($1.place, $0) }) { first, _ in first }
    return groups.sorted { places[$0.first.place] ?? 0 < places[$1.first.place] ?? 0 }
  }

  private func isFollowed(by next: Rewrite, in source: SourceText) -> Bool {
    let last = further.last ?? first
    guard last.site.file == next.site.file, last.isPlainSet, next.isPlainSet,
      last.setting == next.setting, last.owner == next.owner,
      !all.contains(where: { $0.pathKey == next.pathKey }),
      source.text(last.site.receiver) == source.text(next.site.receiver),
      let value = last.value(in: source), value == next.value(in: source),
      !value.contains(source.text(next.site.receiver))
    else { return false }
    let end = last.statement(in: source).upperBound
    return end <= next.site.start && source.text(end..<next.site.start).allSatisfy(\.isWhitespace)
  }

  /// The candidate names of the method, the best first.
  var methodNames: [String] {
    further.isEmpty ? first.path.methodNames(first.form) : first.nameOfSetting.map { [$0] } ?? []
  }

  /// The new method of the path's owners, without a name.
  var method: OwnerMethod {
    OwnerMethod(
      path: first.path, others: further.map(\.path), form: first.form, throwing: first.throwing,
      isCalledElsewhere: all.contains { $0.isCalledElsewhere })
  }

  /// Returns the edits of the file, and the bytes that another rewrite must not change.
  func edits(named name: String, in source: SourceText) -> (edits: [Edit], span: Range<Int>) {
    var (edits, span) = first.edits(named: name, in: source)
    guard let last = further.last, let end = edits.popLast() else { return (edits, span) }
    // The bracket behind the new value replaces the other statements.
    let rest = end.range.lowerBound..<last.statement(in: source).upperBound
    return (edits + [Edit(range: rest, text: end.text)], span.lowerBound..<rest.upperBound)
  }
}

extension Rewrite {
  /// Whether the rewrite sets a property of a part, without a `?`.
  fileprivate var isPlainSet: Bool {
    guard case .call = text, path.count == 1, !path.isOptional, path.conditions(of: 0).isEmpty,
      path.constraints.allSatisfy(\.isEmpty)
    else { return false }
    if case .setMember(let member) = form { return !member.isOptional }
    return form == .set
  }

  /// The property that is set, as a member of any part.
  fileprivate var setting: [String] {
    if case .setMember(let member) = form { return [member.name, member.type.text] }
    return [path.leaf.name, path.valueType]
  }

  /// The name of a method that sets the property of several parts.
  fileprivate var nameOfSetting: String? {
    setting.first.map { "set\($0.quality)" }
  }

  fileprivate func statement(in source: SourceText) -> Range<Int> {
    guard let start = source.token(at: site.start) else { return site.start..<site.start }
    return source.range(of: source.statement(around: start))
  }

  /// Returns the text of the new value if it can be evaluated once for several sets: it calls nothing.
  fileprivate func value(in source: SourceText) -> String? {
    guard case .call(let range, _, _, let further) = text, let end = further.first?.range.lowerBound,
      range.upperBound < end
    else { return nil }
    let value = source.text(range.upperBound..<end)
    return value.contains(where: { "({[\n".contains($0) }) ? nil : value
  }
}
