import Foundation
import PackagePlugin

/// `swift package east …`: runs the linter on the package, with the arguments as they are; `lint` if there are none.
@main
struct EastCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let east = Process()
    east.executableURL = try context.tool(named: "east").url
    east.arguments = arguments.isEmpty ? ["lint"] : arguments
    east.currentDirectoryURL = context.package.directoryURL
    try east.run()
    east.waitUntilExit()
    // The linter has said what is wrong; the exit code is all that is left to pass on.
    if east.terminationStatus != 0 { exit(east.terminationStatus) }
  }
}
