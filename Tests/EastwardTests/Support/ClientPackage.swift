import Foundation
import Running

/// Where packages that depend on this one are built. They share the directory, so that the library is built once; therefore
/// their targets have different names.
private let scratch = productsDirectory.deletingLastPathComponent().appending(path: "clients")

/// Returns the options with which `swift` builds a package that depends on this one.
func clientOptions(of package: URL) -> [String] { buildOptions(of: package, in: scratch) }

/// Returns where a test may write a package of this name.
func clientPackage(_ name: String) -> URL { scratch.appending(path: "packages/\(name)") }
