import Analysis
import Findings
import PairWriting
import SwiftReader
import SwiftTokens

/// The new methods of a plan, by the places where they are inserted.
struct NewMembers {
  private let table: SymbolTable
  private var members: [Place: [(owner: PartOwner, text: String)]] = [:]
  /// The modules that the methods need, by file.
  private var imports: [ByteString: Set<String>] = [:]

  init(_ methods: [OwnerMethod], _ table: SymbolTable) {
    self.table = table
    for method in methods {
      for (number, owner) in method.owners.enumerated() where !method.exists(in: number) {
        add(method, number, to: owner)
      }
    }
  }

  private mutating func add(_ method: OwnerMethod, _ number: Int, to owner: PartOwner) {
    let place = Place(
      path: table.path(of: owner.file), offset: owner.place, owner: owner.name,
      constraint: method.constraint(of: number), condition: method.condition(of: number))
    let text = method.declaration(in: number)
    if members[place]?.contains(where: { $0.text == text }) != true {
      members[place, default: []].append((owner, text))
    }
    imports[place.path, default: []].formUnion(method.imports[number])
  }

  /// Returns the edits that insert the methods and the imports that they need, by file.
  func edits(_ sources: [ByteString: SourceText]) -> [ByteString: [Edit]] {
    var edits: [ByteString: [Edit]] = [:]
    for (place, texts) in members.sorted(by: { $0.key < $1.key }) {
      guard let owner = texts.first?.owner else { continue }
      edits[place.path, default: []].append(
        owner.insertion(of: texts.map(\.text), where: place.constraint, if: place.condition))
    }
    for (path, modules) in imports where !modules.isEmpty {
      guard let source = sources[path] else { continue }
      edits[path, default: []].append(source.insertion(ofImports: modules))
    }
    return edits
  }

  private struct Place: Hashable, Comparable {
    let path: ByteString
    let offset: Int
    let owner: String
    /// The constraint on the owner's generic parameter, such as `Part == File`; empty if there is none.
    let constraint: String
    /// The `#if` condition of the methods; empty if there is none.
    let condition: String

    static func < (left: Place, right: Place) -> Bool {
      (left.path, left.offset, left.owner, left.constraint, left.condition)
        < (right.path, right.offset, right.owner, right.constraint, right.condition)
    }
  }
}

extension SourceText {
  fileprivate func insertion(ofImports modules: Set<String>) -> Edit {
    let end = endOfImports ?? endOfHeader
    let lines = modules.sorted().map { "import \($0)\(lineEnd)" }.joined()
    return Edit(range: end..<end, text: endOfImports == nil ? lines + lineEnd : lines)
  }
}

extension PartOwner {
  /// Returns the edit that inserts an extension with the members after the owner.
  fileprivate func insertion(of members: [String], where constraint: String, if condition: String) -> Edit {
    let newLine = source.lineEnd
    let style = MemberStyle(of: source)
    let extended = style.extension(of: constraint.isEmpty ? name : "\(name) where \(constraint)", members)
    let text = "\n" + (condition.isEmpty ? extended : style.conditional(extended, condition))
    let next = source.line(around: place)
    let isClose = place < source.bytes.count && !source.text(next).allSatisfy(\.isWhitespace)
    let whole = isClose ? text + "\n" : text
    let lines = newLine == "\n" ? whole : whole.replacing("\n", with: newLine)
    let isLast = place == source.bytes.count && source.bytes.last.map { !$0.endsLine } != false
    return Edit(range: place..<place, text: isLast ? newLine + lines : lines)
  }
}
