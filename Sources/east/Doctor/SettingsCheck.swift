import Analysis
import Findings
import Linting
import Sessions

/// The check of the configuration.
struct SettingsCheck: Examined {
  private let options: InputOptions
  private let listing: FileList
  private let idle: [String]

  init(_ arguments: Arguments) throws(Failure) {
    options = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
    var listing = try options.listing(of: try options.location(), complains: false, isWhole: true)
    let configurations = try options.configurations(of: listing)
    try options.configure(&listing, by: configurations)
    idle = configurations.idleSettings(among: listing.files)
    self.listing = listing
  }

  var description: String {
    "valid; applies to \(pluralized(listing.files.count(where: \.role.isLinted), "Swift file"))"
  }

  var faults: [String] { options.configuration.source == nil ? listing.misnamedConfigurations : [] }

  var details: [String] {
    listing.exclusions.map {
      "\($0.place) excludes \(pluralized($0.count, "file")), which are read for their declarations"
    } + idle
  }

  func dependencies() -> DependencyCheck { DependencyCheck(listing) }

  func modules() throws(Failure) -> ModuleCheck {
    ModuleCheck(listing, try listing.manifests(FactsMemo()).map(\.manifest))
  }

  func reading() async -> Result<ReadFiles, Failure> {
    do throws(Failure) { return .success(try await options.read(listing, .empty)) } catch {
      return .failure(error)
    }
  }

  func baseline() throws(Failure) -> Setting {
    try options.baseline(of: listing).map { .present(pluralized($0.count, "finding")) } ?? .absent("none")
  }
}
