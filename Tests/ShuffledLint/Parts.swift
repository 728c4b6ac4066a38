import Analysis
import Findings
import FuzzProperties
import Linting
import Packages

/// Divides the files into two to five parts, lints each beside the interfaces of all other files, and puts together
/// what is found.
func findings(
  inPartsOf files: [SourceFile], _ manifests: [Manifest], under ruleSets: RuleSets,
  using generator: inout some RandomNumberGenerator
) throws -> [Finding] {
  let count = Int.random(in: 2...5, using: &generator)
  let parts = files.map { _ in Int.random(in: 0..<count, using: &generator) }
  return try codebases(inPartsOf: files, as: parts, Manifests(manifests)).flatMap { found(in: $0, ruleSets) }.sorted()
}
