package import Findings

/// What a `Package.swift` or an Xcode project says of its targets.
package struct Manifest: Sendable, Equatable {
  /// The path of the file.
  package let path: ByteString
  package var targets: [Target] = []
  /// By the name of a product the targets that it is made of.
  package var products: [ByteString: [ByteString]] = [:]
  /// Whether a library that the repository depends on has it.
  package var isOfDependency = false
  /// Whether everything was read: a target, a dependency or a product may be computed.
  package var isComplete = true

  package struct Target: Sendable, Equatable {
    /// The name of the module.
    package var name: ByteString
    package var isTest = false
    /// Where a package keeps the sources.
    package var home: Home?
    /// The folders whose files belong to the target.
    package var folders: [ByteString] = []
    /// Single files that belong to it.
    package var files: [ByteString] = []
    /// Files and folders that do not belong to it though they lie in its folders.
    package var excluded: [ByteString] = []
    /// The names of targets and products.
    package var dependencies: [ByteString] = []
    /// Whether it can import nothing but its dependencies, and all of them are known.
    package var isClosed = false
  }

  /// The folder of a package's target.
  package struct Home: Sendable, Equatable {
    /// The first of them that has files is meant.
    package var candidates: [ByteString]
    /// The files and folders in it that count; `nil` for all.
    package var sources: [ByteString]?
    package var excluded: [ByteString]
  }

  init(path: ByteString) {
    self.path = path
  }

  /// Reads a manifest.
  ///
  /// - Returns: `nil` if a file of that name is none.
  package init?(path: ByteString, content: [UInt8]) {
    switch Self.kind(ofPath: path) {
    case .package: self = PackageReader(path, content).manifest()
    case .project: self = XcodeProjectReader(path, content).manifest()
    case nil: return nil
    }
  }

  package enum Kind: Sendable { case package, project }

  /// What a file of that name would be.
  package static func kind(ofPath path: ByteString) -> Kind? {
    let name = path.bytes[path.folder.bytes.count...]
    if name.elementsEqual("Package.swift".utf8) { return .package }
    return name.elementsEqual("project.pbxproj".utf8) ? .project : nil
  }
}
