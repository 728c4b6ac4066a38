package import Linting

/// The rule about files that could not be read or parsed completely. No configuration can disable it, because code that
/// was not read was not linted; its findings are created where files are read.
package enum UnreadFile {
  package static let page = Page(PackageResources.unread_file_md)

  package static var id: String { page.id }
}
