import Foundation
import PackagePlugin

/// Lints a target's folder whenever its sources changed, before they are compiled. Findings appear in the build's log
/// as the compiler's diagnostics do; an error fails the build.
@main
struct EastBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    // Swift, because a build makes a resource of what it does not know.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name).east.swift")
    return [
      .buildCommand(
        displayName: "Linting \(target.name)",
        executable: try context.tool(named: "east").url,
        arguments: [
          "lint", module.directoryURL.path(percentEncoded: false), "--quiet", "--absolute-paths", "--fail-level",
          "error",
          "--format", "xcode", "--stamp", stamp.path(percentEncoded: false),
        ],
        inputFiles: module.sourceFiles(withSuffix: ".swift").map(\.url),
        outputFiles: [stamp])
    ]
  }
}
