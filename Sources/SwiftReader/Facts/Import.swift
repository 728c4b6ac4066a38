/// `import Module`, or `import struct Module.Name`.
package struct Import: Sendable, Equatable {
  /// The name of the module, the first component of the path.
  package var module: Name
  /// The only declaration that is imported; ``Name/none`` for a whole module.
  package var name: Name
}
