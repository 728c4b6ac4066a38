import Findings
import Git
import Linting
import Rules

/// A builder of configuration stacks, which reads each configuration file and the files that it extends once.
struct ConfigurationBuilder: ~Copyable {
  private let listing: FileList
  private var reader: ContentReader
  /// The configurations that were read, by path; `nil` for a file that does not exist.
  private var files: [RepositoryPath: Configuration?] = [:]
  /// The names and the contents of what was read, in order.
  private(set) var texts: [ByteString] = []
  /// The number of layers that may still be built: files that each extend the next one twice double the number at every
  /// step.
  private var budget = 1000

  /// The maximum length of a chain of `extends`. No real project needs more, and the builder recurses once for each
  /// step.
  private static let longestTrail = 16

  init(_ listing: FileList) throws(Failure) {
    self.listing = listing
    reader = try ContentReader(listing)
  }

  /// Reads the configuration file in a directory; returns `nil` if there is none.
  mutating func stack(in directory: RepositoryPath) throws(Failure) -> ConfigurationStack? {
    guard let path = directory.appending(configurationNameBytes), !listing.configurations.lacks(path),
      let configuration = try configuration(at: path)
    else { return nil }
    budget = 1000
    let source = ConfigurationLocation(path)
    return ConfigurationStack(
      name: source.name, home: path, directory: source.directory,
      layers: try layers(of: configuration, source, trail: [.file(path)]))
  }

  /// Reads the configuration that the command line names.
  mutating func stack(of source: ConfigurationOptions.Source) throws(Failure) -> ConfigurationStack {
    switch source {
    case .preset(let name):
      let layers = try layers(extended: Configuration.Located(text: name, line: 0), by: .commandLine, trail: [])
      return ConfigurationStack(name: name, home: nil, isPreset: true, layers: layers)
    case .file(let file):
      let location = ConfigurationLocation(ofFile: file, listing)
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try NamedFile(file, below: listing.root).bytes()
      } catch {
        throw .unusable(file, error)
      }
      let configuration = try parsed(bytes, location.name, location.file)
      texts.append(ByteString(location.directory.bytes))
      return ConfigurationStack(
        name: location.name, home: nil, directory: location.directory,
        layers: try layers(of: configuration, location, trail: [location.step]))
    }
  }

  /// Reads the default configuration, for files that have none.
  mutating func usual() throws(Failure) -> ConfigurationStack { try stack(of: .preset("recommended")) }

  private mutating func layers(
    of configuration: Configuration, _ location: ConfigurationLocation, trail: [ConfigurationLocation.Step],
    isOverride: Bool = false
  ) throws(Failure) -> [ConfigurationLayer] {
    budget -= 1
    guard trail.count <= Self.longestTrail, budget > 0 else {
      throw Failure(
        "\(location.name) extends too many configurations (\(trail.map(\.name).joined(separator: ", "))); extend fewer")
    }
    var layers: [ConfigurationLayer] = []
    let usual = isOverride ? [] : [Configuration.Located(text: "recommended", line: 0)]
    for base in configuration.extends ?? usual { layers += try self.layers(extended: base, by: location, trail: trail) }
    var overrides: [ConfigurationLayer.Override] = []
    for override in configuration.overrides { overrides.append(try layered(override, location, trail: trail)) }
    var exclusions: [ConfigurationLayer.Exclusion] = []
    for path in configuration.exclude ?? [] {
      let isNegated = path.text.hasPrefix("!")
      let text = isNegated ? String(path.text.dropFirst()) : path.text
      exclusions.append(
        ConfigurationLayer.Exclusion(
          pattern: try pattern(text, path.line, location), isNegated: isNegated))
    }
    return layers + [
      ConfigurationLayer(
        name: location.name, configuration: configuration, home: location.directory, overrides: overrides,
        exclusions: exclusions)
    ]
  }

  private mutating func layered(
    _ override: Configuration.Override, _ location: ConfigurationLocation, trail: [ConfigurationLocation.Step]
  ) throws(Failure) -> ConfigurationLayer.Override {
    ConfigurationLayer.Override(
      patterns: try override.paths.map { path throws(Failure) in try pattern(path.text, path.line, location) },
      layers: try layers(of: override.configuration, location, trail: trail, isOverride: true),
      replacesBase: override.replacesBase)
  }

  private mutating func layers(
    extended base: Configuration.Located, by location: ConfigurationLocation, trail: [ConfigurationLocation.Step]
  ) throws(Failure) -> [ConfigurationLayer] {
    let isPath = base.text.contains("/") || base.text.hasSuffix(".json")
    let path = isPath ? try location.path(of: base) : nil
    let step = path.map { ConfigurationLocation.Step.file($0) } ?? .named("the preset \(base.text)")
    guard !trail.contains(step) else {
      throw location.failure("circular 'extends' through '\(base.text)'; remove it", base.line)
    }
    if let path {
      guard let configuration = try configuration(at: path) else {
        throw location.failure("cannot extend '\(path)': no such file; fix the path, or remove it", base.line)
      }
      return try layers(of: configuration, ConfigurationLocation(path), trail: trail + [step])
    }
    let name = base.text
    guard let preset = presets.first(where: { $0.key == name }) else {
      let known = presets.map(\.key).joined(separator: ", ")
      let near = nearest(to: name, among: presets.map(\.key))
      let preset = near.map { "write '\($0)'" } ?? "known: \(known)"
      let file = name.isEmpty ? "" : "\(near == nil ? "; write" : ", or") './\(name).json' for a file"
      throw location.failure("unknown preset '\(name)'; \(preset)\(file)", base.line)
    }
    // Patterns of a preset are relative to the directory of the configuration that extends it.
    let source = ConfigurationLocation(name: name, directory: location.directory, isFile: false)
    return try layers(of: try parsed(preset.value, "the preset '\(name)'", nil), source, trail: trail + [step])
  }

  private func pattern(_ text: String, _ line: Int, _ location: ConfigurationLocation) throws(Failure)
    -> ConfigurationLayer.Pattern
  {
    guard let glob = PathGlob(text, below: location.directory) else {
      throw location.failure("'\(text)' is not a valid pattern; write one such as Sources/App or *.swift", line)
    }
    return ConfigurationLayer.Pattern(text: text, glob: glob, line: line)
  }

  private mutating func configuration(at path: RepositoryPath) throws(Failure) -> Configuration? {
    if let known = files[path] { return known }
    let bytes = try reader.configuration(at: path, of: listing)
    var configuration: Configuration?
    if let bytes { configuration = try parsed(bytes, path.description, path) }
    files[path] = .some(configuration)
    return configuration
  }

  /// - Parameter file: the path of the configuration, if it is a file in the repository.
  private mutating func parsed(_ bytes: [UInt8], _ name: String, _ file: RepositoryPath?) throws(Failure)
    -> Configuration
  {
    texts += [file.map { ByteString($0.bytes) } ?? ByteString(name), ByteString(bytes)]
    do throws(ConfigurationError) {
      let configuration = try Configuration(json: bytes)
      try configuration.checkVersion()
      try configuration.check()
      return configuration
    } catch {
      throw error.failure(in: name, at: file)
    }
  }
}
