import Findings
import SwiftReader

/// How the code of some files reaches through properties of others: what must be known of code that is analyzed
/// elsewhere, in order to count the users of a property.
package struct ForeignUses: Sendable, Equatable {
  /// What the uses are of: the files and modules of the codebase.
  var codebase: UInt64 = 0
  /// The files whose uses these are, by their numbers.
  var files: [UInt32] = []
  var uses: [ForeignUse] = []

  package init() {}

  /// The number of files whose uses these are.
  package var fileCount: Int { files.count }
}

/// How one piece of code reaches through a property.
struct ForeignUse: Sendable, Equatable {
  var property: DeclarationID
  /// The declaration whose code it is.
  var user: DeclarationID
  var file: Int
  var link: UInt32
  /// What is used of the property's value.
  var member: ByteString
  var position: Position
  /// How sure a finding may have to be for the use to count.
  var confidences: [Confidence]

  struct Place: Hashable {
    let link: UInt32
    let property: DeclarationID
  }

  var place: Place { Place(link: link, property: property) }
}
