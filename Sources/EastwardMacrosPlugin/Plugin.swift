/// Expands macros for the compiler.
struct Plugin {
  /// The version of the compiler's messages that this plug-in was written and tested against.
  static let version = 7
  /// The oldest version whose compilers understand the responses.
  static let oldestVersion = 5

  private var hostVersion = Plugin.version

  mutating func answer(_ message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability(let version):
      hostVersion = version
      // A newer compiler uses the version of the response, an older one its own version.
      return .getCapabilityResult(version: min(version, Self.version))
    case .expandAttachedMacro(let expansion):
      guard hostVersion >= Self.oldestVersion else {
        return .refusal(
          "the compiler uses version \(hostVersion) of the plug-in protocol, and Eastward needs \(Self.oldestVersion); "
            + "use Swift 6.3 or later, or write by hand what the macros would generate")
      }
      return expand(expansion)
    case .unknown(let name):
      return .refusal(
        "Eastward's macros do not support the message '\(name)' of the compiler; write by hand what the macros would generate"
      )
    }
  }

  private func expand(_ expansion: Expansion) -> PluginMessage {
    do throws(Refusal) {
      return .expandMacroResult(source: try text(of: expansion), diagnostics: [])
    } catch {
      return .expandMacroResult(source: expansion.equality, diagnostics: [error.diagnostic])
    }
  }

  private func text(of expansion: Expansion) throws(Refusal) -> String {
    switch (expansion.macro.typeName, expansion.macroRole) {
    case ("AspectMacro", "peer"): try AspectMacro(expansion).peers
    case ("AspectMacro", "extension"):
      // The errors of the enum are reported for the role `peer` already.
      if let macro = try? AspectMacro(expansion) { try macro.conformance } else { expansion.equality }
    case ("ProvidesMacro", "peer"): try ProvidesMacro(expansion).method
    case ("CaseAccessorsMacro", "member"): try CaseAccessorsMacro(expansion).properties
    case (let name, let role):
      throw Refusal(
        "Eastward has no macro '\(name)' that is a \(role)", at: 0, of: SourcePiece(expansion.attributeSyntax))
    }
  }
}

extension Expansion {
  /// The `Equatable` conformance of a rejected enum, which the compiler would synthesize if no macro could add it.
  fileprivate var equality: String {
    guard let declaration = try? EnumDeclaration(self, for: macro.typeName), declaration.hasCases,
      let type = extendedTypeSyntax?.source, isNotEquatable, !declaration.isPrivate
    else { return "" }
    return "extension \(type): Swift.Equatable {}"
  }
}

extension PluginMessage {
  /// The response to a message that cannot be decoded.
  static let unreadable = refusal(
    "Eastward's macros cannot read a message of the compiler; write by hand what the macros would generate")

  fileprivate static func refusal(_ sentence: String) -> PluginMessage {
    let nowhere = Diagnostic.Position(fileName: "", offset: 0)
    return .expandMacroResult(
      source: nil, diagnostics: [Diagnostic(message: sentence, severity: .error, position: nowhere)])
  }
}
