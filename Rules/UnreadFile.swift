package import Linting

/// The rule about files that could not be read or parsed completely. No configuration can switch it off, because what was
/// not read was not linted; its findings are made where files are read.
package enum UnreadFile {
  package static let page = Page(PackageResources.unread_file_md)

  package static var id: String { page.id }
}
