import Comparison
import Sessions

extension SettingsOrigin {
  init(_ arguments: Arguments) throws(Failure) {
    self = arguments[.configFrom].flatMap { SettingsOrigin(rawValue: $0) } ?? .head
    guard self == .base else { return }
    for flag in [Flag.config, .baseline] where arguments.has(flag) {
      // The named file could belong to the head.
      throw .exclusive("--\(flag.name)", "--config-from base")
    }
  }
}
