import Findings
import SwiftReader

/// The uses of other files' properties in the code of some files. They are recorded where that code is analyzed, so
/// that all users of a property can be counted elsewhere.
package struct ForeignUses: Sendable, Equatable {
  /// The hash of the files and modules of the codebase to which the numbers refer.
  var codebase: UInt64 = 0
  /// The numbers of the files whose code was analyzed.
  var files: [UInt32] = []
  var uses: [ForeignUse] = []

  package init() {}

  /// The number of files whose code was analyzed.
  package var fileCount: Int { files.count }
}

/// One use of a property's value in another file.
struct ForeignUse: Sendable, Equatable {
  var property: DeclarationID
  /// The declaration whose code contains the use.
  var user: DeclarationID
  var file: Int
  var link: UInt32
  /// The member of the property's value that is used.
  var member: ByteString
  var position: Position
  /// The minimum confidences of findings for which the use counts.
  var confidences: [Confidence]

  struct Place: Hashable {
    let link: UInt32
    let property: DeclarationID
  }

  var place: Place { Place(link: link, property: property) }
}
