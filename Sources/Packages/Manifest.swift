package import Findings

/// The targets and products that a `Package.swift` or an Xcode project declares.
package struct Manifest: Sendable, Equatable {
  /// The path of the manifest's file.
  package let path: ByteString
  package var targets: [Target] = []
  /// The module names of the targets of each product, by the module name of the product.
  package var products: [ByteString: [ByteString]] = [:]
  /// Whether the manifest belongs to a library that the repository depends on.
  package var isOfDependency = false
  /// Whether everything was read: a computed target, dependency or product cannot be read.
  package var isComplete = true

  package struct Target: Sendable, Equatable {
    /// The name of the module.
    package var name: ByteString
    package var isTest = false
    /// The folder of the target's sources; `nil` for a target of an Xcode project.
    package var home: Home?
    /// The folders whose files belong to the target.
    package var folders: [ByteString] = []
    /// Single files that belong to the target.
    package var files: [ByteString] = []
    /// Files and folders inside the target's folders that do not belong to the target.
    package var excluded: [ByteString] = []
    /// The targets and products on which the target depends.
    package var dependencies: [Dependency] = []
    /// Whether the target can import nothing but its dependencies, and all of them are known.
    package var isClosed = false
  }

  /// A target or a product on which a target depends.
  package struct Dependency: Sendable, Equatable {
    /// The module name of the target or product.
    package var name: ByteString
    /// The name of the package that has the product; `nil` if it is not said.
    package var packageName: ByteString?
  }

  /// The folder of a package's target.
  package struct Home: Sendable, Equatable {
    /// The possible folders, of which the first that has files is used.
    package var candidates: [ByteString]
    /// The files and folders inside that belong to the target; `nil` for all.
    package var sources: [ByteString]?
    package var excluded: [ByteString]
  }

  init(path: ByteString) {
    self.path = path
  }

  /// Reads a manifest.
  ///
  /// - Returns: `nil` if a file with that name is not a manifest.
  package init?(path: ByteString, content: [UInt8]) {
    switch Self.kind(ofPath: path) {
    case .package: self = PackageReader(path, content).manifest()
    case .project: self = XcodeProjectReader(path, content).manifest()
    case nil: return nil
    }
  }

  package enum Kind: Sendable { case package, project }

  /// Returns the kind of manifest that a file with that name is; `nil` if it is not a manifest.
  package static func kind(ofPath path: ByteString) -> Kind? {
    let name = path.bytes[path.folder.bytes.count...]
    if name.elementsEqual("Package.swift".utf8) { return .package }
    return name.elementsEqual("project.pbxproj".utf8) ? .project : nil
  }
}

extension ByteString {
  /// Creates the name under which a target or product is imported, as Xcode and SwiftPM make it of any name: `my-app`
  /// becomes `my_app`.
  init(moduleNamed name: some Sequence<UInt8>) {
    var bytes = name.map { $0 >= 0x80 || isLetter($0) || isDigit($0) ? $0 : UInt8(ascii: "_") }
    if let first = bytes.first, isDigit(first) { bytes[0] = UInt8(ascii: "_") }
    self.init(bytes)
  }
}

private func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
