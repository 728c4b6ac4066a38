import Analysis
import Findings
import Git
package import Linting
import Rules

/// The file of ceilings, at the root of the linted content.
package enum CeilingsFile {
  package static let name = ".east-ceilings"

  /// Reads the ceilings of a listing; none if there is no file.
  package static func ceilings(of listing: FileList) throws(Failure) -> Ceilings {
    guard let path = RepositoryPath(name) else { return Ceilings([:]) }
    var reader = try ContentReader(listing)
    guard let bytes = try reader.configuration(at: path, of: listing) else { return Ceilings([:]) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("'\(name)' is not UTF-8; run `east budget write` to recreate it")
    }
    do {
      return try Ceilings(text: text)
    } catch {
      throw Failure(
        "\(name):\(error.line): \(error.why); fix the line, or run `east budget write` to recreate the file",
        at: Failure.Place(file: path, line: error.line))
    }
  }
}

extension LintSession {
  /// Writes ceilings at the root.
  package func write(_ ceilings: Ceilings) throws(Failure) {
    do {
      try NamedFile(place.appending(name: CeilingsFile.name.utf8), below: place).write(ceilings.text)
    } catch {
      throw .unwritable("'\(CeilingsFile.name)'", error)
    }
  }
}

extension Configurations {
  /// Returns what the findings of the rules with a budget are counted by.
  func budgetAxes() throws(Failure) -> [String: FindingAxis] {
    let configuration = root.resolved([])
    var axes: [String: FindingAxis] = [:]
    let known = allRules + configuration.uses.values.map(\.value.id).sorted()
    for (rule, budget) in configuration.budgets.value.sorted(by: { $0.key < $1.key }) {
      guard known.contains(rule) else {
        throw ConfigurationError.unknown("rule", rule, among: known, line: budget.line)
          .failure(in: configuration.budgets.location, at: nil)
      }
      axes[rule] = FindingAxis(rawValue: budget.text)
    }
    return axes
  }
}

extension Budgets {
  /// Reads the ceilings of a listing, and how its files are counted.
  ///
  /// - Parameter modules: the module of each file, by path.
  init(_ axes: [String: FindingAxis], of listing: FileList, in modules: [ByteString: ByteString]) throws(Failure) {
    let owners = axes.values.contains(.owner) ? try listing.codeOwners() : nil
    self.init(axes, try CeilingsFile.ceilings(of: listing)) { axis, path in
      if axis == .owner, let owners {
        let names = RepositoryPath(bytes: path.bytes).map(owners.owners) ?? []
        return names.first.map { ByteString($0) } ?? "no owner"
      }
      return axis.name(of: path, modules)
    }
  }
}
