import Sessions

extension ContentSource {
  init(_ arguments: Arguments) throws(Failure) {
    let isStaged = arguments.has(.staged)
    let flag: Flag = arguments.verb == .gate ? .head : .rev
    if let revision = arguments[flag] {
      if isStaged { throw .exclusive("--\(flag.name)", "--staged") }
      self = .revision(revision)
    } else {
      self = isStaged ? .index : .workTree
    }
  }
}
