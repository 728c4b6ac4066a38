import Sessions

extension Log {
  init(_ arguments: Arguments) {
    self.init(isQuiet: arguments.has(.quiet))
  }
}
