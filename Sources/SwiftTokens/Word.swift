/// The keywords of Swift's grammar, the reserved ones first.
public enum Word: UInt8, Sendable, CaseIterable {
  case none
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
  case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
  case `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`
  case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  // The contextual keywords follow: elsewhere they are identifiers.
  case `actor`, `any`, `async`, `await`, `borrow`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`
  case `dependsOn`, `didSet`, `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`
  case `isolated`, `lazy`, `macro`, `modify`, `mutate`, `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `of`
  case `open`, `optional`, `override`, `package`, `postfix`, `prefix`, `read`, `reasync`, `required`, `sending`, `set`
  case `some`, `then`, `unowned`, `unsafe`, `unsafeAddress`, `unsafeMutableAddress`, `using`, `weak`, `willSet`, `yield`
  case `_borrow`, `_const`, `_local`, `_modify`, `_move`, `_read`, `__consuming`, `__owned`, `__setter_access`
  case `__shared`, `Protocol`, `type`

  // Written out to be inlined, as for ``Token/Kind``.
  @inlinable @inline(__always)
  public static func == (left: Word, right: Word) -> Bool { left.rawValue == right.rawValue }

  @inlinable public var isReserved: Bool { self != .none && rawValue < Word.actor.rawValue }

  /// The spellings of all cases but `none`, in order. Reflecting the names of the cases would cost a millisecond.
  static let spellings = [
    "Any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough",
    "false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private",
    "protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try",
    "typealias var where while actor any async await borrow borrowing consume consuming convenience copy dependsOn",
    "didSet discard distributed dynamic each final get indirect infix isolated lazy macro modify mutate mutating",
    "nonisolated nonmutating nonsending of open optional override package postfix prefix read reasync required sending",
    "set some then unowned unsafe unsafeAddress unsafeMutableAddress using weak willSet yield _borrow _const _local",
    "_modify _move _read __consuming __owned __setter_access __shared Protocol Type",
  ].flatMap { $0.split(separator: " ") }
}
