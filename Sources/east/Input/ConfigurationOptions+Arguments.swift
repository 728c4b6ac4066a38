import Findings
import Git
import Linting
import Rules
import Sessions

extension ConfigurationOptions {
  init(_ arguments: Arguments) throws(Failure) {
    let only = arguments.all(.rule)
    let known = allRules
    if let stranger = only.first(where: { !known.contains($0) && !$0.hasPrefix(UseRule.prefix) }) {
      throw unknownRule(stranger)
    }
    let confidence = arguments[.confidence].flatMap { Confidence(rawValue: $0) }
    let source: Source?
    switch (arguments[.preset], arguments[.config]) {
    case (nil, nil): source = nil
    case (.some, .some): throw .exclusive("--preset", "--config")
    case (let name?, nil):
      let names = presets.map(\.key)
      guard names.contains(name) else {
        throw Failure("unknown preset '\(name)'\(choices(for: name, among: names))")
      }
      source = .preset(name)
    case (nil, let file?): source = .file(DiskPath(file))
    }
    self.init(source: source, only: only, confidence: confidence)
  }
}
