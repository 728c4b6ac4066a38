/// The limits of what is read of manifests, each with what happens beyond it.
enum Limits {
  /// The number of targets that the manifests of one repository declare. A manifest that exceeds it is not read: its
  /// files belong to the modules of their folders.
  static let modules = 2048
  /// The number of targets of one manifest that are read.
  static let targets = 1024
  /// The number of dependencies of one target that are followed.
  static let dependenciesOfTarget = 1024
  /// The number of targets to which one file belongs. Further targets are treated as if they did not contain the file.
  static let targetsOfFile = 64
  /// The depth to which arrays and dictionaries of an Xcode project may be nested. A project with deeper nesting is not
  /// read.
  static let propertyListDepth = 64
}
